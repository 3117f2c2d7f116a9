package dama.server;

import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.time.Duration;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * The database that the configuration names, as {@code web.xml} declares it: the server makes one,
 * pools its connections and enlists them in transactions.
 *
 * <p>A server keeps a physical connection for ever, and neither WildFly nor Payara tests one of a
 * source that an application brings; so each is a {@link LastingConnection}, which a restart of the
 * database does not wear out.
 */
public final class DamaDataSource implements DataSource {

  private final LastingConnection.Opening opening;

  /** As a server makes it. */
  public DamaDataSource() {
    this(Configuration.current());
  }

  public DamaDataSource(Configuration configuration) {
    this(lasting(new Knocking(Database.of(configuration)::connect)));
  }

  DamaDataSource(LastingConnection.Opening opening) {
    this.opening = opening;
  }

  private static LastingConnection.Opening lasting(Knocking knocking) {
    return new FirstMeeting(
        () -> LastingConnection.to(knocking),
        Schema.SECONDS_TO_WAIT_FOR_DATABASE,
        Duration.ofSeconds(1));
  }

  @Override
  public Connection getConnection() throws SQLException {
    return opening.open();
  }

  /** Whatever credentials a server has been given, ours are those of the configuration. */
  @Override
  public Connection getConnection(@Nullable String user, @Nullable String password)
      throws SQLException {
    return getConnection();
  }

  @Override
  public @Nullable PrintWriter getLogWriter() {
    return null;
  }

  @Override
  public void setLogWriter(@Nullable PrintWriter out) {
    // The drivers log through java.util.logging.
  }

  @Override
  public void setLoginTimeout(int seconds) {
    // Database sets its own, so that no server's default of none can hang a visitor.
  }

  @Override
  public int getLoginTimeout() {
    return Database.SECONDS_TO_CONNECT;
  }

  @Override
  public Logger getParentLogger() throws SQLFeatureNotSupportedException {
    throw new SQLFeatureNotSupportedException();
  }

  @Override
  public <T> T unwrap(Class<T> type) throws SQLException {
    if (type.isInstance(this)) {
      return type.cast(this);
    }
    throw new SQLException("not a " + type.getName());
  }

  @Override
  public boolean isWrapperFor(Class<?> type) {
    return type.isInstance(this);
  }
}
