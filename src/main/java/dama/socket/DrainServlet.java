package dama.socket;

import dama.server.Metrics;
import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Collections;

/**
 * {@code POST /health/drain} empties this node before it is stopped; for the owner's tools, at the
 * addresses that {@code DAMA_METRICS_FROM} lists. For all others there is no such page.
 */
@WebServlet("/health/drain")
public class DrainServlet extends HttpServlet {

  @Inject private transient Drain drain;
  @Inject private transient Metrics metrics;

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    String forwarded = String.join(",", Collections.list(request.getHeaders("X-Forwarded-For")));
    if (!metrics.areFor(request.getRemoteAddr(), forwarded)) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
    } else if (!request.getMethod().equals("POST")) {
      response.sendError(HttpServletResponse.SC_METHOD_NOT_ALLOWED);
    } else {
      drain.begin();
      response.setStatus(HttpServletResponse.SC_ACCEPTED);
      response.setContentType("text/plain;charset=UTF-8");
      response.setHeader("Cache-Control", "no-store");
      response.getWriter().println("draining");
    }
  }
}
