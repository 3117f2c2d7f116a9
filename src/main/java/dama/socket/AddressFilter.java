package dama.socket;

import dama.server.ClientAddress;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells the handshake of a socket where it comes from: it sees headers alone, so the address is
 * written into one, over whatever the browser may have written there.
 */
public class AddressFilter extends HttpFilter {
  static final String HEADER = "dama-address";

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    String forwarded = String.join(",", Collections.list(request.getHeaders("X-Forwarded-For")));
    String address =
        ClientAddress.of(request.getRemoteAddr(), forwarded.isEmpty() ? null : forwarded);
    chain.doFilter(new Addressed(request, address), response);
  }

  private static final class Addressed extends HttpServletRequestWrapper {
    private final String address;

    private Addressed(HttpServletRequest request, String address) {
      super(request);
      this.address = address;
    }

    @Override
    public @Nullable String getHeader(String name) {
      return name.equalsIgnoreCase(HEADER) ? address : super.getHeader(name);
    }

    @Override
    public Enumeration<String> getHeaders(String name) {
      return name.equalsIgnoreCase(HEADER)
          ? Collections.enumeration(Set.of(address))
          : super.getHeaders(name);
    }

    @Override
    public Enumeration<String> getHeaderNames() {
      Set<String> names = new LinkedHashSet<>(Collections.list(super.getHeaderNames()));
      names.removeIf(HEADER::equalsIgnoreCase);
      names.add(HEADER);
      return Collections.enumeration(names);
    }
  }
}
