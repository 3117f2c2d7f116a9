package dama.page;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a browser may do with our pages: nothing but load our own scripts, styles and images. */
public class SecurityHeadersFilter extends HttpFilter {

  private static final String POLICY =
      String.join(
          "; ",
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "img-src 'self' data:",
          "connect-src 'self'",
          "font-src 'self'",
          "media-src 'self'",
          "manifest-src 'self'",
          "object-src 'none'",
          "form-action 'self'",
          "base-uri 'none'",
          "frame-ancestors ");

  /** Of all that a page could ask of a device, it copies an invitation and makes a sound. */
  private static final String PERMISSIONS =
      Stream.concat(
              Stream.of("clipboard-write=(self)", "autoplay=(self)"),
              Stream.of(
                      "accelerometer",
                      "camera",
                      "clipboard-read",
                      "display-capture",
                      "encrypted-media",
                      "fullscreen",
                      "gamepad",
                      "geolocation",
                      "gyroscope",
                      "hid",
                      "idle-detection",
                      "local-fonts",
                      "magnetometer",
                      "microphone",
                      "midi",
                      "payment",
                      "publickey-credentials-get",
                      "screen-wake-lock",
                      "serial",
                      "storage-access",
                      "usb",
                      "xr-spatial-tracking")
                  .map(feature -> feature + "=()"))
          .collect(Collectors.joining(", "));

  /**
   * For a year. Not for the names below this one: those are the owner's, who may have something on
   * them that is not encrypted.
   */
  private static final String ONLY_SECURE = "max-age=31536000";

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (!becomesSocket(request)) {
      tell(request, response);
    }
    chain.doFilter(request, response);
  }

  /** There is no page then that could do anything; if it fails there is one, of an error. */
  private static boolean becomesSocket(HttpServletRequest request) {
    return request.getDispatcherType() == DispatcherType.REQUEST
        && Address.pathOf(request).startsWith("/socket/")
        && "websocket".equalsIgnoreCase(request.getHeader("Upgrade"));
  }

  /** Again, where an answer was begun anew. */
  static void tell(HttpServletRequest request, HttpServletResponse response) {
    List<String> ancestors = Embedding.ancestors(request);
    response.setHeader(
        "Content-Security-Policy",
        POLICY + (ancestors.isEmpty() ? "'none'" : String.join(" ", ancestors)));
    request.setAttribute(Embedding.MAY_BE, ancestors.isEmpty() ? null : true);
    if (ancestors.isEmpty()) {
      // For browsers that do not know the policy. There is no way to tell those of a list.
      response.setHeader("X-Frame-Options", "DENY");
    }
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Referrer-Policy", "same-origin");
    response.setHeader("Permissions-Policy", PERMISSIONS);
    response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    // Whoever may be kept says so later: an error, and what is forgotten here, is kept by nobody.
    response.setHeader("Cache-Control", "no-store");
    if (Sender.isSecure(request)) {
      response.setHeader("Strict-Transport-Security", ONLY_SECURE);
    }
  }
}
