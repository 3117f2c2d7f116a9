package dama.page;

import dama.server.SecurityLog;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.util.Set;

/** Refuses whatever would change something and was sent by a page of another site. */
public class SameOriginFilter extends HttpFilter {

  /** The attribute of a request that was refused here. */
  static final String REFUSED = "dama.page.foreign";

  private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS");
  private static final Set<String> OWN_SITES = Set.of("same-origin", "none");

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (READING.contains(request.getMethod()) || isOwn(request) || isForTools(request)) {
      chain.doFilter(request, response);
    } else {
      SecurityLog.refused("foreign-page", null, "form");
      request.setAttribute(REFUSED, true);
      response.sendError(HttpServletResponse.SC_FORBIDDEN);
    }
  }

  /** No browser sends anything there without saying from where, and its addresses are guarded. */
  private static boolean isForTools(HttpServletRequest request) {
    return request.getServletPath().equals("/health/drain")
        && request.getHeader("Origin") == null
        && request.getHeader("Sec-Fetch-Site") == null;
  }

  /** Browsers say where a request comes from; one that says nothing is taken for a foreign one. */
  private static boolean isOwn(HttpServletRequest request) {
    String site = request.getHeader("Sec-Fetch-Site");
    if (site != null) {
      return OWN_SITES.contains(site);
    }
    String origin = request.getHeader("Origin");
    String host = request.getHeader("Host");
    return origin != null && host != null && host.equals(authorityOf(origin));
  }

  private static String authorityOf(String origin) {
    try {
      String authority = URI.create(origin).getRawAuthority();
      return authority == null ? "" : authority;
    } catch (IllegalArgumentException malformed) {
      return "";
    }
  }
}
