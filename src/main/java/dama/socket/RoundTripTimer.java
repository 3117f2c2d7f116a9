package dama.socket;

import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Startup;
import jakarta.inject.Inject;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Asks the pages of those who play by the clock, now and then, how long their network takes. */
@ApplicationScoped
public class RoundTripTimer {
  private static final long SECONDS_BETWEEN = 10;

  @Inject private Connections connections;

  @Resource private ManagedScheduledExecutorService timer;

  void start(@Observes Startup startup) {
    ScheduledFuture<?> unused =
        timer.scheduleWithFixedDelay(
            () -> connections.forEach(Connection::measure),
            SECONDS_BETWEEN,
            SECONDS_BETWEEN,
            TimeUnit.SECONDS);
  }
}
