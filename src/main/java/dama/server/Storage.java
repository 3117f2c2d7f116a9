package dama.server;

import io.prometheus.metrics.core.datapoints.Timer;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.logging.Level;

/**
 * The one way to call a store. Each server and each database reports a failed transaction by
 * exceptions of its own, checked ones among them, thrown past the signatures; here they become one.
 * The log hears once that the storage went away, and once that it is back.
 */
public final class Storage {
  private static final Log LOG = Log.of(Storage.class);
  private static final String BROKEN_OFF = "57014";
  private static final AtomicBoolean AWAY = new AtomicBoolean();

  private Storage() {}

  /**
   * @throws StorageAwayException whatever went wrong, a lost race included: who needs to know more
   *     reads again
   * @throws TooLongException if that was only that it took too long
   */
  public static <T> T call(Callable<T> work) {
    Timer timer = ServerMeasures.STORAGE.startTimer();
    try {
      T result = work.call();
      if (AWAY.compareAndSet(true, false)) {
        LOG.info("The database answers again.");
      }
      return result;
    } catch (LostRaceException e) {
      throw new StorageAwayException(String.valueOf(e.getMessage()), e);
    } catch (Exception e) {
      ServerMeasures.FAILURES.inc();
      if (isBrokenOff(e)) {
        throw new TooLongException(e);
      }
      if (AWAY.compareAndSet(false, true)) {
        LOG.log(Level.WARNING, "The database does not answer; what needs it is refused.", e);
      }
      throw new StorageAwayException("the database does not answer", e);
    } finally {
      timer.observeDuration();
    }
  }

  /** By the state that PostgreSQL and H2 have in common for it. */
  private static boolean isBrokenOff(Throwable thrown) {
    for (Throwable each = thrown; each != null; each = each.getCause()) {
      if (each instanceof SQLException e && BROKEN_OFF.equals(e.getSQLState())) {
        return true;
      }
    }
    return false;
  }

  /**
   * @throws StorageAwayException whatever went wrong
   */
  public static void run(Runnable work) {
    boolean unused =
        call(
            () -> {
              work.run();
              return true;
            });
  }
}
