package dama.server;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What ties Dama to the rest of a site: who vouches for its members, and where it is shown in a
 * frame. Empty where nothing is configured.
 *
 * @param oidcIssuer of OpenID Connect
 * @param oidcClient the id under which the issuer knows us
 * @param oidcSecret empty for a public client
 * @param oidcLabel what the issuer is called on the button; empty for plain words
 * @param linkSecret that signs a forum's links
 * @param embedOrigins whose pages may show Dama in a frame
 */
public record Elsewhere(
    String oidcIssuer,
    String oidcClient,
    String oidcSecret,
    String oidcLabel,
    String linkSecret,
    List<String> embedOrigins) {

  public static final Elsewhere NOWHERE = new Elsewhere("", "", "", "", "", List.of());

  static final String OIDC_ISSUER = "DAMA_OIDC_ISSUER";
  static final String OIDC_CLIENT_ID = "DAMA_OIDC_CLIENT_ID";
  static final String OIDC_CLIENT_SECRET = "DAMA_OIDC_CLIENT_SECRET";
  static final String OIDC_LABEL = "DAMA_OIDC_LABEL";
  static final String LINK_SECRET = "DAMA_LINK_SECRET";
  static final String EMBED_ORIGINS = "DAMA_EMBED_ORIGINS";

  static final Set<String> KNOWN =
      Set.of(
          OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_LABEL, LINK_SECRET, EMBED_ORIGINS);

  private static final int SHORTEST_SECRET = 32;
  private static final int LONGEST_LABEL = 40;
  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  public Elsewhere {
    embedOrigins = List.copyOf(embedOrigins);
  }

  /**
   * @throws ConfigurationException if a value is malformed, or of no use without another
   */
  static Elsewhere of(Map<String, String> given) {
    Elsewhere settings =
        new Elsewhere(
            given.getOrDefault(OIDC_ISSUER, ""),
            given.getOrDefault(OIDC_CLIENT_ID, ""),
            given.getOrDefault(OIDC_CLIENT_SECRET, ""),
            given.getOrDefault(OIDC_LABEL, ""),
            given.getOrDefault(LINK_SECRET, ""),
            origins(EMBED_ORIGINS, given));
    settings.checkOidc(given);
    if (!settings.linkSecret.isEmpty() && settings.linkSecret.length() < SHORTEST_SECRET) {
      throw new ConfigurationException(
          LINK_SECRET + " must have " + SHORTEST_SECRET + " characters or more");
    }
    return settings;
  }

  private void checkOidc(Map<String, String> given) {
    if (oidcIssuer.isEmpty()) {
      Stream.of(OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_LABEL)
          .filter(given::containsKey)
          .forEach(
              name -> {
                throw new ConfigurationException(name + " is of no use without " + OIDC_ISSUER);
              });
      return;
    }
    if (oidcClient.isEmpty()) {
      throw new ConfigurationException(OIDC_ISSUER + " is of no use without " + OIDC_CLIENT_ID);
    }
    if (!isIssuer(oidcIssuer)) {
      throw new ConfigurationException(
          OIDC_ISSUER + " must be an address such as https://id.example.org/");
    }
    if (oidcLabel.length() > LONGEST_LABEL) {
      throw new ConfigurationException(
          OIDC_LABEL + " must have " + LONGEST_LABEL + " characters or fewer");
    }
  }

  /**
   * Under HTTPS, unless it is on this machine: whoever could change what it says could be anybody.
   */
  private static boolean isIssuer(String text) {
    try {
      URI address = URI.create(text);
      boolean safe =
          "https".equals(address.getScheme())
              || "http".equals(address.getScheme()) && LOOPBACK.contains(address.getHost());
      return safe
          && address.getHost() != null
          && address.getRawQuery() == null
          && address.getRawFragment() == null;
    } catch (IllegalArgumentException malformed) {
      return false;
    }
  }

  /** A list of addresses without a path. */
  static List<String> origins(String name, Map<String, String> given) {
    List<String> origins =
        Stream.of(given.getOrDefault(name, "").split(",", -1))
            .map(String::strip)
            .filter(one -> !one.isEmpty())
            .toList();
    for (String origin : origins) {
      if (!origin.matches("https?://([A-Za-z0-9-]+\\.)*[A-Za-z0-9-]+(:[0-9]{1,5})?")) {
        throw new ConfigurationException(
            name + " must be addresses such as https://forum.example.org, without a path");
      }
    }
    return origins;
  }
}
