package dama.server;

import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Startup;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Lets the log say what a minute had too much of, also when nothing more comes. */
@ApplicationScoped
public class SecurityCount {
  private static final int SECONDS_BETWEEN = 20;

  @Resource private ManagedScheduledExecutorService timer;
  private @Nullable ScheduledFuture<?> counting;

  void start(@Observes Startup startup) {
    counting =
        timer.scheduleWithFixedDelay(
            SecurityLog::count, SECONDS_BETWEEN, SECONDS_BETWEEN, TimeUnit.SECONDS);
  }

  @PreDestroy
  void stop() {
    if (counting != null) {
      counting.cancel(false);
    }
  }
}
