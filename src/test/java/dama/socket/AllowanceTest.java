package dama.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class AllowanceTest {
  private static final long SECOND = 1_000_000_000;

  private final Allowance allowance = new Allowance(0);

  @Test
  void aBurstIsAllowedThenOnlyAsMuchAsTimeBrings() {
    assertEquals(400, taken(1_000, 0));
    assertEquals(200, taken(1_000, SECOND));
    assertEquals(400, taken(1_000, 60 * SECOND));
  }

  @Test
  void onlyWhoGoesOnAndOnIsAbusive() {
    taken(1_400, 0);
    assertFalse(allowance.isAbused());
    taken(1, 0);
    assertTrue(allowance.isAbused());
  }

  private int taken(int tries, long nanos) {
    int taken = 0;
    for (int i = 0; i < tries; i++) {
      taken += allowance.take(nanos) ? 1 : 0;
    }
    return taken;
  }

  /** What is let through meanwhile does not make a flood a conversation. */
  @Test
  void aFloodIsAbuseAlsoWhereSomeOfItIsHeard() {
    Allowance allowance = new Allowance(0);
    long millis = 0;
    for (int i = 0; i < 5_000; i++) {
      // Two in a millisecond are ten times what may be said.
      millis += i % 2;
      boolean unused = allowance.take(millis * 1_000_000);
    }
    assertTrue(allowance.isAbused());
  }

  @Test
  void whoCalmsDownForASecondBeginsAnew() {
    Allowance allowance = new Allowance(0);
    for (int second = 0; second < 10; second++) {
      for (int i = 0; i < 1_000; i++) {
        boolean unused = allowance.take(second * 2_000_000_000L);
      }
      assertFalse(allowance.isAbused());
    }
  }
}
