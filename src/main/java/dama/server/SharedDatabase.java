package dama.server;

import java.sql.Connection;
import java.sql.SQLException;

/** The database as several nodes share it, past the server's pool and its transactions. */
public final class SharedDatabase {

  private SharedDatabase() {}

  /** Whether other nodes can use it, too: the embedded one is its process's own. */
  public static boolean isUsed() {
    return isShared(Configuration.current());
  }

  static boolean isShared(Configuration configuration) {
    return !configuration.dbUrl().startsWith("jdbc:h2:");
  }

  /** A connection that nobody else uses; each of its statements is a transaction. */
  public static Connection open() throws SQLException {
    return Database.of(Configuration.current()).connect();
  }
}
