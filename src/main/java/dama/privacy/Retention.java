package dama.privacy;

import dama.server.Log;
import dama.server.Now;
import dama.server.Storage;
import dama.server.StorageAwayException;
import dama.setting.Setting;
import dama.setting.Settings;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Once a day, what is kept for a time only is cleared away, and each day that is over is counted.
 * Of several servers one does it, and one that stops in the midst of it is relieved.
 */
@ApplicationScoped
public class Retention {

  private static final Log LOG = Log.of(Retention.class);
  private static final Duration BETWEEN = Duration.ofHours(24);

  /** So many rows a transaction: short, so that a line of chat never waits for long. */
  private static final int ROWS_A_STEP = 500;

  private final String holder = UUID.randomUUID().toString();
  @Inject private RetentionStore store;
  @Inject private DayStore days;
  @Inject private Erasure erasure;
  @Inject private Settings settings;

  @Resource private ManagedScheduledExecutorService timer;

  void start(@Observes @Initialized(ApplicationScoped.class) Object application) {
    ScheduledFuture<?> unused =
        timer.scheduleWithFixedDelay(() -> look(Now.instant()), 1, 1, TimeUnit.MINUTES);
  }

  private void look(Instant now) {
    try {
      if (Storage.call(() -> days.isBehind(now)) && Storage.call(() -> store.take(holder, now))) {
        Storage.run(() -> days.catchUp(now));
        Storage.run(() -> store.giveBack(holder));
      }
      Optional<Instant> last = Storage.call(store::lastCleared);
      if (last.isEmpty() || last.get().plus(BETWEEN).isBefore(now)) {
        clear(null, now);
      }
    } catch (StorageAwayException e) {
      // Logged where it was noticed; what was begun is taken up when the storage is back.
      return;
    }
  }

  /** Clears as soon as can be, without waiting for it. */
  public void clearSoon(long by) {
    Future<?> unused =
        timer.submit(
            () -> {
              try {
                clear(by, Now.instant());
              } catch (StorageAwayException e) {
                return;
              }
            });
  }

  /**
   * @return what was done; empty if another server is at it
   * @throws StorageAwayException if it was left half done: the next time takes it up
   */
  private Optional<RetentionRun> clear(@Nullable Long by, Instant now) {
    if (!Storage.call(() -> store.take(holder, now))) {
      return Optional.empty();
    }
    RetentionRun run =
        Storage.call(
            () ->
                store.begin(
                    by, before(Setting.CHAT_DAYS, now), before(Setting.ADDRESS_DAYS, now), now));
    for (Clearing what : Clearing.values()) {
      clear(run, what, now);
    }
    int erasures = erasure.completeAll();
    Storage.run(() -> store.count(run, "erasures", erasures));
    RetentionRun done = Storage.call(() -> store.end(run, holder, Now.instant()));
    LOG.info("Cleared away what is kept for a time only: " + done.inJson());
    return Optional.of(done);
  }

  private @Nullable Instant before(Setting setting, Instant now) {
    int daysKept = settings.number(setting);
    return daysKept == 0 ? null : now.minus(Duration.ofDays(daysKept));
  }

  private void clear(RetentionRun run, Clearing what, Instant now) {
    Instant before = what.before(run, now);
    if (before == null) {
      return;
    }
    int gone;
    do {
      gone = Storage.call(() -> store.clear(run, what, before, ROWS_A_STEP, holder));
    } while (gone == ROWS_A_STEP);
  }
}
