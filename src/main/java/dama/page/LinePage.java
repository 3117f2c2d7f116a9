package dama.page;

import dama.archive.GameStore;
import dama.archive.StoredGame;
import dama.chat.ChatLine;
import dama.chat.ChatStore;
import dama.chat.Rooms;
import dama.game.Ply;
import dama.notation.Fen;
import dama.player.Player;
import dama.server.Storage;
import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.context.FacesContext;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.json.Json;
import jakarta.json.JsonObjectBuilder;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A line among those around it, with the board as it stood; whoever reads it is remembered. */
@Named
@RequestScoped
public class LinePage {

  private static final int LINES = 20;
  private static final int MOST = 200;

  @Inject private HttpServletRequest request;
  @Inject private ChatStore chat;
  @Inject private GameStore games;
  @Inject private LineSearch search;
  @Inject private LineRows rows;
  @Inject private Visitor visitor;

  private List<ChatLine> lines = List.of();
  private long id;
  private @Nullable ChatLine line;
  private @Nullable StoredGame stored;

  public void open() throws IOException {
    id = Long.parseLong(String.valueOf(request.getAttribute(Address.ID)));
    Optional<ChatLine> found = Storage.call(() -> chat.byId(id));
    if (found.isEmpty()) {
      FacesContext faces = FacesContext.getCurrentInstance();
      faces.getExternalContext().responseSendError(HttpServletResponse.SC_NOT_FOUND, "");
      faces.responseComplete();
      return;
    }
    ChatLine it = found.get();
    line = it;
    visitor.player().ifPresent(who -> search.remember(who.id(), it.room()));
    lines = search.around(it, number("before"), number("after"));
    stored =
        Rooms.gameOf(it.room()).flatMap(game -> Storage.call(() -> games.load(game))).orElse(null);
  }

  public long getId() {
    return id;
  }

  /** Where to come back to after an act, below the application. */
  public String getBack() {
    return "/moderation/lines/" + id;
  }

  public String getTitle() {
    return line == null ? "" : rows.where(line.room(), line.ply());
  }

  public List<LineRows.Row> getLines() {
    return rows.of(lines);
  }

  public int getPly() {
    return line == null ? 0 : line.ply();
  }

  public String getWhite() {
    return name(stored == null ? null : stored.white());
  }

  public String getBlack() {
    return name(stored == null ? null : stored.black());
  }

  private static String name(@Nullable Player player) {
    return player == null ? "" : player.name();
  }

  /** The game for the browser's board; empty in the lobby. */
  public String getGame() {
    if (stored == null) {
      return "";
    }
    JsonObjectBuilder json =
        Json.createObjectBuilder()
            .add("number", 1)
            .add("variant", ImportedGame.kind(stored.game().variant()))
            .add("white", person(stored.white()))
            .add("black", person(stored.black()))
            .add("about", "")
            .add("result", "*")
            .add("startFen", Fen.write(stored.game().start()))
            .add("turn", ImportedGame.side(stored.game().turn()))
            .add(
                "plies",
                ImportedGame.plies(
                    stored.game().variant(),
                    stored.game().start(),
                    stored.game().plies().stream().map(Ply::move).toList()));
    return json.build().toString();
  }

  private static JsonObjectBuilder person(Player player) {
    return Json.createObjectBuilder().add("id", player.id()).add("name", player.name());
  }

  public String getMoreBefore() {
    return here(Math.min(MOST, number("before") * 2), number("after"));
  }

  public String getMoreAfter() {
    return here(number("before"), Math.min(MOST, number("after") * 2));
  }

  /** The log of the whole room. */
  public String getRoom() {
    String room = line == null ? "" : line.room();
    return request.getContextPath() + "/moderation/lines?room=" + room;
  }

  private String here(int before, int after) {
    return request.getContextPath()
        + "/moderation/lines/"
        + id
        + "?before="
        + before
        + "&after="
        + after
        + "#line-"
        + id;
  }

  private int number(String name) {
    String given = Optional.ofNullable(request.getParameter(name)).orElse("");
    return given.matches("\\d{1,4}") ? Math.min(MOST, Integer.parseInt(given)) : LINES;
  }
}
