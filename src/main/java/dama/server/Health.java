package dama.server;

import jakarta.annotation.Resource;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.logging.Level;
import javax.sql.DataSource;

/**
 * What a load balancer asks: {@code live} is whether this process answers at all, {@code ready}
 * whether it can serve: it has its database, with the tables that it knows, hears the other nodes,
 * and is not being drained. Our own, since each server has its health elsewhere or not at all. What
 * it says besides the status is for people.
 */
@WebServlet({"/health/live", "/health/ready"})
public class Health extends HttpServlet {

  private static final Log LOG = Log.of(Health.class);

  @Resource(lookup = "java:app/jdbc/dama")
  private DataSource database;

  @Inject @Any private Instance<Readiness> parts;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    Optional<String> ill = request.getServletPath().endsWith("live") ? Optional.empty() : illness();
    response.setStatus(
        ill.isEmpty() ? HttpServletResponse.SC_OK : HttpServletResponse.SC_SERVICE_UNAVAILABLE);
    response.setContentType("text/plain;charset=UTF-8");
    response.setHeader("Cache-Control", "no-store");
    response.getWriter().println(ill.map(why -> "down: " + why).orElse("up"));
  }

  /** What it lacks; empty if it lacks nothing. */
  private Optional<String> illness() {
    // Without the database much else is wrong, too.
    return illnessOfDatabase()
        .or(() -> parts.stream().flatMap(part -> part.illness().stream()).findFirst());
  }

  private Optional<String> illnessOfDatabase() {
    try (Connection connection = database.getConnection()) {
      return Schema.isKnownTo(connection) ? Optional.empty() : Optional.of("schema");
    } catch (SQLException e) {
      LOG.log(Level.FINE, "The database does not answer", e);
      return Optional.of("database");
    }
  }
}
