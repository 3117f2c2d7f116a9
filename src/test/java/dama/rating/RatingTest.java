package dama.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class RatingTest {

  private static final Rating SURE = new Rating(1800, 60, 0.06);

  @Test
  void aYearAwayMakesASureRatingProvisional() {
    assertFalse(SURE.after(Duration.ofDays(363)).isProvisional());
    assertTrue(SURE.after(Duration.ofDays(367)).isProvisional());
  }

  /** Nobody tells more of somebody than an equal whose rating is as sure as one can be. */
  @Test
  void itTakesTenGamesAtLeastToBecomeEstablished() {
    Rating rating = Rating.START;
    for (int games = 1; games <= Rating.FEWEST_GAMES; games++) {
      assertTrue(rating.isProvisional(), "after " + games);
      Rating equal = new Rating(rating.rating(), Rating.SUREST, rating.volatility());
      rating = Glicko2.after(rating, 0, List.of(new Glicko2.Met(equal, games % 2)));
    }
    assertFalse(rating.isProvisional());
  }

  @Test
  void onlyTheDeviationGrowsAway() {
    Rating later = SURE.after(Rating.PERIOD);
    assertEquals(SURE.rating(), later.rating());
    assertEquals(SURE.volatility(), later.volatility());
    assertEquals(Math.hypot(60, 0.06 * 173.7178), later.deviation(), 1e-9);
  }

  @Test
  void nobodyIsLessSureThanANewcomer() {
    assertEquals(Rating.START.deviation(), SURE.after(Duration.ofDays(100_000)).deviation());
  }

  @Test
  void aClockThatIsSetBackMakesNobodySurer() {
    assertEquals(SURE, SURE.after(Duration.ofDays(-3)));
  }

  @Test
  void whatIsEstablishedIsSoUntilItsTimeIsOver() {
    Duration time = SURE.establishedFor();
    assertFalse(SURE.after(time).isProvisional());
    assertTrue(SURE.after(time.plusMinutes(1)).isProvisional());
    assertEquals(Duration.ZERO, Rating.START.establishedFor());
  }
}
