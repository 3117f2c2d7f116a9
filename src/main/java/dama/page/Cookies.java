package dama.page;

import dama.identity.Attempt;
import dama.player.Tokens;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Collections;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a browser keeps for us: who its visitor is, the language they chose, how the pages look to
 * them, and which accounts it was signed in to.
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

  /** The one that a script writes, for it means nothing to anybody: see {@link Look}. */
  static final String LOOK = "dama-look";

  static final String KNOWN = "dama-known";

  /** Who the visitor is where a page of another site shows us in a frame. */
  static final String EMBEDDED = Tokens.EMBEDDED_COOKIE;

  /** An attempt to sign in elsewhere that is under way. */
  static final String ATTEMPT = "dama-attempt";

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
   * as in the handshake of a socket: a page and its connection are never two people. That of our
   * own pages goes before that of a frame.
   */
  static Optional<String> token(HttpServletRequest request) {
    return token(request, IDENTITY).or(() -> token(request, EMBEDDED));
  }

  /** From the header itself: of two cookies of one name, one server tells us of one alone. */
  static Optional<String> token(HttpServletRequest request, String name) {
    return Collections.list(request.getHeaders("Cookie")).stream()
        .flatMap(header -> Stream.of(header.split(";", -1)))
        .map(String::strip)
        .filter(pair -> pair.startsWith(name + "="))
        .map(pair -> pair.substring(name.length() + 1))
        .filter(Tokens::isToken)
        .findFirst();
  }

  /**
   * A cookie for a year, for this application alone, that pages of other sites cannot send along.
   * In a frame of another site it is one of that frame, which no page outside of it is sent.
   */
  static Cookie lasting(HttpServletRequest request, String name, String value) {
    boolean frame = Embedding.isForeign(request) && Embedding.isTrusted(request);
    Cookie cookie = of(request, frame && name.equals(IDENTITY) ? EMBEDDED : name, value, YEAR);
    if (frame) {
      cookie.setSecure(true);
      cookie.setAttribute("SameSite", "None");
      cookie.setAttribute("Partitioned", "");
    }
    return cookie;
  }

  /** What a browser keeps while its visitor is at the provider, and shows when they come back. */
  static Cookie attempt(HttpServletRequest request, String value) {
    return of(request, ATTEMPT, value, (int) Attempt.LONGEST.toSeconds());
  }

  static Cookie noAttempt(HttpServletRequest request) {
    return of(request, ATTEMPT, "", 0);
  }

  private static Cookie of(HttpServletRequest request, String name, String value, int seconds) {
    Cookie cookie = new Cookie(name, value);
    String path = request.getContextPath();
    cookie.setPath(path.isEmpty() ? "/" : path);
    cookie.setMaxAge(seconds);
    cookie.setHttpOnly(true);
    cookie.setSecure(Sender.isSecure(request));
    cookie.setAttribute("SameSite", "Lax");
    return cookie;
  }
}
