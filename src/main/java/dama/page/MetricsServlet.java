package dama.page;

import dama.server.Metrics;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/**
 * {@code /metrics} in the text format of Prometheus, for the addresses that {@code
 * DAMA_METRICS_FROM} lists; for all others there is no such page. With a slash behind it, too: else
 * one server answers there with metrics of its own, to anybody.
 */
@WebServlet({"/metrics", "/metrics/"})
public class MetricsServlet extends HttpServlet {
  private static final PrometheusTextFormatWriter FORMAT =
      PrometheusTextFormatWriter.builder().build();

  @Inject private Metrics metrics;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    if (!metrics.areFor(request.getRemoteAddr(), Sender.forwarded(request))) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
      return;
    }
    response.setContentType(FORMAT.getContentType());
    response.setHeader("Cache-Control", "no-store");
    FORMAT.write(response.getOutputStream(), metrics.now());
  }
}
