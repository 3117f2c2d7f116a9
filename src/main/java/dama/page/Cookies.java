package dama.page;

import dama.player.Tokens;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;

/** The two things that a browser keeps for us: who its visitor is, and the language they chose. */
final class Cookies {

  static final String IDENTITY = "dama";
  static final String LANGUAGE = "dama-lang";

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
