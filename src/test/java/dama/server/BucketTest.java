package dama.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class BucketTest {
  private static final Bucket.Rate TEN_AND_TWO_A_SECOND = new Bucket.Rate(10, 2);

  private static long at(double seconds) {
    return (long) (seconds * TimeUnit.SECONDS.toNanos(1));
  }

  @Test
  void whatIsThereIsGivenAtOnce() {
    Bucket bucket = new Bucket(TEN_AND_TWO_A_SECOND, at(5));
    for (int i = 0; i < 10; i++) {
      assertEquals(0, bucket.take(1, at(5)));
    }
    assertEquals(1, bucket.take(1, at(5)));
  }

  @Test
  void whoIsRefusedIsToldWhenToComeAgain() {
    Bucket bucket = new Bucket(TEN_AND_TWO_A_SECOND, at(0));
    assertEquals(0, bucket.take(10, at(0)));
    assertEquals(3, bucket.take(5, at(0)));
    assertEquals(1, bucket.take(5, at(2)));
    assertEquals(0, bucket.take(5, at(2.5)));
  }

  @Test
  void itFillsAsTimePassesAndNoFurther() {
    Bucket bucket = new Bucket(TEN_AND_TWO_A_SECOND, at(0));
    assertEquals(0, bucket.take(10, at(0)));
    assertFalse(bucket.isFull(at(4.9)));
    assertTrue(bucket.isFull(at(5)));
    assertEquals(0, bucket.take(10, at(1_000)));
    assertEquals(1, bucket.take(1, at(1_000)));
  }

  @Test
  void whatCostsMoreThanEverFitsEmptiesAFullOne() {
    Bucket bucket = new Bucket(TEN_AND_TWO_A_SECOND, at(0));
    assertEquals(0, bucket.take(50, at(0)));
    assertEquals(5, bucket.take(50, at(0)));
    assertEquals(0, bucket.take(50, at(5)));
  }

  @Test
  void whatIsGivenBackIsThereAgain() {
    Bucket bucket = new Bucket(TEN_AND_TWO_A_SECOND, at(0));
    assertEquals(0, bucket.take(8, at(0)));
    bucket.giveBack(3);
    assertEquals(0, bucket.take(5, at(0)));
    bucket.giveBack(100);
    assertTrue(bucket.isFull(at(0)));
  }

  @Test
  void aClockThatStandsStillGivesNothing() {
    Bucket bucket = new Bucket(TEN_AND_TWO_A_SECOND, at(9));
    assertEquals(0, bucket.take(10, at(9)));
    assertEquals(1, bucket.take(1, at(3)));
    assertEquals(1, bucket.take(1, at(9)));
    assertEquals(0, bucket.take(1, at(9.5)));
  }

  @Test
  void aRateThatLetsNothingThroughIsNone() {
    assertThrows(IllegalArgumentException.class, () -> new Bucket.Rate(0, 1));
    assertThrows(IllegalArgumentException.class, () -> new Bucket.Rate(1, 0));
  }
}
