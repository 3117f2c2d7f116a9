package dama.server;

import jakarta.annotation.Priority;
import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Startup;
import jakarta.interceptor.Interceptor;
import jakarta.servlet.ServletContext;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.SQLException;
import javax.sql.DataSource;

/** The one line that a start writes of what runs here, and on what. */
@ApplicationScoped
public class Started {
  private static final Log LOG = Log.of(Started.class);

  @Resource(lookup = "java:app/jdbc/dama")
  private DataSource database;

  private String where = "";

  /** Before anything else; no server gives the context to be asked for while it starts. */
  void meet(@Observes @Initialized(ApplicationScoped.class) ServletContext application) {
    where =
        (" context=" + (application.getContextPath() + "/"))
            + (" server=" + word(application.getServerInfo()));
  }

  /** When everything else has. */
  void start(@Observes @Priority(Interceptor.Priority.PLATFORM_AFTER) Startup startup) {
    LOG.info(
        ("Dama " + Build.version() + " has started:" + where)
            + (" java=" + Runtime.version())
            + database());
  }

  private String database() {
    try (Connection connection = database.getConnection()) {
      DatabaseMetaData about = connection.getMetaData();
      return (" database=" + about.getDatabaseProductName())
          + ("_" + word(about.getDatabaseProductVersion()))
          + (" at=" + address(Configuration.current().dbUrl()))
          + (" schema=" + Schema.expected());
    } catch (SQLException e) {
      return " database=away";
    }
  }

  /** What follows may have a password in it. */
  static String address(String url) {
    return url.replaceFirst("[?;].*$", "").replaceFirst("//[^/@]*@", "//");
  }

  private static String word(String text) {
    return text.strip().replaceAll("\\s+", "_");
  }
}
