package dama.page;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/**
 * Compresses pages on which nothing is secret. Where a secret is compressed together with what
 * somebody else chose, the length tells how much they have in common, and guess by guess the secret
 * (BREACH): what is for one visitor alone goes out as it is.
 */
public class CompressionFilter extends HttpFilter {

  /** An attribute of requests for pages that may be compressed. */
  static final String OPEN = "dama.open";

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (request.getAttribute(OPEN) == null) {
      chain.doFilter(request, response);
      return;
    }
    response.setHeader("Vary", "Accept-Encoding");
    if (!Packed.isWanted(request)) {
      chain.doFilter(request, response);
      return;
    }
    // Whole, since an error on the way makes it another page.
    HeldResponse held = new HeldResponse(response);
    chain.doFilter(request, held);
    byte[] page = held.content();
    if (page.length > 0) {
      byte[] small = Packed.compress(page);
      response.setHeader("Content-Encoding", "gzip");
      response.setContentLength(small.length);
      response.getOutputStream().write(small);
    }
  }
}
