package dama.page;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Optional;

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
   * A cookie for a year, for this application alone, that pages of other sites cannot send along.
   */
  static Cookie lasting(HttpServletRequest request, String name, String value) {
    Cookie cookie = new Cookie(name, value);
    String path = request.getContextPath();
    cookie.setPath(path.isEmpty() ? "/" : path);
    cookie.setMaxAge(YEAR);
    cookie.setHttpOnly(true);
    cookie.setSecure(request.isSecure());
    cookie.setAttribute("SameSite", "Lax");
    return cookie;
  }
}
