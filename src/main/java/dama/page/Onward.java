package dama.page;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/**
 * Where somebody wanted to go before they had to say who they are: {@code ?to=/moderation}. It
 * leads to addresses of our own alone: whoever sends a link to our page must not decide where it
 * ends.
 */
final class Onward {

  static final String FIELD = "to";

  private Onward() {}

  /** The address below the application, or the one for those who wanted nothing. */
  static String of(HttpServletRequest request, String usual) {
    return asked(request).orElse(usual);
  }

  /** Empty for nothing, and for what is none of our addresses. */
  static Optional<String> asked(HttpServletRequest request) {
    return Optional.ofNullable(request.getParameter(FIELD))
        .filter(to -> Destination.of(to).equals(to));
  }
}
