package dama.socket;

import dama.server.StorageAwayException;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Gathers changes that come in bursts, so that what shows them is made once for all of them. */
@ApplicationScoped
public class Pulse {
  private final Set<Object> gathering = ConcurrentHashMap.newKeySet();

  @Resource private ManagedScheduledExecutorService timer;

  /**
   * Runs {@code show} after {@code time}, once for all calls about the same thing until it runs.
   */
  void soon(Object about, Duration time, Runnable show) {
    if (gathering.add(about)) {
      ScheduledFuture<?> unused =
          timer.schedule(() -> run(about, show), time.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  private void run(Object about, Runnable show) {
    gathering.remove(about);
    try {
      show.run();
    } catch (StorageAwayException e) {
      // Logged where it was noticed. What is not shown now is shown whole at the next change, or
      // when a page comes back.
      return;
    }
  }
}
