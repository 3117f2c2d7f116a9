package dama.page;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * Compresses pages on which nothing is secret. Where a secret is compressed together with what
 * somebody else chose, the length tells how much they have in common, and guess by guess the secret
 * (BREACH): what is for one visitor alone goes out as it is.
 */
public class CompressionFilter extends HttpFilter {

  /** An attribute of requests for pages that may be compressed. */
  static final String OPEN = "dama.open";

  /** Between tags one blank is as good as many; what somebody typed has no tags. */
  private static final Pattern BLANKS = Pattern.compile(">\\s+<");

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
    String page = held.content();
    if (!page.isEmpty()) {
      String dense = BLANKS.matcher(page).replaceAll(">\n<");
      byte[] small = Packed.compress(dense.getBytes(StandardCharsets.UTF_8));
      response.setHeader("Content-Encoding", "gzip");
      response.setContentLength(small.length);
      response.getOutputStream().write(small);
    }
  }
}
