package dama.socket;

import dama.player.Agents;
import dama.player.Tokens;
import jakarta.websocket.HandshakeResponse;
import jakarta.websocket.server.HandshakeRequest;
import jakarta.websocket.server.ServerEndpointConfig;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads from the handshake who is coming, and whether a page of our own sent them. The outcome
 * waits in the connection's user properties; refusing is left to the endpoint, since an exception
 * here would show the browser a stack trace.
 */
public class Handshake extends ServerEndpointConfig.Configurator {
  static final String SESSION = "dama.session";
  static final String FOREIGN = "dama.foreign";
  static final String ADDRESS = "dama.address";
  static final String AGENT = "dama.agent";

  @Override
  public void modifyHandshake(
      ServerEndpointConfig config, HandshakeRequest request, HandshakeResponse response) {
    Map<String, Object> properties = config.getUserProperties();
    properties.remove(SESSION);
    cookie(request).map(Tokens::hash).ifPresent(hash -> properties.put(SESSION, hash));
    properties.put(AGENT, Agents.of(header(request, "user-agent")));
    properties.put(ADDRESS, Objects.requireNonNullElse(header(request, AddressFilter.HEADER), ""));
    properties.put(FOREIGN, isForeign(header(request, "origin"), header(request, "host")));
  }

  private static Optional<String> cookie(HandshakeRequest request) {
    String cookies = header(request, "cookie");
    return cookies == null ? Optional.empty() : cookie(cookies);
  }

  /** The visitor's token in a Cookie header; that of our own pages before that of a frame. */
  static Optional<String> cookie(String header) {
    return cookie(header, Tokens.COOKIE).or(() -> cookie(header, Tokens.EMBEDDED_COOKIE));
  }

  private static Optional<String> cookie(String header, String name) {
    for (String pair : header.split(";", -1)) {
      String[] parts = pair.strip().split("=", 2);
      if (parts.length == 2 && parts[0].equals(name) && Tokens.isToken(parts[1])) {
        return Optional.of(parts[1]);
      }
    }
    return Optional.empty();
  }

  /**
   * Whether a browser says that a page of another site opened the connection. Programs that are no
   * browsers send no Origin; they carry nobody's cookie but their own.
   */
  static boolean isForeign(@Nullable String origin, @Nullable String host) {
    if (origin == null) {
      return false;
    }
    try {
      String authority = URI.create(origin).getAuthority();
      return authority == null || host == null || !authority.equalsIgnoreCase(withoutDefault(host));
    } catch (IllegalArgumentException e) {
      return true;
    }
  }

  private static String withoutDefault(String host) {
    return host.replaceFirst(":(80|443)$", "");
  }

  private static @Nullable String header(HandshakeRequest request, String name) {
    for (Map.Entry<String, List<String>> header : request.getHeaders().entrySet()) {
      if (header.getKey().toLowerCase(Locale.ROOT).equals(name) && !header.getValue().isEmpty()) {
        return String.join("; ", header.getValue());
      }
    }
    return null;
  }
}
