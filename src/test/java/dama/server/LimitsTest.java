package dama.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class LimitsTest {
  private static final int OF_A_PERSON = (int) Limits.PERSON.atOnce();
  private static final int OF_AN_ADDRESS = (int) Limits.ADDRESS.atOnce();

  private final Limits limits = new Limits();

  @Test
  void aPersonWhoAsksTooMuchWaitsAndTheirNeighboursDoNot() {
    assertEquals(0, limits.take("10.0.0.1", "ann", OF_A_PERSON, 0));
    assertTrue(limits.take("10.0.0.1", "ann", 1, 0) > 0);
    assertEquals(0, limits.take("10.0.0.1", "bob", 1, 0));
  }

  @Test
  void askingInVainCostsTheNeighboursLittle() {
    assertEquals(0, limits.take("10.0.0.1", "ann", OF_A_PERSON, 0));
    for (int i = 0; i < 100; i++) {
      assertTrue(limits.take("10.0.0.1", "ann", 50, 0) > 0);
    }
    assertEquals(0, limits.take("10.0.0.1", "", OF_AN_ADDRESS - OF_A_PERSON - 100, 0));
  }

  @Test
  void whoeverMakesUpPersonsIsStoppedByTheirAddress() {
    int got = 0;
    while (limits.take("10.0.0.1", "made up " + got, 1, 0) == 0) {
      got++;
    }
    assertEquals(OF_AN_ADDRESS, got);
    assertEquals(0, limits.take("10.0.0.2", "ann", 1, 0));
  }

  @Test
  void whoWaitsIsLetInAgain() {
    assertEquals(0, limits.take("10.0.0.1", "ann", OF_A_PERSON, 0));
    int late = limits.take("10.0.0.1", "ann", 30, 0);
    assertEquals(0, limits.take("10.0.0.1", "ann", 30, TimeUnit.SECONDS.toNanos(late)));
  }

  @Test
  void noMoreBucketsAreKeptThanFit() {
    Buckets buckets = new Buckets(Limits.PERSON);
    Bucket used = buckets.of("used", 0);
    assertEquals(0, used.take(100, 0));
    for (int i = 0; i < Buckets.MOST; i++) {
      buckets.of("n" + i, 0).take(i % 2, 0);
    }
    assertTrue(buckets.size() <= Buckets.MOST, "kept: " + buckets.size());
    assertSame(used, buckets.of("used", 0));
  }
}
