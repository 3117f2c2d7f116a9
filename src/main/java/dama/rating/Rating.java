package dama.rating;

import java.time.Duration;

/**
 * What is known of somebody's strength, in the units that people see.
 *
 * @param rating the likeliest strength
 * @param deviation how unsure that is: the strength is within two of them with 95 in 100 chances
 * @param volatility how much the strength is expected to change in a period
 */
public record Rating(double rating, double deviation, double volatility) {

  /** Of somebody who has not played yet, as Glickman recommends. */
  public static final Rating START = new Rating(1500, 350, 0.06);

  /** What is less sure is shown as provisional, and on no leaderboard. */
  public static final double ESTABLISHED = 110;

  /** So many games it takes to become so at the least: with equals whose ratings are sure. */
  public static final int FEWEST_GAMES = 10;

  /** So that nobody's rating stops to move, however much they play. */
  static final double SUREST = 45;

  /**
   * The time in which a deviation grows by one volatility: so long that somebody of usual
   * volatility and a deviation of 60 is provisional after a year away.
   */
  static final Duration PERIOD = Duration.ofHours(112);

  public boolean isProvisional() {
    return deviation > ESTABLISHED;
  }

  /** The same after a time without games; never less sure than of somebody unknown. */
  public Rating after(Duration away) {
    double variance = deviation * deviation + periods(away) * drift();
    return new Rating(rating, Math.min(START.deviation, Math.sqrt(variance)), volatility);
  }

  /** For how long this stays established without games; zero if it is provisional. */
  public Duration establishedFor() {
    double periods = (ESTABLISHED * ESTABLISHED - deviation * deviation) / drift();
    return periods <= 0 ? Duration.ZERO : Duration.ofMillis((long) (periods * PERIOD.toMillis()));
  }

  /** How many periods a time is; none if a clock was set back. */
  static double periods(Duration time) {
    return Math.max(0, time.toMillis() / (double) PERIOD.toMillis());
  }

  /** What a period adds to the variance. */
  private double drift() {
    double drift = volatility * Glicko2.SCALE;
    return drift * drift;
  }
}
