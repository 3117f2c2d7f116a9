package dama.page;

import dama.archive.GameStore;
import dama.archive.StoredGame;
import dama.game.Outcome;
import dama.game.Ply;
import dama.notation.PdnGame;
import dama.notation.PdnWriter;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A game as PDN, to keep: {@code /game/ID.pdn}. */
public class PdnServlet extends HttpServlet {

  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("uuuu.MM.dd").withZone(ZoneOffset.UTC);

  @Inject private GameStore games;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    Optional<StoredGame> found = games.load(String.valueOf(request.getAttribute(Address.ID)));
    if (found.isEmpty()) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
      return;
    }
    StoredGame stored = found.get();
    byte[] text = PdnWriter.write(pdnOf(stored, siteOf(request))).getBytes(StandardCharsets.UTF_8);
    response.setContentType("application/vnd.pdn;charset=UTF-8");
    response.setHeader("Content-Disposition", "attachment; filename=\"" + stored.id() + ".pdn\"");
    response.setContentLength(text.length);
    response.getOutputStream().write(text);
  }

  private static PdnGame pdnOf(StoredGame stored, String site) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", "Dama");
    tags.put("Site", site);
    tags.put("Date", DATE.format(stored.startedAt()));
    tags.put("White", stored.white().name());
    tags.put("Black", stored.black().name());
    var game = stored.game();
    return new PdnGame(
        tags,
        game.variant(),
        game.start(),
        game.plies().stream().map(Ply::move).toList(),
        token(game.outcome()));
  }

  private static String siteOf(HttpServletRequest request) {
    String address = request.getRequestURL().toString();
    return address.substring(0, address.length() - ".pdn".length());
  }

  private static String token(@Nullable Outcome outcome) {
    if (outcome == null) {
      return "*";
    }
    return switch (outcome.result()) {
      case WHITE_WINS -> "2-0";
      case BLACK_WINS -> "0-2";
      case DRAW -> "1-1";
    };
  }
}
