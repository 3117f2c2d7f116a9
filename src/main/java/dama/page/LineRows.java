package dama.page;

import dama.chat.ChatLine;
import dama.chat.Rooms;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.server.Storage;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Lines as moderators see them: all that is kept of each, and where it leads. */
@RequestScoped
public class LineRows {

  @Inject private HttpServletRequest request;
  @Inject private PlayerStore players;
  @Inject private Words words;

  /**
   * A line.
   *
   * @param time in UTC, to the millisecond
   * @param at the same in ISO-8601
   * @param where the room, in words
   * @param place the link to where it was said
   * @param context the link to what was said around it
   * @param nameNow empty if it is the same as then
   * @param shown what everybody else sees of it, in words
   * @param code {@code shown}, {@code held} or {@code hidden}
   */
  public record Row(
      long id,
      String time,
      String at,
      String where,
      String place,
      String context,
      long personId,
      String person,
      String name,
      String nameNow,
      String account,
      String address,
      String text,
      String code,
      String shown,
      List<String> flags,
      boolean onHold,
      int ply) {

    /** Enough of a hash to tell it from others on a page. */
    public String addressStart() {
      return address.substring(0, Math.min(8, address.length()));
    }
  }

  List<Row> of(List<ChatLine> lines) {
    // One question for all the names of today.
    Map<Long, Player> today =
        Storage.call(
            () ->
                players.byIds(lines.stream().map(ChatLine::authorId).collect(Collectors.toSet())));
    return lines.stream().map(line -> row(line, today)).toList();
  }

  private Row row(ChatLine line, Map<Long, Player> today) {
    String root = request.getContextPath();
    Optional<String> game = Rooms.gameOf(line.room());
    String code = Codes.of(line.status());
    String now = Optional.ofNullable(today.get(line.authorId())).map(Player::name).orElse("");
    return new Row(
        line.id(),
        UtcTime.write(line.at()),
        line.at().toString(),
        where(line.room(), line.ply()),
        root + game.map(id -> "/game/" + id + "?ply=" + line.ply()).orElse("/"),
        root + "/moderation/lines/" + line.id(),
        line.authorId(),
        root + "/moderation/person/" + line.authorId(),
        line.nameThen(),
        now.equals(line.nameThen()) ? "" : now,
        words.of(line.authorAccount() ? "lines.author.account" : "lines.author.visitor"),
        line.addressHash() == null ? "" : line.addressHash(),
        line.text(),
        code,
        words.of("lines.seen." + code),
        line.flags().stream().map(flag -> words.of("lines.flag." + Codes.of(flag))).toList(),
        line.onHold(),
        line.ply());
  }

  String where(String room, int ply) {
    String key = Rooms.isWatching(room) ? "console.room.watchers" : "console.room.game";
    return Rooms.gameOf(room)
        .map(game -> words.with(key, Map.of("id", game, "n", ply)))
        .orElseGet(() -> words.of("console.room.lobby"));
  }
}
