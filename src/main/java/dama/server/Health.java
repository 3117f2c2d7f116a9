package dama.server;

import jakarta.annotation.Resource;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.sql.DataSource;

/**
 * What a load balancer asks: {@code live} is whether this process answers at all, {@code ready}
 * whether it has its database. Our own, since each server has its health elsewhere or not at all.
 */
@WebServlet({"/health/live", "/health/ready"})
public class Health extends HttpServlet {

  private static final Logger LOG = Logger.getLogger(Health.class.getName());

  @Resource(lookup = "java:app/jdbc/dama")
  private DataSource database;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    boolean well = request.getServletPath().endsWith("live") || databaseAnswers();
    response.setStatus(
        well ? HttpServletResponse.SC_OK : HttpServletResponse.SC_SERVICE_UNAVAILABLE);
    response.setContentType("text/plain;charset=UTF-8");
    response.setHeader("Cache-Control", "no-store");
    response.getWriter().println(well ? "up" : "down");
  }

  private boolean databaseAnswers() {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      return statement.execute("select 1");
    } catch (SQLException e) {
      LOG.log(Level.FINE, "The database does not answer", e);
      return false;
    }
  }
}
