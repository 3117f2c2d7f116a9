package dama.page;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An address that people see and keep, and what stands behind it.
 *
 * @param target the view, or the servlet
 * @param id the part of the address that names a game or an offer, else empty
 */
record Address(Target target, String id) {

  /** The attribute of a request that carries {@link #id} to what stands behind the address. */
  static final String ID = "dama.page.id";

  enum Target {
    LOBBY("/"),
    GAME("/game/([a-z0-9]{1,40})"),
    PDN("/game/([a-z0-9]{1,40})\\.pdn"),
    INVITE("/invite/([A-Za-z0-9_-]{1,64})"),
    KINDS("/rules"),
    RULES("/rules/([a-z]{1,40})"),
    CHAT_LOG("/chat-log"),
    MY_GAMES("/games\\.pdn"),
    IMPORT("/import");

    private final Pattern pattern;

    Target(String pattern) {
      this.pattern = Pattern.compile(pattern);
    }

    Optional<Address> match(String path) {
      Matcher matcher = pattern.matcher(path);
      if (!matcher.matches()) {
        return Optional.empty();
      }
      return Optional.of(new Address(this, matcher.groupCount() > 0 ? matcher.group(1) : ""));
    }
  }

  static Optional<Address> of(HttpServletRequest request) {
    String path = pathOf(request);
    return Arrays.stream(Target.values()).flatMap(each -> each.match(path).stream()).findFirst();
  }

  /** The path below the application, however the server splits it. */
  static String pathOf(HttpServletRequest request) {
    String info = request.getPathInfo();
    String path = request.getServletPath() + (info == null ? "" : info);
    return path.isEmpty() ? "/" : path;
  }
}
