package dama.game;

import java.time.Duration;

/** How fast a game is, as ratings are kept apart by it: lidraughts' classes. */
public enum Speed {
  BULLET,
  BLITZ,
  RAPID,
  CLASSICAL,
  CORRESPONDENCE,
  /** Without a clock. */
  UNLIMITED;

  private static final Duration BLITZ_FROM = Duration.ofMinutes(3);
  private static final Duration RAPID_FROM = Duration.ofMinutes(8);
  private static final Duration CLASSICAL_FROM = Duration.ofMinutes(25);

  public static Speed of(TimeControl time) {
    if (time.isByDays()) {
      return CORRESPONDENCE;
    }
    if (!time.isRealTime()) {
      return UNLIMITED;
    }
    Duration estimate = time.estimate();
    if (estimate.compareTo(BLITZ_FROM) < 0) {
      return BULLET;
    }
    if (estimate.compareTo(RAPID_FROM) < 0) {
      return BLITZ;
    }
    return estimate.compareTo(CLASSICAL_FROM) < 0 ? RAPID : CLASSICAL;
  }
}
