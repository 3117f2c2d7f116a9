package dama.moderation;

import dama.archive.GameStore;
import dama.chat.ChatLine;
import dama.chat.ChatStore;
import dama.chat.LineStatus;
import dama.chat.Rooms;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Takes what people report, of what they can see. */
@ApplicationScoped
public class Filing {

  /** In UTF-16 units, of what a reporter adds in words. */
  public static final int LONGEST = 500;

  private final HourlyCount filed = new HourlyCount(10);
  @Inject private ReportStore reports;
  @Inject private ChatStore lines;
  @Inject private PlayerStore players;
  @Inject private GameStore games;

  /** What is answered to a report. */
  public sealed interface Answer {

    /**
     * @param again whether the same was reported before, and is not decided yet
     */
    record Filed(boolean again) implements Answer {}

    record Refused(FilingRefusal reason) implements Answer {}
  }

  /**
   * What a report is about.
   *
   * @param name as it is reported; with a name only
   */
  private record About(
      Report.Kind kind,
      long playerId,
      @Nullable Long lineId,
      @Nullable String gameId,
      @Nullable String name) {}

  /** A line that is shown in the reporter's room. */
  public Answer line(
      Player by, String room, long lineId, Reason reason, String words, Instant now) {
    Optional<ChatLine> line =
        Storage.call(() -> lines.byId(lineId))
            .filter(one -> one.room().equals(room))
            .filter(one -> one.status() == LineStatus.SHOWN || one.authorId() == by.id());
    return line.map(
            one ->
                file(
                    by,
                    new About(Report.Kind.LINE, one.authorId(), lineId, gameOf(room), null),
                    reason,
                    words,
                    now))
        .orElseGet(() -> new Answer.Refused(FilingRefusal.NOTHING_THERE));
  }

  /** The name that somebody has now. */
  public Answer name(Player by, long playerId, Reason reason, String words, Instant now) {
    return Storage.call(() -> players.byId(playerId))
        .map(
            one ->
                file(
                    by,
                    new About(Report.Kind.NAME, one.id(), null, null, one.name()),
                    reason,
                    words,
                    now))
        .orElseGet(() -> new Answer.Refused(FilingRefusal.NOTHING_THERE));
  }

  /** How somebody plays in a game. */
  public Answer game(
      Player by, String gameId, long playerId, Reason reason, String words, Instant now) {
    boolean plays =
        Storage.call(() -> games.load(gameId))
            .filter(game -> game.sideOf(playerId).isPresent())
            .isPresent();
    if (!plays) {
      return new Answer.Refused(FilingRefusal.NOTHING_THERE);
    }
    return file(by, new About(Report.Kind.GAME, playerId, null, gameId, null), reason, words, now);
  }

  private static @Nullable String gameOf(String room) {
    return Rooms.gameOf(room).orElse(null);
  }

  private Answer file(Player by, About about, Reason reason, String words, Instant now) {
    if (about.playerId() == by.id()) {
      return new Answer.Refused(FilingRefusal.ABOUT_YOURSELF);
    }
    if (words.length() > LONGEST) {
      return new Answer.Refused(FilingRefusal.REPORT_TOO_LONG);
    }
    if (!filed.take(by.id(), now)) {
      return new Answer.Refused(FilingRefusal.TOO_MANY_REPORTS);
    }
    OptionalLong id =
        Storage.call(
            () ->
                reports.file(
                    about.kind(),
                    by.id(),
                    about.playerId(),
                    about.lineId(),
                    about.gameId(),
                    about.name(),
                    reason,
                    words,
                    now));
    return new Answer.Filed(id.isEmpty());
  }
}
