package dama.socket;

import dama.server.Log;
import dama.server.Readiness;
import jakarta.annotation.Priority;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.BeforeDestroyed;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.websocket.CloseReason.CloseCodes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Sends everybody to the other nodes, before this one is stopped: it is not ready any more, takes
 * no new pages, and asks those that are open to come back elsewhere.
 */
@ApplicationScoped
public class Drain implements Readiness {
  private static final Log LOG = Log.of(Drain.class);

  /** Over which the pages are sent away, so that the others do not meet them all at once. */
  private static final long SPREAD_MILLIS = 2_000;

  private static final int FIRST = 1_000;
  private static final long STEP_MILLIS = 50;

  /** For goodbyes, when the server is being stopped already. */
  private static final long LAST_MILLIS = 1_000;

  @Inject private Connections connections;

  @Resource private ManagedScheduledExecutorService timer;

  private final AtomicBoolean draining = new AtomicBoolean();

  boolean isUnderWay() {
    return draining.get();
  }

  @Override
  public Optional<String> illness() {
    return isUnderWay() ? Optional.of("draining") : Optional.empty();
  }

  /** Begins it; again, it changes nothing. */
  public void begin() {
    if (!draining.compareAndSet(false, true)) {
      return;
    }
    List<Connection> pages = pages();
    LOG.info("This node is being drained: its " + pages.size() + " pages go elsewhere.");
    for (int i = 0; i < pages.size(); i++) {
      Connection page = pages.get(i);
      ScheduledFuture<?> unused =
          timer.schedule(
              () -> sendElsewhere(page), SPREAD_MILLIS * i / pages.size(), TimeUnit.MILLISECONDS);
    }
  }

  /** The server is being stopped, drained or not. */
  void stop(
      @Observes @Priority(FIRST) @BeforeDestroyed(ApplicationScoped.class) Object application) {
    draining.set(true);
    try {
      pages().forEach(Drain::sendElsewhere);
      for (long waited = 0; waited < LAST_MILLIS && !pages().isEmpty(); waited += STEP_MILLIS) {
        TimeUnit.MILLISECONDS.sleep(STEP_MILLIS);
      }
    } catch (RejectedExecutionException late) {
      // The server has closed them itself.
      return;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private List<Connection> pages() {
    List<Connection> pages = new ArrayList<>();
    connections.forEach(pages::add);
    return pages;
  }

  private static void sendElsewhere(Connection page) {
    page.close(CloseCodes.SERVICE_RESTART, "elsewhere");
  }
}
