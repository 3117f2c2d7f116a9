package dama.lobby;

import java.security.SecureRandom;
import java.util.Base64;

/** Names for offers that nobody can guess: that of an invitation is all that its guest needs. */
final class OfferIds {

  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int BYTES = 12;

  private OfferIds() {}

  static String next() {
    byte[] id = new byte[BYTES];
    RANDOM.nextBytes(id);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(id);
  }

  /** Whether a text could be the id of an offer; what is not need not be looked for. */
  static boolean isOne(String text) {
    return text.matches("[A-Za-z0-9_-]{16}");
  }
}
