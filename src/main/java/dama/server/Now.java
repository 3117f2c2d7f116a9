package dama.server;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;

/**
 * What time it is, by the database's clock: of several nodes each has a clock of its own, and what
 * one of them wrote down another goes on from. With the embedded database it is this process's own.
 */
public final class Now {
  private static final int TRIES = 3;

  private static volatile Duration ahead = Duration.ZERO;

  private Now() {}

  public static Instant instant() {
    return Instant.now().plus(ahead);
  }

  /**
   * Learns what the database said its time was, between two moments of our own. No more is changed
   * than what was heard demands, so that time does not jump about with every slow answer.
   */
  public static void heard(Instant told, Instant asked, Instant answered) {
    ahead = ahead(ahead, told, asked, answered);
  }

  /** The nearest to {@code before} that can be so. */
  static Duration ahead(Duration before, Instant told, Instant asked, Instant answered) {
    Duration least = Duration.between(answered, told);
    Duration most = Duration.between(asked, told);
    if (before.compareTo(least) < 0) {
      return least;
    }
    return before.compareTo(most) > 0 ? most : before;
  }

  /** Asks a shared database, before anything is written down. */
  static void ask(Connection connection) throws SQLException {
    for (int i = 0; i < TRIES; i++) {
      Instant asked = Instant.now();
      try (Statement statement = connection.createStatement();
          ResultSet row = statement.executeQuery("select clock_timestamp()")) {
        Instant answered = Instant.now();
        if (row.next()) {
          heard(row.getObject(1, OffsetDateTime.class).toInstant(), asked, answered);
        }
      }
    }
  }
}
