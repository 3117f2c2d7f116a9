package dama.server;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Lets no more to the database at once than the server's pool has connections, and keeps nobody
 * waiting for long: one server's pool does for a minute, while a database that hangs holds each
 * connection for seconds. While the database seems to be away, a few find out whether it is back,
 * and the others are refused at once.
 */
final class Turnstile {
  /** As {@code web.xml} has it. */
  private static final int PLACES = 16;

  private static final int WHILE_AWAY = 4;
  private static final long SECONDS_TO_WAIT = 3;

  private final Semaphore places = new Semaphore(PLACES);

  /** Whoever is in already needs no other place: what they do is one transaction. */
  private final ThreadLocal<Boolean> isIn = ThreadLocal.withInitial(() -> false);

  boolean isIn() {
    return isIn.get();
  }

  /** Whether the thread got in; it must leave then. */
  boolean enter(boolean away) {
    boolean entered = away ? enterAway() : enterPatiently();
    isIn.set(entered);
    return entered;
  }

  private boolean enterAway() {
    return places.availablePermits() > PLACES - WHILE_AWAY && places.tryAcquire();
  }

  private boolean enterPatiently() {
    try {
      return places.tryAcquire(SECONDS_TO_WAIT, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  void leave() {
    isIn.remove();
    places.release();
  }
}
