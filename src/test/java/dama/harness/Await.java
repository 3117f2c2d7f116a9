package dama.harness;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Waits for what another process does, where nobody tells us. */
public final class Await {
  private static final long PAUSE = Duration.ofMillis(50).toNanos();

  private Await() {}

  public static void until(String what, Duration limit, BooleanSupplier condition) {
    value(what, limit, () -> condition.getAsBoolean() ? Optional.of(true) : Optional.empty());
  }

  public static <T> T value(String what, Duration limit, Supplier<Optional<T>> source) {
    long deadline = System.nanoTime() + limit.toNanos();
    while (true) {
      Optional<T> value = source.get();
      if (value.isPresent()) {
        return value.get();
      }
      if (System.nanoTime() > deadline) {
        throw new AssertionError("Not within " + limit.toSeconds() + " s: " + what);
      }
      LockSupport.parkNanos(PAUSE);
    }
  }
}
