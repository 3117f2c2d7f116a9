package dama.server;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TurnstileTest {
  private final Turnstile turnstile = new Turnstile();
  private final CountDownLatch over = new CountDownLatch(1);

  @AfterEach
  void letGo() {
    over.countDown();
  }

  /** Others that are in and stay there. */
  private void busy(int many) {
    IntStream.range(0, many).forEach(i -> stay());
  }

  private void stay() {
    CountDownLatch in = new CountDownLatch(1);
    CompletableFuture<Void> unused =
        CompletableFuture.runAsync(
            () -> {
              assertTrue(turnstile.enter(false));
              in.countDown();
              await(over);
              turnstile.leave();
            },
            run -> new Thread(run).start());
    await(in);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void nobodyWaitsForLongWhereAllPlacesAreTaken() {
    busy(16);
    assertFalse(turnstile.enter(false));
    assertFalse(turnstile.isIn());
    over.countDown();
    assertTrue(turnstile.enter(false));
    assertTrue(turnstile.isIn());
  }

  @Test
  void onlyAFewTryADatabaseThatIsAway() {
    busy(3);
    assertTrue(turnstile.enter(true));
    turnstile.leave();
    busy(1);
    assertFalse(turnstile.enter(true));
    assertTrue(turnstile.enter(false));
    turnstile.leave();
    assertFalse(turnstile.isIn());
  }
}
