package dama.page;

import dama.server.Configuration;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Dama in a frame of another page. Some addresses may be shown so, and only by the sites that the
 * owner lists; the browser sees to it.
 */
final class Embedding {

  private static final Set<Address.Target> EMBEDDED =
      EnumSet.of(Address.Target.EMBED_LOBBY, Address.Target.EMBED_GAME);

  /** The attribute of a request whose answer may be shown in a frame. */
  static final String MAY_BE = "dama.page.embedded";

  private static final String PREFIX = "/embed/";
  private static final Set<String> FRAMES = Set.of("iframe", "frame");
  private static final Set<String> THIS_MACHINE = Set.of("localhost", "127.0.0.1", "[::1]");

  private Embedding() {}

  /** Whether a page is made to be shown in a frame. */
  static boolean isMadeFor(Address address) {
    return EMBEDDED.contains(address.target());
  }

  /** Whether there is anybody who may show them. */
  static boolean isOffered() {
    return !origins().isEmpty();
  }

  /** Who may show the answer to a request in a frame; empty for nobody. */
  static List<String> ancestors(HttpServletRequest request) {
    return isFor(asked(request)) || leadsThere(request) ? origins() : List.of();
  }

  /**
   * Whether a page of another site shows us in a frame, where a browser neither sends nor keeps the
   * cookies of our own pages.
   */
  static boolean isForeign(HttpServletRequest request) {
    if (!FRAMES.contains(String.valueOf(request.getHeader("Sec-Fetch-Dest")))) {
      return false;
    }
    boolean crosses = "cross-site".equals(request.getHeader("Sec-Fetch-Site"));
    boolean stays =
        Cookies.token(request, Cookies.EMBEDDED).isPresent()
            && Cookies.token(request, Cookies.IDENTITY).isEmpty();
    return (crosses || stays) && ancestors(request).size() > 0;
  }

  /** Whether a browser takes the cookies of a foreign frame: over HTTPS, or from this machine. */
  static boolean isTrusted(HttpServletRequest request) {
    return Sender.isSecure(request) || THIS_MACHINE.contains(request.getServerName());
  }

  private static List<String> origins() {
    return Listed.ORIGINS;
  }

  /** The configuration does not change while the server runs. */
  private static final class Listed {
    static final List<String> ORIGINS = Configuration.current().elsewhere().embedOrigins();
  }

  private static boolean isFor(String path) {
    return path.startsWith(PREFIX);
  }

  /** A signed link may be the address of the frame, and leads on from there. */
  private static boolean leadsThere(HttpServletRequest request) {
    return Address.of(request)
            .filter(address -> address.target() == Address.Target.SIGN_IN_LINK)
            .isPresent()
        && isFor(Optional.ofNullable(request.getParameter("to")).orElse(""));
  }

  /** The path that was asked for, also where an error is answered in its place. */
  private static String asked(HttpServletRequest request) {
    Object failed = request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI);
    return failed instanceof String uri
        ? uri.substring(Math.min(uri.length(), request.getContextPath().length()))
        : Address.pathOf(request);
  }
}
