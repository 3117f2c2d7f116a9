package dama.page;

import dama.rules.Variant;
import dama.rules.Variants;
import jakarta.json.JsonObject;
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
 * Whoever asks {@code far=1} is told the line as far as it can be played, and what could not be.
 */
public class TrialServlet extends HttpServlet {

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    Optional<JsonObject> answer =
        Variants.byId(String.valueOf(request.getAttribute(Address.ID)))
            .flatMap(variant -> answer(variant, request));
    if (answer.isEmpty()) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
      return;
    }
    byte[] json = answer.get().toString().getBytes(StandardCharsets.UTF_8);
    response.setContentType("application/json;charset=UTF-8");
    response.setContentLength(json.length);
    response.getOutputStream().write(json);
  }

  private static Optional<JsonObject> answer(Variant variant, HttpServletRequest request) {
    String line = said(request.getParameter("line"));
    if (request.getParameter("far") != null) {
      return Optional.of(Trial.asFarAs(variant, line).json());
    }
    String known = said(request.getParameter("known"));
    int plies = known.matches("\\d{1,4}") ? Integer.parseInt(known) : 0;
    return Trial.after(variant, line).map(game -> Trial.json(game, plies));
  }

  private static String said(@Nullable String parameter) {
    return parameter == null ? "" : parameter;
  }
}
