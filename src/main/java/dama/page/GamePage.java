package dama.page;

import dama.archive.GameStore;
import dama.archive.StoredGame;
import dama.game.Ply;
import dama.live.Delay;
import dama.notation.Fen;
import dama.rules.Side;
import dama.server.Now;
import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.context.ExternalContext;
import jakarta.faces.context.FacesContext;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A game: who plays it, what it is called, and how its board looks, so that it is seen at once. All
 * that is more than a look comes by the socket.
 */
@Named
@RequestScoped
public class GamePage {

  @Inject private HttpServletRequest request;
  @Inject private GameStore games;
  @Inject private Words words;
  @Inject private Visitor visitor;
  @Inject private Delay delay;
  @Inject private Sharing sharing;

  private @Nullable StoredGame game;
  private @Nullable StoredGame watched;
  private @Nullable Side own;

  /** Says 404 if there is no such game. */
  public void open() throws IOException {
    Optional<StoredGame> found = games.load(getId());
    if (found.isPresent()) {
      own = visitor.player().flatMap(me -> found.get().sideOf(me.id())).orElse(null);
      watched = delay.watched(found.get(), Now.instant());
      game = own == null ? watched : found.get();
      return;
    }
    FacesContext faces = FacesContext.getCurrentInstance();
    ExternalContext external = faces.getExternalContext();
    external.responseSendError(HttpServletResponse.SC_NOT_FOUND, "");
    faces.responseComplete();
  }

  public String getId() {
    return String.valueOf(request.getAttribute(Address.ID));
  }

  public String getWhite() {
    return game == null ? "" : game.white().name();
  }

  public String getBlack() {
    return game == null ? "" : game.black().name();
  }

  public String getTitle() {
    return words.with("game.title", Map.of("white", getWhite(), "black", getBlack()));
  }

  /** What the game is, for those who are shown a link to it: no more than who only watches sees. */
  public String getStory() {
    return watched == null ? "" : sharing.story(watched);
  }

  /** Where its picture is, below the application's own address. */
  public String getCard() {
    return watched == null ? "" : Sharing.address(watched);
  }

  /** Whether Black is at the bottom. */
  public boolean isFlipped() {
    return own == Side.BLACK;
  }

  /** What the board looks like; see {@link Kind#getLook}. */
  public String getLook() {
    Kind kind = getKind();
    return kind == null ? "" : kind.getLook() + (isFlipped() ? " flipped" : "");
  }

  /** The position that this visitor may see. */
  public String getFen() {
    return game == null ? "" : Fen.write(game.game().position());
  }

  /** The squares of the move that led there, with spaces between; empty if none did. */
  public String getLast() {
    List<Ply> plies = game == null ? List.of() : game.game().plies();
    return plies.isEmpty()
        ? ""
        : plies.get(plies.size() - 1).move().path().stream()
            .map(String::valueOf)
            .collect(Collectors.joining(" "));
  }

  public @Nullable Kind getKind() {
    return game == null ? null : new Kind(game.game().variant());
  }
}
