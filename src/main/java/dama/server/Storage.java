package dama.server;

import io.prometheus.metrics.core.datapoints.Timer;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
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
  private static final Turnstile TURNSTILE = new Turnstile();

  private Storage() {}

  /**
   * @throws StorageAwayException whatever went wrong, a lost race included: who needs to know more
   *     reads again
   * @throws TooLongException if that was only that it took too long
   */
  public static <T> T call(Callable<T> work) {
    return callTogether(() -> inTurn(work));
  }

  /**
   * For who may find that another has done the work, and needs no connection then; else it must be
   * done {@link #inTurn}.
   *
   * @throws StorageAwayException as above
   */
  public static <T> T callTogether(Callable<T> work) {
    Timer timer = ServerMeasures.STORAGE.startTimer();
    try {
      T result = work.call();
      if (AWAY.compareAndSet(true, false)) {
        LOG.info("The database answers again.");
      }
      return result;
    } catch (StorageAwayException e) {
      throw e;
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

  /**
   * Does it with one of the connections that there are.
   *
   * @throws Exception whatever the work throws, or that too many wait already
   */
  public static <T> T inTurn(Callable<T> work) throws Exception {
    if (TURNSTILE.isIn()) {
      return work.call();
    }
    if (!TURNSTILE.enter(AWAY.get())) {
      throw new SQLTransientConnectionException("too many wait for the database already", "08001");
    }
    try {
      return work.call();
    } finally {
      TURNSTILE.leave();
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
