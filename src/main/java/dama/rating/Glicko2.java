package dama.rating;

import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * Mark Glickman, "Example of the Glicko-2 system" (2013), by its steps. Lengths of periods may be
 * fractions, so that a game can be a period of its own: what of a deviation grows with time grows
 * by as much of a period as has passed.
 */
final class Glicko2 {

  /** How much volatilities change; of the 0.3 to 1.2 that are reasonable, the paper's own. */
  static final double TAU = 0.5;

  /** From the scale of the paper to that of ratings. */
  static final double SCALE = 173.7178;

  private static final double PRECISION = 0.000001;

  private Glicko2() {}

  /**
   * A game, seen by one of its players.
   *
   * @param opponent as they were before it
   * @param score 1, 0.5 or 0
   */
  record Met(Rating opponent, double score) {}

  /**
   * The rating after a period.
   *
   * @param before at the beginning of the period
   * @param periods its length
   * @param games at least one
   */
  static Rating after(Rating before, double periods, List<Met> games) {
    double mu = mu(before);
    double phi = before.deviation() / SCALE;
    double information = 0;
    double gain = 0;
    for (Met each : games) {
      double g = g(each.opponent().deviation() / SCALE);
      double expected = 1 / (1 + Math.exp(-g * (mu - mu(each.opponent()))));
      information += g * g * expected * (1 - expected);
      gain += g * (each.score() - expected);
    }
    double v = 1 / information;
    double volatility = volatility(before.volatility(), phi, v, v * gain);
    double grown = phi * phi + periods * volatility * volatility;
    double sure = 1 / Math.sqrt(1 / grown + information);
    return new Rating(
        (mu + sure * sure * gain) * SCALE + Rating.START.rating(),
        Math.min(Rating.START.deviation(), Math.max(Rating.SUREST, sure * SCALE)),
        volatility);
  }

  private static double mu(Rating rating) {
    return (rating.rating() - Rating.START.rating()) / SCALE;
  }

  private static double g(double phi) {
    return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
  }

  /** Step 5: the Illinois algorithm. */
  private static double volatility(double sigma, double phi, double v, double delta) {
    double a = Math.log(sigma * sigma);
    DoubleUnaryOperator f =
        x -> {
          double spread = phi * phi + v + Math.exp(x);
          double surprise = Math.exp(x) * (delta * delta - spread) / (2 * spread * spread);
          return surprise - (x - a) / (TAU * TAU);
        };
    double low = a;
    double high = upper(f, a, delta * delta - phi * phi - v);
    double atLow = f.applyAsDouble(low);
    double atHigh = f.applyAsDouble(high);
    while (Math.abs(high - low) > PRECISION) {
      double next = low + (low - high) * atLow / (atHigh - atLow);
      double atNext = f.applyAsDouble(next);
      if (atNext * atHigh <= 0) {
        low = high;
        atLow = atHigh;
      } else {
        atLow /= 2;
      }
      high = next;
      atHigh = atNext;
    }
    return Math.exp(low / 2);
  }

  private static double upper(DoubleUnaryOperator f, double a, double surprise) {
    if (surprise > 0) {
      return Math.log(surprise);
    }
    int k = 1;
    while (f.applyAsDouble(a - k * TAU) < 0) {
      k++;
    }
    return a - k * TAU;
  }
}
