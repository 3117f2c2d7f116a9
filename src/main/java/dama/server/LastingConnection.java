package dama.server;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * A connection that replaces what it stands for when the database has gone away and come back. It
 * does so only between transactions, where there is nothing to lose: within one, the failure shows.
 */
final class LastingConnection implements InvocationHandler {

  /** How a connection to the database is opened. */
  interface Opening {
    Connection open() throws SQLException;
  }

  private static final Logger LOG = Logger.getLogger(LastingConnection.class.getName());
  private static final int SECONDS_TO_TEST = 2;

  /** Asking whether a connection lives costs a round trip, so not in the midst of lively use. */
  private static final long TRUSTED = TimeUnit.SECONDS.toNanos(1);

  /** What needs no database, or must not bring one back. */
  private static final Set<String> LOCAL =
      Set.of(
          "abort",
          "clearWarnings",
          "close",
          "getAutoCommit",
          "getWarnings",
          "isValid",
          "isWrapperFor",
          "rollback",
          "unwrap");

  private final Opening opening;
  private Connection current;
  private long lastUsed = System.nanoTime();
  private boolean autoCommit = true;
  private boolean inTransaction;
  private boolean closed;
  private @Nullable Integer isolation;

  private LastingConnection(Opening opening) throws SQLException {
    this.opening = opening;
    this.current = opening.open();
  }

  static Connection to(Opening opening) throws SQLException {
    return (Connection)
        Proxy.newProxyInstance(
            LastingConnection.class.getClassLoader(),
            new Class<?>[] {Connection.class},
            new LastingConnection(opening));
  }

  @Override
  public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments)
      throws Throwable {
    String name = method.getName();
    return switch (name) {
      case "equals" -> arguments != null && proxy == arguments[0];
      case "hashCode" -> System.identityHashCode(proxy);
      case "toString" -> "lasting " + current;
      case "isClosed" -> closed;
      default -> {
        if (name.equals("rollback") && current.isClosed()) {
          // The database has rolled back already, as it does for every connection that it loses.
          inTransaction = false;
          yield null;
        }
        if (!closed && !inTransaction && !LOCAL.contains(name)) {
          replaceIfDead();
        }
        yield pass(method, arguments);
      }
    };
  }

  private @Nullable Object pass(Method method, Object @Nullable [] arguments) throws Throwable {
    String name = method.getName();
    try {
      return method.invoke(current, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    } finally {
      lastUsed = System.nanoTime();
      follow(name, arguments);
    }
  }

  private void follow(String name, Object @Nullable [] arguments) {
    switch (name) {
      case "close", "abort" -> closed = true;
      case "commit", "rollback" -> inTransaction = false;
      case "setAutoCommit" -> {
        autoCommit = arguments == null || (boolean) arguments[0];
        inTransaction = false;
      }
      case "setTransactionIsolation" ->
          isolation = arguments == null ? null : (Integer) arguments[0];
      default -> inTransaction |= !autoCommit && !LOCAL.contains(name);
    }
  }

  private void replaceIfDead() throws SQLException {
    if (isAlive()) {
      return;
    }
    Connection next = opening.open();
    if (isolation != null) {
      next.setTransactionIsolation(isolation);
    }
    next.setAutoCommit(autoCommit);
    try {
      current.close();
    } catch (SQLException e) {
      LOG.log(Level.FINE, "A dead connection did not close", e);
    }
    current = next;
  }

  private boolean isAlive() throws SQLException {
    return !current.isClosed()
        && (System.nanoTime() - lastUsed < TRUSTED || current.isValid(SECONDS_TO_TEST));
  }
}
