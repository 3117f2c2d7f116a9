package dama.page;

import jakarta.servlet.http.HttpServletRequest;

/** Where a request comes from, past the proxies that the owner trusts. */
final class Sender {

  private Sender() {}

  static String address(HttpServletRequest request) {
    return request.getRemoteAddr();
  }

  /** Whether nobody on the way could read it. */
  static boolean isSecure(HttpServletRequest request) {
    return request.isSecure();
  }
}
