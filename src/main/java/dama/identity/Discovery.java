package dama.identity;

import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What the provider says of itself, asked for once an hour. While it is away, what it said last
 * holds; and if it never said anything, not everybody who waits for it asks.
 */
final class Discovery {

  private static final Duration FRESH = Duration.ofHours(1);
  private static final Duration BETWEEN_TRIES = Duration.ofSeconds(5);

  private final String issuer;
  private final Courier courier;
  private final Clock clock;
  private @Nullable Provider known;
  private Instant nextTry = Instant.MIN;

  Discovery(String issuer, Courier courier, Clock clock) {
    this.issuer = issuer;
    this.courier = courier;
    this.clock = clock;
  }

  /**
   * @throws IOException if nothing is known of it
   */
  synchronized Provider provider() throws IOException {
    Provider last = known;
    if (clock.instant().isBefore(nextTry)) {
      if (last == null) {
        throw new IOException("it did not answer a moment ago");
      }
      return last;
    }
    try {
      Provider fresh = ask();
      known = fresh;
      nextTry = clock.instant().plus(FRESH);
      return fresh;
    } catch (IOException e) {
      nextTry = clock.instant().plus(BETWEEN_TRIES);
      if (last == null) {
        throw e;
      }
      return last;
    }
  }

  private Provider ask() throws IOException {
    Courier.Answer answer = courier.get(Provider.descriptionOf(issuer));
    if (!answer.isGood()) {
      throw new IOException("status " + answer.status() + " where it should describe itself");
    }
    return Provider.of(issuer, answer.json());
  }
}
