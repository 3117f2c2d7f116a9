package dama.identity;

import com.nimbusds.jwt.JWTClaimsSet;
import dama.server.Elsewhere;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Asks a provider of OpenID Connect who somebody is: authorization code flow with PKCE. Any
 * provider that describes itself will do.
 */
final class OidcClient {

  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final List<String> NAMES = List.of("preferred_username", "nickname", "name");

  private final Elsewhere settings;
  private final Courier courier = new Courier(PATIENCE);
  private final Discovery discovery;
  private @Nullable Provider provider;
  private @Nullable IdTokens tokens;

  OidcClient(Elsewhere settings, Clock clock) {
    this.settings = settings;
    discovery = new Discovery(settings.oidcIssuer(), courier, clock);
  }

  /** What the provider answers by way of the browser; an issuer that it did not name is empty. */
  record Answer(String code, String issuer) {}

  /**
   * @throws IOException if the provider is away
   */
  Provider meet() throws IOException {
    return discovery.provider();
  }

  /**
   * Where a browser is sent.
   *
   * @param back where the provider sends it again
   */
  URI question(Attempt attempt, URI back, String language) throws IOException {
    URI at = meet().authorization();
    String query =
        form(
            Map.of(
                "response_type", "code",
                "client_id", settings.oidcClient(),
                "redirect_uri", back.toString(),
                "scope", "openid profile",
                "state", attempt.state(),
                "nonce", attempt.nonce(),
                "code_challenge", attempt.challenge(),
                "code_challenge_method", "S256",
                "ui_locales", language));
    return URI.create(at + (at.getRawQuery() == null ? "?" : "&") + query);
  }

  /**
   * Who came back.
   *
   * @param back the same address as in the question
   */
  Member member(Attempt attempt, Answer answer, URI back) throws IOException, NotBelievedException {
    Provider met = meet();
    boolean silent = answer.issuer().isEmpty() && !met.namesItself();
    if (!silent && !answer.issuer().equals(met.issuer())) {
      throw new NotBelievedException("the answer comes from another provider");
    }
    Map<String, Object> given = redeem(met, attempt, answer.code(), back);
    if (!(given.get("id_token") instanceof String token)) {
      throw new NotBelievedException("no token in the answer");
    }
    JWTClaimsSet claims = tokens(met).read(token, attempt.nonce());
    List<String> names = names(claims.getClaims());
    if (names.isEmpty() && given.get("access_token") instanceof String access) {
      names = asked(met, access, claims.getSubject());
    }
    return new Member(met.issuer(), claims.getSubject(), names);
  }

  private Map<String, Object> redeem(Provider met, Attempt attempt, String code, URI back)
      throws IOException, NotBelievedException {
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("grant_type", "authorization_code");
    fields.put("code", code);
    fields.put("redirect_uri", back.toString());
    fields.put("code_verifier", attempt.verifier());
    List<String> headers = new ArrayList<>();
    if (settings.oidcSecret().isEmpty() || met.postsSecret()) {
      fields.put("client_id", settings.oidcClient());
    }
    if (!settings.oidcSecret().isEmpty()) {
      if (met.postsSecret()) {
        fields.put("client_secret", settings.oidcSecret());
      } else {
        headers.addAll(List.of("Authorization", basic()));
      }
    }
    Courier.Answer answer = courier.post(met.token(), form(fields), headers.toArray(String[]::new));
    if (answer.status() / 100 == 5) {
      throw new IOException("status " + answer.status() + " for a code");
    }
    if (!answer.isGood()) {
      throw new NotBelievedException("the code was refused: " + said(answer.json().get("error")));
    }
    return answer.json();
  }

  /** A name that the token lacks is asked for; somebody without one is let in as well. */
  private List<String> asked(Provider met, String access, String subject) {
    if (met.userInfo().isEmpty()) {
      return List.of();
    }
    try {
      Courier.Answer answer =
          courier.get(met.userInfo().get(), "Authorization", "Bearer " + access);
      boolean same = answer.isGood() && subject.equals(answer.json().get("sub"));
      return same ? names(answer.json()) : List.of();
    } catch (IOException | IllegalArgumentException away) {
      return List.of();
    }
  }

  private static List<String> names(Map<String, Object> claims) {
    return NAMES.stream()
        .flatMap(name -> claims.get(name) instanceof String text ? Stream.of(text) : Stream.of())
        .filter(text -> !text.isBlank())
        .toList();
  }

  private synchronized IdTokens tokens(Provider met) throws IOException {
    IdTokens known = tokens;
    if (known == null || !met.equals(provider)) {
      known = new IdTokens(met, settings.oidcClient(), courier);
      tokens = known;
      provider = met;
    }
    return known;
  }

  /** Both parts are encoded before they are joined (RFC 6749, section 2.3.1). */
  private String basic() {
    String both = encoded(settings.oidcClient()) + ":" + encoded(settings.oidcSecret());
    return "Basic " + Base64.getEncoder().encodeToString(both.getBytes(StandardCharsets.UTF_8));
  }

  /** What a provider says goes to the log in one short line of plain letters. */
  static String said(@Nullable Object error) {
    String plain = String.valueOf(error).replaceAll("[^A-Za-z0-9_.-]", "?");
    return plain.substring(0, Math.min(plain.length(), 60));
  }

  private static String form(Map<String, String> fields) {
    return fields.entrySet().stream()
        .map(field -> field.getKey() + "=" + encoded(field.getValue()))
        .collect(Collectors.joining("&"));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  /** Whether a provider is configured. */
  static Optional<OidcClient> of(Elsewhere settings, Clock clock) {
    return settings.oidcIssuer().isEmpty()
        ? Optional.empty()
        : Optional.of(new OidcClient(settings, clock));
  }
}
