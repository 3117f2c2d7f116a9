package dama.page;

import dama.player.Tokens;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a browser keeps for us: who its visitor is, the language they chose, and which accounts it
 * was signed in to.
 *
 * <p>Their names have no {@code __Host-} before them. It needs HTTPS and the path {@code /}, and
 * the same WAR is served by HTTP in a house and below a path beside a forum; with one name here and
 * another there, a page and its socket could be two people. What it would keep off is a cookie that
 * another host of the same domain sets: with it somebody is made to play as another visitor, but no
 * account is taken by it, since signing in always begins a session under a token of its own.
 */
final class Cookies {

  static final String IDENTITY = "dama";
  static final String LANGUAGE = "dama-lang";
  static final String KNOWN = "dama-known";

  private static final int YEAR = (int) Duration.ofDays(365).toSeconds();

  private Cookies() {}

  static Optional<String> find(HttpServletRequest request, String name) {
    Cookie[] cookies = request.getCookies();
    if (cookies != null) {
      for (Cookie each : cookies) {
        if (each.getName().equals(name)) {
          return Optional.of(each.getValue());
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The token of whoever asks. Of several cookies of that name the first that holds a token counts,
   * as in the handshake of a socket: a page and its connection are never two people.
   */
  static Optional<String> token(HttpServletRequest request) {
    Cookie[] cookies = request.getCookies();
    return Stream.of(cookies == null ? new Cookie[0] : cookies)
        .filter(each -> each.getName().equals(IDENTITY))
        .map(Cookie::getValue)
        .filter(Tokens::isToken)
        .findFirst();
  }

  /**
   * A cookie for a year, for this application alone, that pages of other sites cannot send along.
   */
  static Cookie lasting(HttpServletRequest request, String name, String value) {
    Cookie cookie = new Cookie(name, value);
    String path = request.getContextPath();
    cookie.setPath(path.isEmpty() ? "/" : path);
    cookie.setMaxAge(YEAR);
    cookie.setHttpOnly(true);
    cookie.setSecure(Sender.isSecure(request));
    cookie.setAttribute("SameSite", "Lax");
    return cookie;
  }
}
