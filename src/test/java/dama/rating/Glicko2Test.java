package dama.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.rating.Glicko2.Met;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Glicko2Test {

  private static void assertRating(
      double rating, double deviation, double volatility, Rating after, double within) {
    assertEquals(rating, after.rating(), within);
    assertEquals(deviation, after.deviation(), within);
    assertEquals(volatility, after.volatility(), within / 1_000);
  }

  @Test
  void thePapersExampleComesOutAsThere() {
    Rating after =
        Glicko2.after(
            new Rating(1500, 200, 0.06),
            1,
            List.of(
                new Met(new Rating(1400, 30, 0.06), 1),
                new Met(new Rating(1550, 100, 0.06), 0),
                new Met(new Rating(1700, 300, 0.06), 0)));
    assertRating(1464.06, 151.52, 0.05999, after, 0.01);
  }

  /** Computed with 40 digits, and the volatility by halving instead of the paper's algorithm. */
  @ParameterizedTest
  @CsvSource({
    "1500, 350, 0.06, 0,    1500, 350, 1,   1662.21200147, 290.230507782, 0.0599996753731",
    "1500, 350, 0.06, 0,    1500, 350, 0,   1337.78799853, 290.230507782, 0.0599996753731",
    "1500, 350, 0.06, 0,    1500, 350, 0.5, 1500.0,        290.230507782, 0.0599989614508",
    "2100, 60,  0.06, 0.25, 1300, 70,  0,   2079.86735336, 60.1883953512, 0.0600124167746",
    "1300, 50,  0.09, 2.5,  2200, 50,  1,   1317.57510076, 55.7659578266, 0.0900436588676",
    "1800, 80,  0.05, 10,   1400, 200, 1,   1804.27442279, 83.8117766495, 0.0499994845590"
  })
  void oneGameIsAPeriodOfAnyLength(
      double rating,
      double deviation,
      double volatility,
      double periods,
      double opponent,
      double opponentsDeviation,
      double score,
      double ratingAfter,
      double deviationAfter,
      double volatilityAfter) {
    Rating after =
        Glicko2.after(
            new Rating(rating, deviation, volatility),
            periods,
            List.of(new Met(new Rating(opponent, opponentsDeviation, 0.06), score)));
    assertRating(ratingAfter, deviationAfter, volatilityAfter, after, 0.00001);
  }

  @Test
  void nobodyIsSoSureThatTheirRatingStandsStill() {
    Rating rating = new Rating(1500, 45, 0.06);
    Met equal = new Met(rating, 1);
    for (int game = 0; game < 500; game++) {
      rating = Glicko2.after(rating, 0, List.of(equal));
    }
    assertEquals(Rating.SUREST, rating.deviation());
  }

  @Test
  void nobodyIsLessSureThanANewcomer() {
    Rating after =
        Glicko2.after(
            new Rating(1500, 350, 0.06), 1_000, List.of(new Met(new Rating(3000, 350, 0.06), 0)));
    assertEquals(350, after.deviation());
  }
}
