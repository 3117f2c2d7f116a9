package dama.server;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Startup;
import jakarta.interceptor.Interceptor;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/** The tables, brought to what this version expects before anything reads or writes them. */
@ApplicationScoped
public class Schema {

  private static final Logger LOG = Logger.getLogger(Schema.class.getName());
  static final int SECONDS_TO_WAIT_FOR_DATABASE = 30;

  void prepare(@Observes @Priority(Interceptor.Priority.PLATFORM_BEFORE) Startup startup) {
    try {
      migrate(Configuration.current());
    } catch (ConfigurationException | FlywayException e) {
      String reason = "Dama cannot start: " + inOneLine(e);
      LOG.severe(reason);
      LOG.log(Level.FINE, reason, e);
      // Without its cause, of which a server would print every line.
      throw new IllegalStateException(reason);
    }
  }

  /** Brings the tables of a database up to date; a database that is away is waited for. */
  public static void migrate(Configuration configuration) {
    Database database = Database.of(configuration);
    Flyway.configure(Schema.class.getClassLoader())
        .dataSource(new DamaDataSource(() -> patient(database.connect())))
        .locations("classpath:db/migration", "classpath:db/" + database.folder())
        .placeholders(Map.of("bytewise", database.bytewise()))
        .connectRetries(SECONDS_TO_WAIT_FOR_DATABASE)
        .connectRetriesInterval(1)
        .load()
        .migrate();
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
