package dama.harness;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * Gives the same connections again and again, as the pool of a server does: none is made anew for
 * each question, and the database remembers what it was asked.
 */
final class KeptConnections implements AutoCloseable {
  private final DataSource source;
  private final Deque<Connection> idle = new ConcurrentLinkedDeque<>();

  KeptConnections(DataSource source) {
    this.source = source;
  }

  DataSource source() {
    return instead(DataSource.class, source, "getConnection", this::borrow);
  }

  private Connection borrow() throws SQLException {
    Connection kept = idle.poll();
    Connection connection = kept == null || kept.isClosed() ? source.getConnection() : kept;
    return instead(Connection.class, connection, "close", () -> giveBack(connection));
  }

  private @Nullable Object giveBack(Connection connection) throws SQLException {
    if (!connection.isClosed()) {
      if (!connection.getAutoCommit()) {
        connection.rollback();
        connection.setAutoCommit(true);
      }
      idle.push(connection);
    }
    return null;
  }

  @Override
  public void close() throws SQLException {
    for (Connection connection : idle) {
      connection.close();
    }
  }

  private interface Deed {
    @Nullable Object run() throws SQLException;
  }

  /** A thing that does something else by one of its methods. */
  private static <T> T instead(Class<T> type, T thing, String method, Deed deed) {
    Object other =
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, called, arguments) -> {
              if (called.getName().equals(method)) {
                return deed.run();
              }
              try {
                return called.invoke(thing, arguments);
              } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
              }
            });
    return type.cast(other);
  }
}
