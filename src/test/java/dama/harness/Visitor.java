package dama.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpResponse;

/**
 * Somebody who has opened the page once and holds the cookie that it gave.
 *
 * @param cookie as a request carries it, {@code dama=...}
 */
public record Visitor(String cookie) {

  public static Visitor arriveAt(URI base) {
    try {
      HttpResponse<String> page = Http.get(base, "Accept", "text/html");
      return page.headers().allValues("Set-Cookie").stream()
          .filter(cookie -> cookie.startsWith("dama="))
          .map(cookie -> new Visitor(cookie.substring(0, cookie.indexOf(';'))))
          .findFirst()
          .orElseThrow(() -> new AssertionError(page.statusCode() + " gave no cookie: " + base));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
