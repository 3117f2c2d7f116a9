package dama.load;

import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;

/** Times from the sending of a move, to a hundredth of a millisecond, of at most ten seconds. */
final class Latencies {
  private static final int NANOS = 10_000;
  private static final int LONGEST = 1_000_000;

  private final AtomicIntegerArray counts = new AtomicIntegerArray(LONGEST);
  private final AtomicLong total = new AtomicLong();
  private final AtomicLong max = new AtomicLong();

  void add(long nanos) {
    counts.incrementAndGet((int) Math.min(LONGEST - 1, nanos / NANOS));
    total.incrementAndGet();
    max.accumulateAndGet(nanos, Math::max);
  }

  long count() {
    return total.get();
  }

  /** The time within which so large a share of them was, in milliseconds. */
  double millis(double share) {
    long left = (long) Math.ceil(share * total.get());
    for (int i = 0; i < LONGEST; i++) {
      left -= counts.get(i);
      if (left <= 0) {
        return (i + 1) * (double) NANOS / 1e6;
      }
    }
    return max.get() / 1e6;
  }

  /** As a part of a row of a table: p50, p95, p99 and the longest. */
  String columns() {
    return "%.1f / %.1f / %.1f / %.0f"
        .formatted(millis(0.5), millis(0.95), millis(0.99), max.get() / 1e6);
  }
}
