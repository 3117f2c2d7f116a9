package dama.socket;

import jakarta.inject.Inject;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** A node that is being drained takes no new sockets: the proxy tries the next. */
public class DrainFilter extends HttpFilter {

  @Inject private transient Drain drain;

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (drain.isUnderWay()) {
      response.setStatus(HttpServletResponse.SC_SERVICE_UNAVAILABLE);
    } else {
      chain.doFilter(request, response);
    }
  }
}
