package dama.server;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;

/**
 * Waits for a database that is not there yet when the server starts, as after a machine was started
 * with both on it: a server that asks in vain while it deploys us would never try again. Once they
 * have met, or that time is over, nobody is kept waiting.
 */
final class FirstMeeting implements LastingConnection.Opening {

  private static final Log LOG = Log.of(FirstMeeting.class);

  private final LastingConnection.Opening door;
  private final int attempts;
  private final Duration between;
  private volatile boolean over;

  /**
   * @param attempts how often to try again, each time after {@code between}
   */
  FirstMeeting(LastingConnection.Opening door, int attempts, Duration between) {
    this.door = door;
    this.attempts = attempts;
    this.between = between;
  }

  @Override
  public Connection open() throws SQLException {
    return over ? door.open() : first();
  }

  private synchronized Connection first() throws SQLException {
    try {
      for (int left = over ? 0 : attempts; ; left--) {
        try {
          return door.open();
        } catch (SQLException e) {
          if (left == 0) {
            if (!over) {
              LOG.severe("Dama cannot start: " + Schema.inOneLine(e));
            }
            throw e;
          }
          if (left == attempts) {
            LOG.warning("Dama waits for its database: " + Schema.inOneLine(e));
          }
          Thread.sleep(between.toMillis());
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SQLTransientConnectionException("stopped while waiting", "08001", e);
    } finally {
      over = true;
    }
  }
}
