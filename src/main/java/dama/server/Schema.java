package dama.server;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Startup;
import jakarta.interceptor.Interceptor;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/** The tables, brought to what this version expects before anything reads or writes them. */
@ApplicationScoped
public class Schema {

  private static final Logger LOG = Logger.getLogger(Schema.class.getName());
  private static final int SECONDS_TO_WAIT_FOR_DATABASE = 30;

  void prepare(@Observes @Priority(Interceptor.Priority.PLATFORM_BEFORE) Startup startup) {
    try {
      migrate(Configuration.current());
    } catch (ConfigurationException | FlywayException e) {
      LOG.log(Level.SEVERE, "Dama cannot start: {0}", firstLine(e));
      throw e;
    }
  }

  /** Brings the tables of a database up to date; a database that is away is waited for. */
  public static void migrate(Configuration configuration) {
    Database database = Database.of(configuration);
    Flyway.configure(Schema.class.getClassLoader())
        // Its own connections, which may take their time over a large table.
        .dataSource(database.url(), configuration.dbUser(), configuration.dbPassword())
        .locations("classpath:db/migration")
        .placeholders(Map.of("bytewise", database.bytewise()))
        .connectRetries(SECONDS_TO_WAIT_FOR_DATABASE)
        .connectRetriesInterval(1)
        .load()
        .migrate();
  }

  private static String firstLine(Exception e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }
}
