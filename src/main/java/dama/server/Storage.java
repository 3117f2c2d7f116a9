package dama.server;

import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * The one way to call a store. Each server and each database reports a failed transaction by
 * exceptions of its own, checked ones among them, thrown past the signatures; here they become one.
 * The log hears once that the storage went away, and once that it is back.
 */
public final class Storage {
  private static final Logger LOG = Logger.getLogger(Storage.class.getName());
  private static final AtomicBoolean AWAY = new AtomicBoolean();

  private Storage() {}

  /**
   * @throws StorageAwayException whatever went wrong, a lost race included: who needs to know more
   *     reads again
   */
  public static <T> T call(Callable<T> work) {
    try {
      T result = work.call();
      if (AWAY.compareAndSet(true, false)) {
        LOG.info("The database answers again.");
      }
      return result;
    } catch (LostRaceException e) {
      throw new StorageAwayException(String.valueOf(e.getMessage()), e);
    } catch (Exception e) {
      if (AWAY.compareAndSet(false, true)) {
        LOG.log(Level.WARNING, "The database does not answer; what needs it is refused.", e);
      }
      throw new StorageAwayException("the database does not answer", e);
    }
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
