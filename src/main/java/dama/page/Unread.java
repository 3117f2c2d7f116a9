package dama.page;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A form that is too long to be read: the page behind it is shown as if nothing had been sent, but
 * knows why. Servers read a form when it is first asked for, and each has its own limit.
 */
final class Unread extends HttpServletRequestWrapper {

  /** The attribute of a request whose form was not read. */
  static final String MARK = "dama.page.unread";

  /** Enough for the longest text that is read, each of its bytes written as three. */
  private static final long LONGEST = 1_000_000;

  private Unread(HttpServletRequest request) {
    super(request);
  }

  /** The request itself, unless it carries too much or does not say how much. */
  static HttpServletRequest ifTooLong(HttpServletRequest request) {
    long length = request.getContentLengthLong();
    if (!request.getMethod().equals("POST") || length >= 0 && length <= LONGEST) {
      return request;
    }
    request.setAttribute(MARK, true);
    return new Unread(request);
  }

  @Override
  public String getMethod() {
    return "GET";
  }

  @Override
  public @Nullable String getContentType() {
    return null;
  }

  @Override
  public @Nullable String getParameter(String name) {
    return null;
  }

  @Override
  public Map<String, String[]> getParameterMap() {
    return Map.of();
  }

  @Override
  public Enumeration<String> getParameterNames() {
    return Collections.emptyEnumeration();
  }

  @Override
  public String @Nullable [] getParameterValues(String name) {
    return null;
  }
}
