package dama.server;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.concurrent.TimeUnit;

/**
 * Opening connections to a database that may be away. Once one has failed, the others of the next
 * moment fail at once: fifty players who each waited for a database that hangs would hold up one
 * another, and be told no sooner.
 */
final class Knocking implements LastingConnection.Opening {

  private static final long MOMENT = TimeUnit.SECONDS.toNanos(1);

  private final LastingConnection.Opening door;
  private volatile boolean away;
  private volatile long lastFailed;

  Knocking(LastingConnection.Opening door) {
    this.door = door;
  }

  @Override
  public Connection open() throws SQLException {
    if (away && System.nanoTime() - lastFailed < MOMENT) {
      throw new SQLTransientConnectionException("the database was away a moment ago", "08001");
    }
    try {
      Connection opened = door.open();
      away = false;
      return opened;
    } catch (SQLException e) {
      lastFailed = System.nanoTime();
      away = true;
      throw e;
    }
  }
}
