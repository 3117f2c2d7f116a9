package dama.identity;

import com.nimbusds.jose.util.JSONObjectUtils;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.text.ParseException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A provider of OpenID Connect, as it describes itself (OpenID Connect Discovery 1.0, section 3).
 *
 * @param issuer in the spelling that it signs
 * @param postsSecret whether it takes the client's secret in a form alone, and not in a header
 * @param namesItself whether its answers say that they are its own (RFC 9207)
 */
record Provider(
    String issuer,
    URI authorization,
    URI token,
    URI keys,
    Optional<URI> userInfo,
    boolean postsSecret,
    boolean namesItself) {

  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  /**
   * @param issuer as it was configured
   * @throws IOException if the description is not that of the issuer, or not usable
   */
  static Provider of(String issuer, Map<String, Object> description) throws IOException {
    String own = text(description, "issuer");
    if (!withoutSlash(own).equals(withoutSlash(issuer))) {
      throw new IOException("it calls itself another issuer");
    }
    return new Provider(
        own,
        address(description, "authorization_endpoint"),
        address(description, "token_endpoint"),
        address(description, "jwks_uri"),
        description.get("userinfo_endpoint") == null
            ? Optional.empty()
            : Optional.of(address(description, "userinfo_endpoint")),
        postsSecret(description),
        Boolean.TRUE.equals(description.get("authorization_response_iss_parameter_supported")));
  }

  static URI descriptionOf(String issuer) {
    return URI.create(withoutSlash(issuer) + "/.well-known/openid-configuration");
  }

  /** Whether nobody on the way can change what is said: HTTPS, or this very machine. */
  static boolean isSafe(URI address) {
    return "https".equals(address.getScheme()) && address.getHost() != null
        || "http".equals(address.getScheme()) && LOOPBACK.contains(address.getHost());
  }

  private static boolean postsSecret(Map<String, Object> description) throws IOException {
    Object ways = description.get("token_endpoint_auth_methods_supported");
    return ways instanceof List<?> list
        && !list.contains("client_secret_basic")
        && list.contains("client_secret_post");
  }

  private static URI address(Map<String, Object> description, String name) throws IOException {
    try {
      URI address = new URI(text(description, name));
      if (isSafe(address)) {
        return address;
      }
    } catch (URISyntaxException malformed) {
      throw new IOException("its " + name + " is no address", malformed);
    }
    throw new IOException("its " + name + " is not under https");
  }

  private static String text(Map<String, Object> description, String name) throws IOException {
    try {
      return Optional.ofNullable(JSONObjectUtils.getString(description, name))
          .orElseThrow(() -> new IOException("it has no " + name));
    } catch (ParseException e) {
      throw new IOException("its " + name + " is no text", e);
    }
  }

  private static String withoutSlash(String issuer) {
    return issuer.endsWith("/") ? issuer.substring(0, issuer.length() - 1) : issuer;
  }
}
