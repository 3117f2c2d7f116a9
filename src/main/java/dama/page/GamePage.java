package dama.page;

import dama.archive.GameStore;
import dama.archive.StoredGame;
import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.context.ExternalContext;
import jakarta.faces.context.FacesContext;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A game: who plays it, and what it is called. The board comes by the socket. */
@Named
@RequestScoped
public class GamePage {

  @Inject private HttpServletRequest request;
  @Inject private GameStore games;
  @Inject private Words words;

  private @Nullable StoredGame game;

  /** Says 404 if there is no such game. */
  public void open() throws IOException {
    Optional<StoredGame> found = games.load(getId());
    if (found.isPresent()) {
      game = found.get();
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

  public @Nullable Kind getKind() {
    return game == null ? null : new Kind(game.game().variant());
  }
}
