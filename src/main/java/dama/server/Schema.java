package dama.server;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Startup;
import jakarta.interceptor.Interceptor;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.logging.Level;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/** The tables, brought to what this version expects before anything reads or writes them. */
@ApplicationScoped
public class Schema {

  private static final Log LOG = Log.of(Schema.class);
  static final int SECONDS_TO_WAIT_FOR_DATABASE = 30;
  private static final String COMMON = "classpath:db/migration";

  /** What this process brought its tables to, or found; empty before it has. */
  private static volatile String expected = "";

  void prepare(@Observes @Priority(Interceptor.Priority.PLATFORM_BEFORE) Startup startup) {
    try {
      Configuration configuration = Configuration.current();
      migrate(configuration);
      askTheTime(configuration);
      try (Connection connection = connect(configuration)) {
        expected = version(connection);
      }
    } catch (ConfigurationException | FlywayException | SQLException e) {
      String reason = "Dama cannot start: " + inOneLine(e);
      LOG.severe(reason);
      LOG.log(Level.FINE, reason, e);
      // Without its cause, of which a server would print every line.
      throw new IllegalStateException(reason);
    }
  }

  /** Before anything is written down with a time of ours. */
  private static void askTheTime(Configuration configuration) {
    if (SharedDatabase.isShared(configuration)) {
      try (Connection connection = Database.of(configuration).connect()) {
        Now.ask(connection);
      } catch (SQLException e) {
        LOG.log(Level.FINE, "The first beat asks again", e);
      }
    }
  }

  /** Brings the tables of a database up to date; a database that is away is waited for. */
  public static void migrate(Configuration configuration) {
    migrate(configuration, "latest");
  }

  /**
   * Brings the tables of a database to a version, or leaves them where they are beyond it.
   *
   * @param target a version as {@link #version} gives it, or {@code latest}
   */
  public static void migrate(Configuration configuration, String target) {
    Database database = Database.of(configuration);
    Flyway.configure(Schema.class.getClassLoader())
        .dataSource(new DamaDataSource(() -> patient(database.connect())))
        .locations(COMMON, "classpath:db/" + database.folder())
        .placeholders(Map.of("bytewise", database.bytewise()))
        .connectRetries(SECONDS_TO_WAIT_FOR_DATABASE)
        .connectRetriesInterval(1)
        .target(target)
        .load()
        .migrate();
  }

  /** A connection without a server, which waits for an answer as long as it takes. */
  public static Connection connect(Configuration configuration) throws SQLException {
    return patient(Database.of(configuration).connect());
  }

  /**
   * The version of the tables: of the last migration that both kinds of database have.
   *
   * @throws SQLException if there are no tables
   */
  public static String version(Connection connection) throws SQLException {
    String latest =
        "select \"version\", \"script\" from \"flyway_schema_history\""
            + " where \"success\" order by \"installed_rank\" desc";
    try (Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery(latest)) {
      while (found.next()) {
        if (Schema.class.getResource("/db/migration/" + found.getString(2)) != null) {
          return found.getString(1);
        }
      }
    }
    throw new SQLException("there are no tables of Dama");
  }

  /**
   * Whether the tables are those that this process works with, or those and more: a newer server
   * may have added to them.
   */
  static boolean isKnownTo(Connection connection) throws SQLException {
    String mine = "select 1 from \"flyway_schema_history\" where \"success\" and \"version\" = ?";
    try (PreparedStatement statement = connection.prepareStatement(mine)) {
      statement.setString(1, expected);
      try (ResultSet found = statement.executeQuery()) {
        return found.next();
      }
    }
  }

  /** The version of the tables that this process works with. */
  static String expected() {
    return expected;
  }

  /** No limit to an answer: a large table takes its time to change, and nobody waits for it. */
  private static Connection patient(Connection connection) throws SQLException {
    connection.setNetworkTimeout(Runnable::run, 0);
    return connection;
  }

  static String inOneLine(Exception e) {
    return String.valueOf(e.getMessage())
        .strip()
        .replaceAll("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\s]+", " ");
  }
}
