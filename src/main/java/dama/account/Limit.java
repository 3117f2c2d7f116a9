package dama.account;

import java.time.Duration;
import java.time.Instant;

/**
 * How often something may be tried.
 *
 * @param free so many times without waiting
 * @param longest the longest wait; each further attempt doubles it, from {@link #FIRST} on
 * @param memory after so long without a further one everything is forgotten
 * @param quota whether what is counted is not failures but all of it: then there is no growing
 *     wait, and {@code memory} begins with the first
 */
record Limit(int free, Duration longest, Duration memory, boolean quota) {

  static final Duration FIRST = Duration.ofSeconds(30);

  private static final int MOST_DOUBLINGS = 20;

  static Limit ofFailures(int free, Duration longest) {
    return new Limit(free, longest, Duration.ofDays(1), false);
  }

  static Limit ofAll(int many, Duration within) {
    return new Limit(many, within, within, true);
  }

  /** How long to wait; zero if not at all. */
  Duration wait(int count, Instant last, Instant now) {
    if (count < free || isForgotten(last, now)) {
      return Duration.ZERO;
    }
    Duration due = Duration.between(now, last.plus(quota ? memory : delay(count - free)));
    return due.isNegative() ? Duration.ZERO : due;
  }

  private Duration delay(int further) {
    Duration grown = FIRST.multipliedBy(1L << Math.min(further, MOST_DOUBLINGS));
    return grown.compareTo(longest) < 0 ? grown : longest;
  }

  boolean isForgotten(Instant last, Instant now) {
    return !now.isBefore(last.plus(memory));
  }

  /** Whether the time is counted from now on. */
  boolean counts(boolean begins) {
    return begins || !quota;
  }
}
