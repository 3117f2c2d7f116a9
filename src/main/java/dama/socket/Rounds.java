package dama.socket;

import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Shutdown;
import jakarta.enterprise.event.Startup;
import jakarta.inject.Inject;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Goes round all open pages now and then: those from which nothing comes any more are let go, and
 * those of who plays by the clock are asked how long their network takes.
 *
 * <p>The servers' own timers of idleness do not do: one of them counts what it sends itself as a
 * sign of life, so that a browser that is gone would seem to be there as long as others talk.
 */
@ApplicationScoped
public class Rounds {
  private static final long SECONDS_BETWEEN = 10;

  @Inject private Connections connections;

  @Resource private ManagedScheduledExecutorService timer;

  private @Nullable ScheduledFuture<?> going;

  void start(@Observes Startup startup) {
    going =
        timer.scheduleWithFixedDelay(this::go, SECONDS_BETWEEN, SECONDS_BETWEEN, TimeUnit.SECONDS);
  }

  void stop(@Observes Shutdown shutdown) {
    if (going != null) {
      going.cancel(false);
    }
  }

  private void go() {
    connections.forEach(
        connection -> {
          if (connection.isSilent()) {
            connection.letGo();
          } else {
            connection.measure();
          }
        });
  }
}
