package dama.page;

import dama.game.Game;
import dama.rules.Variants;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What can be played next where one person tries the rules: {@code
 * /try/russian/moves?line=22-18.11-15&known=1}. The rules are the server's; nothing is kept.
 */
public class TrialServlet extends HttpServlet {

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    String line = said(request.getParameter("line"));
    Optional<Game> game =
        Variants.byId(String.valueOf(request.getAttribute(Address.ID)))
            .flatMap(variant -> Trial.after(variant, line));
    if (game.isEmpty()) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
      return;
    }
    String known = said(request.getParameter("known"));
    int plies = known.matches("\\d{1,4}") ? Integer.parseInt(known) : 0;
    byte[] json = Trial.json(game.get(), plies).toString().getBytes(StandardCharsets.UTF_8);
    response.setContentType("application/json;charset=UTF-8");
    response.setContentLength(json.length);
    response.getOutputStream().write(json);
  }

  private static String said(@Nullable String parameter) {
    return parameter == null ? "" : parameter;
  }
}
