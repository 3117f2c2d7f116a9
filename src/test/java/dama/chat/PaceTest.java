package dama.chat;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class PaceTest {
  private static final Instant START = Instant.parse("2026-01-01T12:00:00Z");

  private final Pace pace = new Pace();

  @Test
  void fiveLinesInTenSecondsAreAllowedAndTheSixthIsNot() {
    talk(5);
    assertFalse(pace.allows("six", START.plusSeconds(9)));
  }

  @Test
  void aPlaceIsFreeAgainTenSecondsAfterTheOldestLine() {
    talk(5);
    assertFalse(pace.allows("six", START.plusMillis(9_999)));
    assertTrue(pace.allows("six", START.plusSeconds(10)));
    pace.spoke("six", START.plusSeconds(10));
    assertFalse(pace.allows("seven", START.plusSeconds(10)));
  }

  @Test
  void aLineSentAgainIsAllowedAndCountsOnce() {
    talk(5);
    assertTrue(pace.allows("3", START.plusSeconds(5)));
    pace.spoke("3", START.plusSeconds(5));
    assertTrue(pace.allows("six", START.plusSeconds(10)));
  }

  /** Lines 0 to count-1, a second apart. */
  private void talk(int count) {
    for (int i = 0; i < count; i++) {
      Instant at = START.plusSeconds(i);
      assertTrue(pace.allows("" + i, at));
      pace.spoke("" + i, at);
    }
  }
}
