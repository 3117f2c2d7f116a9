package dama.page;

import dama.archive.GameStore;
import dama.card.Card;
import dama.live.Delay;
import dama.server.Now;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;

/**
 * The picture of a game, or of how a kind of draughts begins, for links that are pasted elsewhere:
 * {@code /card/ID.png}, {@code /card/kind/russian.svg}. It is the same for everybody, and so shows
 * what somebody may see who only watches.
 */
public class CardServlet extends HttpServlet {

  /** Those who show links fetch them through caches of their own, for many at once. */
  private static final String FOR_ALL = "public, max-age=60";

  @Inject private GameStore games;
  @Inject private Delay delay;
  @Inject private CardPictures pictures;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    String path = Address.pathOf(request);
    Optional<Card> card = cardAt(path, String.valueOf(request.getAttribute(Address.ID)));
    if (card.isEmpty()) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
      return;
    }
    boolean png = path.endsWith(".png");
    String tag = pictures.tag(card.get(), png);
    response.setHeader("ETag", tag);
    response.setHeader("Cache-Control", FOR_ALL);
    // Pages of other sites are what it is for.
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    if (tag.equals(request.getHeader("If-None-Match"))) {
      response.setStatus(HttpServletResponse.SC_NOT_MODIFIED);
      return;
    }
    byte[] picture = pictures.draw(card.get(), png);
    response.setContentType(png ? "image/png" : "image/svg+xml;charset=UTF-8");
    response.setContentLength(picture.length);
    response.getOutputStream().write(picture);
  }

  private Optional<Card> cardAt(String path, String id) {
    return path.startsWith("/card/kind/")
        ? Kind.named(id).map(Kind::card)
        : games.load(id).map(game -> Sharing.card(delay.watched(game, Now.instant())));
  }
}
