package dama.notice;

import dama.player.Blocks;
import dama.server.Log;
import dama.server.Storage;
import dama.server.StorageAwayException;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.logging.Level;

/**
 * Takes notices to browsers while those who hand them over go on at once. What finds no room in its
 * bag is not sent: the page tells it, whenever it is opened.
 */
@ApplicationScoped
public class Postman {
  private static final Log LOG = Log.of(Postman.class);
  private static final int MOST_WAITING = 1_000;
  private static final int ROUNDS_AT_ONCE = 2;

  @Inject private Push push;
  @Inject private SubscriptionStore subscriptions;
  @Inject private Blocks blocks;
  @Inject private Delivery delivery;

  @Resource private ManagedScheduledExecutorService later;

  private final BlockingQueue<Notice> bag = new ArrayBlockingQueue<>(MOST_WAITING);
  private final Semaphore free = new Semaphore(ROUNDS_AT_ONCE);

  /** Never waits. */
  public void take(Notice notice) {
    if (!bag.offer(notice)) {
      LOG.fine("A notice found no room");
    }
    set();
  }

  private void set() {
    if (!free.tryAcquire()) {
      return;
    }
    try {
      later.execute(this::round);
    } catch (RejectedExecutionException stopping) {
      free.release();
    }
  }

  private void round() {
    try {
      for (Notice next = bag.poll(); next != null; next = bag.poll()) {
        deliver(next);
      }
    } finally {
      free.release();
    }
    // One may have come while nobody was free to see it.
    if (!bag.isEmpty()) {
      set();
    }
  }

  private void deliver(Notice notice) {
    try {
      Optional<SiteKeys> keys = push.keys();
      if (keys.isPresent() && isWelcome(notice)) {
        Storage.call(() -> subscriptions.of(notice.to().id()))
            .forEach(browser -> delivery.bring(notice, browser, keys.get()));
      }
    } catch (StorageAwayException e) {
      // Logged where it was noticed.
      return;
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "A notice was not sent", e);
    }
  }

  private boolean isWelcome(Notice notice) {
    return !notice.kind().isAsked() || !blocks.has(notice.to().id(), notice.other().id());
  }
}
