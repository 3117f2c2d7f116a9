package dama.page;

import dama.player.Tokens;
import dama.server.Limits;
import dama.server.SecurityLog;
import jakarta.inject.Inject;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** What comes in at all: the methods we know, of a size that we read, as often as we can bear. */
public class DoorFilter extends HttpFilter {

  static final int URI_TOO_LONG = 414;
  static final int TOO_MANY_REQUESTS = 429;
  static final int HEADERS_TOO_LONG = 431;

  /** In bytes. The longest form that is no import: a report or a note, every letter escaped. */
  private static final long LONGEST_FORM = 65_536;

  private static final int LONGEST_PATH = 512;
  private static final int LONGEST_QUERY = 4_096;
  private static final int LONGEST_HEADER = 8_192;

  private static final List<String> METHODS = List.of("GET", "HEAD", "POST");

  @Inject private Limits limits;
  @Inject private Devices devices;

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    Optional<Address> address = Address.of(request);
    int fault = faultOf(request, address);
    if (fault == 0) {
      fault = wait(request, response, address);
    }
    if (fault == 0) {
      chain.doFilter(request, response);
    } else {
      if (fault == HttpServletResponse.SC_METHOD_NOT_ALLOWED) {
        response.setHeader("Allow", String.join(", ", METHODS));
      }
      response.sendError(fault);
    }
  }

  private static int faultOf(HttpServletRequest request, Optional<Address> address) {
    if (!METHODS.contains(request.getMethod())) {
      return HttpServletResponse.SC_METHOD_NOT_ALLOWED;
    }
    String query = request.getQueryString();
    if (request.getRequestURI().length() > LONGEST_PATH
        || query != null && query.length() > LONGEST_QUERY) {
      return URI_TOO_LONG;
    }
    if (Collections.list(request.getHeaderNames()).stream()
        .flatMap(name -> Collections.list(request.getHeaders(name)).stream())
        .anyMatch(value -> value.length() > LONGEST_HEADER)) {
      return HEADERS_TOO_LONG;
    }
    return isTooMuch(request, address) ? HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE : 0;
  }

  /** The page of imports says itself what is too long for it. */
  private static boolean isTooMuch(HttpServletRequest request, Optional<Address> address) {
    if (address.filter(one -> one.target() == Address.Target.IMPORT).isPresent()) {
      return false;
    }
    long length = request.getContentLengthLong();
    boolean unsaid = length < 0 && request.getHeader("Transfer-Encoding") != null;
    return length > LONGEST_FORM || unsaid;
  }

  private int wait(
      HttpServletRequest request, HttpServletResponse response, Optional<Address> address) {
    int cost = Toll.of(Address.pathOf(request), address, request.getMethod());
    if (cost == 0) {
      return 0;
    }
    int seconds = limits.take(Sender.address(request), person(request), cost);
    if (seconds == 0) {
      return 0;
    }
    SecurityLog.limit("pages", "from", devices.from(request));
    response.setHeader("Retry-After", Integer.toString(seconds));
    return TOO_MANY_REQUESTS;
  }

  private static String person(HttpServletRequest request) {
    return Cookies.token(request).map(Tokens::hash).orElse("");
  }
}
