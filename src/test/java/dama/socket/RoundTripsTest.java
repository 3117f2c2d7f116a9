package dama.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** How long a network takes, as far as a browser can be believed. */
class RoundTripsTest {
  private final RoundTrips trips = new RoundTrips();
  private long now;

  private ByteBuffer ask() {
    return trips.ask(now);
  }

  private void answer(ByteBuffer answer, long millis) {
    now += TimeUnit.MILLISECONDS.toNanos(millis);
    trips.answered(answer, now);
  }

  private void measure(long... times) {
    for (long time : times) {
      answer(ask(), time);
    }
  }

  @Test
  void whatIsNotKnownIsNothing() {
    assertEquals(0, trips.median());
  }

  @Test
  void itIsTheMedianOfTheLastFew() {
    measure(40);
    assertEquals(40, trips.median());
    measure(90);
    assertEquals(40, trips.median());
    measure(10_000, 50, 60);
    assertEquals(60, trips.median());
    measure(30, 30, 30);
    assertEquals(30, trips.median());
  }

  @Test
  void oneAnswerThatIsLateChangesNothing() {
    measure(40, 40, 40, 9_000);
    assertEquals(40, trips.median());
  }

  @Test
  void anAnswerToNothingAskedIsNone() {
    answer(ByteBuffer.wrap(new byte[8]), 1);
    answer(ByteBuffer.allocate(0), 1);
    ByteBuffer once = ask();
    answer(once.duplicate(), 40);
    answer(once.duplicate(), 5_000);
    assertEquals(40, trips.median());
  }

  @Test
  void anAnswerToWhatWasAskedBeforeIsNone() {
    ByteBuffer before = ask();
    ByteBuffer last = ask();
    answer(before, 10);
    assertEquals(0, trips.median());
    answer(last, 30);
    assertEquals(40, trips.median());
  }
}
