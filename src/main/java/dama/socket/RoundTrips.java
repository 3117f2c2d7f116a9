package dama.socket;

import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;

/**
 * How long a page's network takes there and back, by pings of our own. A page that answers late on
 * purpose seems slow, and what that earns it is limited; none can answer before it was asked.
 */
final class RoundTrips {
  private static final int KEPT = 5;
  private static final int NONCE_BYTES = 8;
  private static final SecureRandom RANDOM = new SecureRandom();

  private final Deque<Long> millis = new ArrayDeque<>();
  private byte[] nonce = {};
  private long asked;

  /** What to ask now; an answer to what was asked before counts no more. */
  synchronized ByteBuffer ask(long nanoTime) {
    nonce = new byte[NONCE_BYTES];
    RANDOM.nextBytes(nonce);
    asked = nanoTime;
    return ByteBuffer.wrap(nonce.clone());
  }

  synchronized void answered(ByteBuffer answer, long nanoTime) {
    if (nonce.length == 0 || !ByteBuffer.wrap(nonce).equals(answer)) {
      return;
    }
    nonce = new byte[0];
    millis.addLast(TimeUnit.NANOSECONDS.toMillis(nanoTime - asked));
    if (millis.size() > KEPT) {
      millis.removeFirst();
    }
  }

  /** The median of the last few, the lower one of two, in milliseconds; 0 where none is known. */
  synchronized long median() {
    return millis.stream().sorted().skip(Math.max(0, millis.size() - 1) / 2).findFirst().orElse(0L);
  }
}
