package dama.node;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.harness.Await;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class EarTest {
  private static final Duration LONG = Duration.ofSeconds(20);

  /** More than may wait for one thread. */
  private static final int MANY = 6_000;

  private final AtomicInteger rung = new AtomicInteger();
  private final AtomicInteger missed = new AtomicInteger();
  private final AtomicInteger beats = new AtomicInteger();
  private final Ear ear = new Ear("here", new Listener(), () -> {});

  private class Listener implements RingListener {
    @Override
    public void rung(String topic, String text) {
      rung.incrementAndGet();
    }

    @Override
    public void missed() {
      missed.incrementAndGet();
    }

    @Override
    public void moved(Set<Seat> seats) {}

    @Override
    public void beat() {
      beats.incrementAndGet();
    }
  }

  @AfterEach
  void stop() {
    ear.stop();
  }

  private void hear(int number) {
    ear.hear(Ring.of("there", number, "offers", ""));
  }

  private void show() {
    ear.show(Executors.defaultThreadFactory());
  }

  @Test
  void whatIsSaidTwiceOrLateIsShownOnce() {
    hear(1);
    hear(2);
    hear(2);
    hear(1);
    show();
    hear(3);
    Await.until("all is shown", LONG, () -> rung.get() >= 3);
    ear.beat();
    Await.until("it has beaten", LONG, () -> beats.get() == 1);
    assertEquals(3, rung.get());
    assertEquals(0, missed.get());
  }

  @Test
  void whatWasLostHasEverythingLookedAt() {
    hear(1);
    hear(3);
    show();
    Await.until("everything is looked at", LONG, () -> missed.get() == 1);
  }

  @Test
  void whatDoesNotFitHasEverythingLookedAtLater() {
    for (int number = 1; number <= MANY; number++) {
      hear(number);
    }
    show();
    Await.until("what fits is shown", LONG, () -> rung.get() == 5_000);
    ear.beat();
    Await.until("everything is looked at", LONG, () -> missed.get() == 1);
  }

  @Test
  void aBeatThatDidNotFitIsNotTheLast() {
    for (int i = 0; i < MANY; i++) {
      ear.moved(Set.of());
    }
    ear.beat();
    show();
    Await.until(
        "it beats again",
        LONG,
        () -> {
          ear.beat();
          return beats.get() > 0;
        });
  }
}
