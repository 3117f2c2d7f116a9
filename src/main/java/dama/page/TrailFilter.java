package dama.page;

import dama.server.Log;
import dama.server.StorageAwayException;
import dama.server.Trail;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.logging.Level;

/**
 * Gives each request a name, which its answer has as {@code X-Request-Id} and each line of the log
 * about it, too; and logs what failed, once.
 */
public class TrailFilter extends HttpFilter {

  /** The attribute of a request that has its name. */
  static final String ID = "dama.page.request";

  private static final Log LOG = Log.of(TrailFilter.class);

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    // An answer that is begun anew, as an error, keeps its name.
    String id = request.getAttribute(ID) instanceof String given ? given : Trail.newId();
    request.setAttribute(ID, id);
    response.setHeader("X-Request-Id", id);
    Trail trail = Trail.ofRequest(id);
    try {
      chain.doFilter(request, response);
    } catch (ServletException | RuntimeException e) {
      if (response.isCommitted()) {
        throw e;
      }
      tell(request, e);
      response.sendError(HttpServletResponse.SC_INTERNAL_SERVER_ERROR);
    } finally {
      trail.end();
    }
  }

  /** A database that is away was logged where it was noticed. */
  private static void tell(HttpServletRequest request, Exception failure) {
    if (!isStorageAway(failure)) {
      // Not the address: some have secrets in them.
      LOG.log(Level.SEVERE, "A request failed: " + request.getMethod(), failure);
    }
  }

  private static boolean isStorageAway(Throwable thrown) {
    return thrown instanceof StorageAwayException
        || (thrown.getCause() != null && isStorageAway(thrown.getCause()));
  }
}
