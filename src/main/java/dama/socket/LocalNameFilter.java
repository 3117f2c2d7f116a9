package dama.socket;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/**
 * Payara's sockets ask at every handshake what this host is called, which asks the name server:
 * where that is slow, a page waits five seconds for its connection. Nobody uses the answer, and the
 * address does as well.
 */
public class LocalNameFilter extends HttpFilter {

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    chain.doFilter(new Nameless(request), response);
  }

  private static final class Nameless extends HttpServletRequestWrapper {
    private Nameless(HttpServletRequest request) {
      super(request);
    }

    @Override
    public String getLocalName() {
      return getLocalAddr();
    }
  }
}
