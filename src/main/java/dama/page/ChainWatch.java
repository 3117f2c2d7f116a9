package dama.page;

import dama.audit.AuditCheck;
import dama.audit.Verdict;
import dama.server.Now;
import dama.server.StorageAwayException;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Has the audit looked through in the background, once at a time. A short one is done before the
 * page is; of a long one the page tells how far it is.
 */
@ApplicationScoped
public class ChainWatch {

  private static final Duration FRESH = Duration.ofMinutes(10);
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  @Resource private ManagedExecutorService executor;
  @Inject private AuditCheck check;

  private final AtomicLong rows = new AtomicLong();
  private @Nullable Verdict last;
  private @Nullable Future<Verdict> running;

  /**
   * The last verdict; empty before the first.
   *
   * @param anew whether to look through it again though the last verdict is fresh
   */
  synchronized Optional<Verdict> verdict(boolean anew) {
    if (running == null && (anew || !isFresh())) {
      rows.set(0);
      running = executor.submit(() -> check.check(rows::set));
    }
    await();
    return Optional.ofNullable(last);
  }

  /** How many rows were looked through so far; empty if nobody is looking. */
  synchronized Optional<Long> progress() {
    return running == null ? Optional.empty() : Optional.of(rows.get());
  }

  private boolean isFresh() {
    return last != null && last.holds() && last.at().plus(FRESH).isAfter(Now.instant());
  }

  private void await() {
    if (running == null) {
      return;
    }
    try {
      last = running.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
      running = null;
    } catch (TimeoutException stillRunning) {
      // The page says so.
      return;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      running = null;
      throw new StorageAwayException("the audit could not be looked through", e);
    }
  }
}
