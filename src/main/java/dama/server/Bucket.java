package dama.server;

/**
 * What somebody may use up: so much at once, and so much a second in the long run. Time is told by
 * whoever asks, in nanoseconds of one clock that never goes back.
 */
final class Bucket {
  private final Rate rate;
  private double left;
  private long lastNanos;

  /**
   * @param atOnce what is there for whoever was quiet long enough
   * @param aSecond what comes back
   */
  record Rate(double atOnce, double aSecond) {
    Rate {
      if (atOnce <= 0 || aSecond <= 0) {
        throw new IllegalArgumentException("a rate that never lets anything through");
      }
    }
  }

  Bucket(Rate rate, long nanos) {
    this.rate = rate;
    left = rate.atOnce();
    lastNanos = nanos;
  }

  /**
   * Takes what something costs, if it is there. What costs more than ever fits is let through by a
   * full bucket, and empties it.
   *
   * @return 0, or after how many whole seconds it would be there
   */
  synchronized int take(double cost, long nanos) {
    fill(nanos);
    double needed = Math.min(cost, rate.atOnce());
    if (left >= needed) {
      left -= needed;
      return 0;
    }
    return (int) Math.max(1, Math.ceil((needed - left) / rate.aSecond()));
  }

  /** Puts back what was taken for something that was then refused elsewhere. */
  synchronized void giveBack(double cost) {
    left = Math.min(rate.atOnce(), left + Math.min(cost, rate.atOnce()));
  }

  /** Whether it is as good as one that was never used. */
  synchronized boolean isFull(long nanos) {
    fill(nanos);
    return left >= rate.atOnce();
  }

  private void fill(long nanos) {
    double seconds = Math.max(0, nanos - lastNanos) * 1e-9;
    left = Math.min(rate.atOnce(), left + seconds * rate.aSecond());
    lastNanos = Math.max(nanos, lastNanos);
  }
}
