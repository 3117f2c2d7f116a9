package dama.game;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How much time the two have. Written as PGN's tag {@code TimeControl} has it: {@code -} for none,
 * {@code 180+2} for three minutes and two seconds more with each ply, {@code 1/259200} for three
 * days a ply; and {@code 180d2}, which PGN does not know, where the clock waits two seconds before
 * it runs.
 *
 * @param initial what each side has at the beginning; with days, for each ply
 * @param bonus what is added after each ply, or waited before it
 */
public record TimeControl(Kind kind, Duration initial, Duration bonus) {

  /** What the bonus is for. */
  public enum Kind {
    NONE,
    INCREMENT,
    DELAY,
    DAYS
  }

  public static final TimeControl NONE = new TimeControl(Kind.NONE, Duration.ZERO, Duration.ZERO);

  private static final Pattern WRITTEN =
      Pattern.compile("(?<initial>[0-9]{1,5})(?<kind>[+d])(?<bonus>[0-9]{1,3})");
  private static final Pattern DAYS = Pattern.compile("1/(?<seconds>[0-9]{5,7})");

  private static final Duration LONGEST = Duration.ofHours(3);
  private static final Duration LONGEST_BONUS = Duration.ofMinutes(3);
  private static final Duration SHORTEST_GAME = Duration.ofSeconds(15);
  private static final int MOST_DAYS = 14;

  /** As many plies as a game is taken to have of each side when its length is estimated. */
  private static final int USUAL_PLIES = 40;

  public static TimeControl increment(Duration initial, Duration increment) {
    return new TimeControl(Kind.INCREMENT, initial, increment);
  }

  public static TimeControl delay(Duration initial, Duration delay) {
    return new TimeControl(Kind.DELAY, initial, delay);
  }

  public static TimeControl days(int days) {
    return new TimeControl(Kind.DAYS, Duration.ofDays(days), Duration.ZERO);
  }

  /** The time control that a text means; none where it means none, or one out of all bounds. */
  public static Optional<TimeControl> read(String text) {
    if (text.equals(NONE.toString())) {
      return Optional.of(NONE);
    }
    Matcher days = DAYS.matcher(text);
    if (days.matches()) {
      Duration each = Duration.ofSeconds(Long.parseLong(days.group("seconds")));
      boolean whole = Duration.ofDays(each.toDays()).equals(each);
      return whole && each.toDays() >= 1 && each.toDays() <= MOST_DAYS
          ? Optional.of(days((int) each.toDays()))
          : Optional.empty();
    }
    Matcher written = WRITTEN.matcher(text);
    return written.matches() ? realTime(written) : Optional.empty();
  }

  private static Optional<TimeControl> realTime(Matcher written) {
    Duration initial = Duration.ofSeconds(Long.parseLong(written.group("initial")));
    Duration bonus = Duration.ofSeconds(Long.parseLong(written.group("bonus")));
    Kind kind = written.group("kind").equals("+") ? Kind.INCREMENT : Kind.DELAY;
    TimeControl control = new TimeControl(kind, initial, bonus);
    boolean sane =
        initial.compareTo(LONGEST) <= 0
            && bonus.compareTo(LONGEST_BONUS) <= 0
            && control.estimate().compareTo(SHORTEST_GAME) >= 0
            && (kind == Kind.INCREMENT || !initial.isZero());
    return sane ? Optional.of(control) : Optional.empty();
  }

  public boolean isRealTime() {
    return kind == Kind.INCREMENT || kind == Kind.DELAY;
  }

  public boolean isByDays() {
    return kind == Kind.DAYS;
  }

  /** What one side is likely to use in a whole game of real time. */
  public Duration estimate() {
    return initial.plus(bonus.multipliedBy(USUAL_PLIES));
  }

  @Override
  public String toString() {
    return switch (kind) {
      case NONE -> "-";
      case INCREMENT -> initial.toSeconds() + "+" + bonus.toSeconds();
      case DELAY -> initial.toSeconds() + "d" + bonus.toSeconds();
      case DAYS -> "1/" + initial.toSeconds();
    };
  }
}
