package dama.identity;

import dama.player.Tokens;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;

/**
 * One attempt to sign in at the provider. The browser that begins it keeps a secret in a cookie;
 * what the provider is told is made of the secret and does not give it away, so that only this
 * browser can end it, on whatever server of ours.
 *
 * @param to where to go then, below the application
 */
public record Attempt(String secret, Instant begunAt, String to) {

  public static final Duration LONGEST = Duration.ofMinutes(10);

  private static final int PARTS = 3;

  public static Attempt begin(String to, Instant now) {
    return new Attempt(Tokens.newToken(), now, to);
  }

  /** What the browser keeps. */
  public String cookie() {
    return String.join(
        ".",
        secret,
        Long.toString(begunAt.getEpochSecond()),
        Digests.base64(to.getBytes(StandardCharsets.UTF_8)));
  }

  /** The attempt that a browser kept; none if it is over or was never ours. */
  public static Optional<Attempt> of(String cookie, Instant now) {
    String[] parts = cookie.split("\\.", -1);
    if (parts.length != PARTS || !Tokens.isToken(parts[0]) || !parts[1].matches("[0-9]{1,12}")) {
      return Optional.empty();
    }
    Instant begunAt = Instant.ofEpochSecond(Long.parseLong(parts[1]));
    if (now.isBefore(begunAt.minusSeconds(1)) || now.isAfter(begunAt.plus(LONGEST))) {
      return Optional.empty();
    }
    return decoded(parts[2]).map(to -> new Attempt(parts[0], begunAt, to));
  }

  private static Optional<String> decoded(String base64) {
    try {
      byte[] bytes = Base64.getUrlDecoder().decode(base64);
      return Optional.of(new String(bytes, StandardCharsets.UTF_8));
    } catch (IllegalArgumentException malformed) {
      return Optional.empty();
    }
  }

  /** Comes back with the answer, and shows that it was this browser that asked. */
  public String state() {
    return made("state");
  }

  /** Whether an answer belongs to this attempt. */
  public boolean isAnsweredBy(String state) {
    return Digests.same(state(), state);
  }

  /** Comes back in the signed token, and shows that it was made for this question. */
  public String nonce() {
    return made("nonce");
  }

  /** Shows that who brings the code is who asked for it (RFC 7636). */
  String verifier() {
    return made("verifier");
  }

  String challenge() {
    return Digests.base64(Digests.sha256(verifier()));
  }

  /** No attempt is ended twice. */
  public Ticket ticket() {
    return new Ticket("oidc", state(), begunAt.plus(LONGEST));
  }

  private String made(String purpose) {
    return Digests.base64(Digests.hmac(secret, purpose));
  }
}
