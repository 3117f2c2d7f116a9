package dama.account;

import java.time.Duration;
import java.time.Instant;

/**
 * A link that opens something once, for whoever holds it.
 *
 * @param playerId whose; 0 for nobody's
 * @param detail an address of mail that is to be confirmed; else empty
 */
public record OneTimeLink(Purpose purpose, long playerId, String detail, Instant expiresAt) {

  /** What a link is for, and how long it lasts. */
  public enum Purpose {
    OWNER(Duration.ofHours(24)),
    RECOVER(Duration.ofHours(1)),
    CONFIRM(Duration.ofHours(24));

    private final Duration life;

    Purpose(Duration life) {
      this.life = life;
    }

    Duration life() {
      return life;
    }
  }
}
