package dama.socket;

/**
 * How many messages a connection may send: 200 a second in the long run, 400 at once. Far above
 * what hands can do, far below what hurts.
 */
final class Allowance {
  private static final long A_SECOND = 200;
  private static final long AT_ONCE = 400;

  /** Refused so often without a second of calm between, a connection is no browser of ours. */
  private static final int PATIENCE = 1000;

  private double left = AT_ONCE;
  private long lastNanos;
  private int refused;

  Allowance() {
    this(System.nanoTime());
  }

  Allowance(long nanos) {
    lastNanos = nanos;
  }

  synchronized boolean take(long nanos) {
    left = Math.min(AT_ONCE, left + (nanos - lastNanos) * 1e-9 * A_SECOND);
    lastNanos = nanos;
    if (left >= A_SECOND) {
      refused = 0;
    }
    if (left < 1) {
      refused++;
      return false;
    }
    left--;
    return true;
  }

  synchronized boolean isAbused() {
    return refused > PATIENCE;
  }
}
