package dama.game;

import dama.rules.Side;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The time that both have. It knows nothing of whether it counts yet; {@link Game} does.
 *
 * @param white what White had left when the time began that runs now, in milliseconds
 * @param black the same of Black
 * @param since when the time of the side to move began to run; null without a time control, and
 *     once the game is over
 * @param whiteLag what may still be given back to White for a slow network, in milliseconds
 * @param blackLag the same of Black
 */
public record Clock(long white, long black, @Nullable Instant since, long whiteLag, long blackLag) {

  /** Given back for one ply at most. */
  static final long LAG_OF_A_PLY = 500;

  /** Given back at most in a game: who answers late on purpose has no more of it. */
  static final long LAG_QUOTA = 2_000;

  static final Clock NONE = new Clock(0, 0, null, 0, 0);

  /** Whoever has nothing but an increment begins with one. */
  static Clock start(TimeControl time, Instant at) {
    Duration first = time.initial().isZero() ? time.bonus() : time.initial();
    long initial = first.toMillis();
    return time.kind() == TimeControl.Kind.NONE
        ? NONE
        : new Clock(initial, initial, at, LAG_QUOTA, LAG_QUOTA);
  }

  /** What a side had left when the time began that runs now. */
  public long left(Side side) {
    return side == Side.WHITE ? white : black;
  }

  long lag(Side side) {
    return side == Side.WHITE ? whiteLag : blackLag;
  }

  /** How long the time has run that runs now; never less than nothing, whatever a clock says. */
  long run(Instant now) {
    return since == null ? 0 : Math.max(0, Duration.between(since, now).toMillis());
  }

  /** How long until the time runs, in milliseconds; 0 where it does. */
  long ahead(Instant now) {
    return since == null ? 0 : Math.max(0, Duration.between(now, since).toMillis());
  }

  /** What is given back of so much lag as was measured. */
  long given(Side side, long lag) {
    return Math.max(0, Math.min(Math.min(lag, LAG_OF_A_PLY), lag(side)));
  }

  /** After a ply of {@code side} that leaves it {@code left} and was given back {@code given}. */
  Clock after(Side side, long left, long given, Instant now) {
    long lag = lag(side) - given;
    return side == Side.WHITE
        ? new Clock(left, black, now, lag, blackLag)
        : new Clock(white, left, now, whiteLag, lag);
  }

  Clock with(Side side, long left) {
    return side == Side.WHITE
        ? new Clock(left, black, since, whiteLag, blackLag)
        : new Clock(white, left, since, whiteLag, blackLag);
  }

  Clock since(@Nullable Instant instant) {
    return new Clock(white, black, instant, whiteLag, blackLag);
  }
}
