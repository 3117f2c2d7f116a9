package dama.account;

import java.time.Instant;

/**
 * A browser that somebody is signed in with.
 *
 * @param tokenHash of the token that it keeps
 * @param agent as {@code Firefox, Linux}; empty if it is not known
 * @param addressHash where it was last seen; empty if it is not known
 */
public record Session(
    String tokenHash, String agent, String addressHash, Instant madeAt, Instant seenAt) {

  private static final int DIGITS = 16;

  /** Names it among those of its player, and is of no use to anybody else. */
  public String id() {
    return tokenHash.substring(0, DIGITS);
  }
}
