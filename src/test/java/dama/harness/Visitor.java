package dama.harness;

import java.security.SecureRandom;
import java.util.Base64;

/**
 * Somebody with a browser.
 *
 * @param cookie as a request carries it, {@code dama=...}
 */
public record Visitor(String cookie) {
  private static final SecureRandom RANDOM = new SecureRandom();

  /** A visitor whom no server has seen. */
  public static Visitor fresh() {
    byte[] token = new byte[32];
    RANDOM.nextBytes(token);
    return new Visitor("dama=" + Base64.getUrlEncoder().withoutPadding().encodeToString(token));
  }
}
