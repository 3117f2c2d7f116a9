package dama.page;

import dama.server.ClientAddress;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Collections;

/** Where a request comes from, past the proxies that the owner trusts. */
final class Sender {

  private Sender() {}

  static String address(HttpServletRequest request) {
    String forwarded = forwarded(request);
    return ClientAddress.of(request.getRemoteAddr(), forwarded.isEmpty() ? null : forwarded);
  }

  /** What proxies and others say of it, its lines joined by commas; empty where nobody did. */
  static String forwarded(HttpServletRequest request) {
    return String.join(",", Collections.list(request.getHeaders("X-Forwarded-For")));
  }

  /** Whether nobody on the way could read it. */
  static boolean isSecure(HttpServletRequest request) {
    return ClientAddress.isSecure(
        request.isSecure(), request.getRemoteAddr(), request.getHeader("X-Forwarded-Proto"));
  }
}
