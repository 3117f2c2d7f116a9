package dama.live;

import dama.archive.GameStore;
import dama.archive.PulseStore;
import dama.server.Log;
import dama.server.Now;
import dama.server.Storage;
import dama.server.StorageAwayException;
import dama.server.Trail;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Shutdown;
import jakarta.enterprise.event.Startup;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import org.jspecify.annotations.Nullable;

/**
 * Ends the games whose time is over, whoever watches, and gives players back the time when no
 * server was at work. Every server does this for all games: the rows settle who was first.
 */
@ApplicationScoped
public class Deadlines {
  private static final Log LOG = Log.of(Deadlines.class);
  private static final long MILLIS_BETWEEN = 500;
  private static final Duration BEAT = Duration.ofSeconds(2);

  /** At a time; the rest is for the next. */
  private static final int MOST = 200;

  @Inject private GameStore store;
  @Inject private PulseStore pulse;
  @Inject private LiveGames games;

  @Resource private ManagedScheduledExecutorService timer;

  private Instant beaten = Instant.EPOCH;
  private @Nullable ScheduledFuture<?> sweeping;

  /** Before anybody can come in and be told that their time was over while no server was there. */
  void start(@Observes Startup startup) {
    look();
    sweeping =
        timer.scheduleWithFixedDelay(
            this::look, MILLIS_BETWEEN, MILLIS_BETWEEN, TimeUnit.MILLISECONDS);
  }

  void stop(@Observes Shutdown shutdown) {
    if (sweeping != null) {
      sweeping.cancel(false);
    }
  }

  private void look() {
    try {
      sweep(Now.instant().truncatedTo(ChronoUnit.MILLIS));
    } catch (StorageAwayException e) {
      // Logged where it was noticed, or another server came first; the next sweep does it.
      return;
    } catch (RuntimeException e) {
      LOG.log(Level.SEVERE, "Times that are over were not looked for", e);
    }
  }

  /** No time is over before what is due for a silence is given back. */
  private synchronized void sweep(Instant now) {
    if (!now.isBefore(beaten.plus(BEAT))) {
      boolean started = beaten.equals(Instant.EPOCH);
      List<String> credited = Storage.call(() -> pulse.beat(now, started));
      beaten = now;
      credited.forEach(games::refresh);
    }
    Storage.call(() -> store.due(now, MOST)).forEach(id -> end(id, now));
  }

  private void end(String id, Instant now) {
    Trail trail = Trail.ofGame(id);
    try {
      games.flagFall(id, now);
    } catch (StorageAwayException e) {
      return;
    } catch (RuntimeException e) {
      // One that cannot be read must not hold up the others.
      LOG.log(Level.SEVERE, "The time of a game is over, and it does not end", e);
    } finally {
      trail.end();
    }
  }
}
