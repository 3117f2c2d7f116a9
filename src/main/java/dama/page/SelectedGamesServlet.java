package dama.page;

import dama.archive.FinishedGame;
import dama.archive.HistoryQuery;
import dama.archive.HistoryStore;
import dama.archive.StoredGame;
import dama.player.PlayerStore;
import dama.server.Storage;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The finished games that a page of {@code /games} has selected, the latest first, as one file of
 * PDN. They are read and written a few at a time; whoever wants more than the most asks again by
 * dates.
 */
public class SelectedGamesServlet extends HttpServlet {

  static final int MOST = 1_000;
  private static final int AT_A_TIME = 50;

  @Inject private HistoryStore history;
  @Inject private PlayerStore players;
  @Inject private PdnText pdn;
  @Inject private Seen seen;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    HistoryFilter filter = HistoryFilter.of(request);
    if (!Storage.call(() -> filter.fault(players::byShownName)).isEmpty()) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
      return;
    }
    response.setContentType(GamePdn.TYPE);
    response.setHeader("Content-Disposition", "attachment; filename=\"dama-games.pdn\"");
    HistoryQuery query = seen.of(Storage.call(() -> filter.query(players::byShownName)));
    write(query, request, response.getWriter());
  }

  private void write(HistoryQuery query, HttpServletRequest request, PrintWriter out) {
    FinishedGame.@Nullable Place last = null;
    List<StoredGame> some;
    int written = 0;
    do {
      FinishedGame.@Nullable Place after = last;
      some = Storage.call(() -> history.whole(query, after, AT_A_TIME));
      if (!some.isEmpty()) {
        out.append(pdn.of(some, request)).append('\n');
        out.flush();
        last = place(some.get(some.size() - 1));
      }
      written += some.size();
    } while (some.size() == AT_A_TIME && written < MOST);
  }

  private static FinishedGame.Place place(StoredGame game) {
    return new FinishedGame.Place(Objects.requireNonNull(game.endedAt()), game.id());
  }
}
