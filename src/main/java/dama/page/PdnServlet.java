package dama.page;

import dama.archive.GameStore;
import dama.archive.StoredGame;
import dama.live.Delay;
import dama.server.Now;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** A game as PDN, to keep: {@code /game/ID.pdn}. */
public class PdnServlet extends HttpServlet {

  @Inject private GameStore games;
  @Inject private Visitor visitor;
  @Inject private Delay delay;
  @Inject private PdnText pdn;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    Optional<StoredGame> found = games.load(String.valueOf(request.getAttribute(Address.ID)));
    if (found.isEmpty()) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
      return;
    }
    StoredGame stored = seen(found.get());
    byte[] text = pdn.of(List.of(stored), request).getBytes(StandardCharsets.UTF_8);
    response.setContentType(GamePdn.TYPE);
    response.setHeader("Content-Disposition", "attachment; filename=\"" + stored.id() + ".pdn\"");
    response.setContentLength(text.length);
    response.getOutputStream().write(text);
  }

  /** Who plays the game sees it as it is. */
  private StoredGame seen(StoredGame game) {
    boolean plays = visitor.player().flatMap(who -> game.sideOf(who.id())).isPresent();
    return plays ? game : delay.watched(game, Now.instant());
  }
}
