package dama.page;

import dama.archive.GameStore;
import dama.archive.StoredGame;
import dama.player.Player;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/**
 * All the games of whoever asks, finished and running, the oldest first: {@code /games.pdn}. They
 * are read and written a few at a time, however many there are. Who has played none gets an empty
 * file.
 */
public class MyGamesServlet extends HttpServlet {

  private static final int AT_A_TIME = 50;

  @Inject private GameStore games;
  @Inject private Visitor visitor;
  @Inject private PdnText pdn;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    Optional<Player> player = visitor.player();
    response.setContentType(GamePdn.TYPE);
    response.setHeader("Content-Disposition", "attachment; filename=\"dama.pdn\"");
    if (player.isPresent()) {
      write(player.get().id(), request, response.getWriter());
    }
  }

  private void write(long playerId, HttpServletRequest request, PrintWriter out) {
    List<StoredGame> some = games.of(playerId, null, AT_A_TIME);
    while (!some.isEmpty()) {
      out.append(pdn.of(some, request)).append('\n');
      out.flush();
      some = games.of(playerId, some.get(some.size() - 1), AT_A_TIME);
    }
  }
}
