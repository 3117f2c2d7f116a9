package dama.harness;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * Gives the same connection again and again, as the pool of a server does: it is not made anew for
 * each question, and the database remembers what it was asked.
 */
public final class KeptConnection {

  private KeptConnection() {}

  public static DataSource of(DataSource source) throws SQLException {
    Connection connection = source.getConnection();
    Object shared = without("close", Connection.class, connection, null);
    return (DataSource) without("getConnection", DataSource.class, source, shared);
  }

  /** All that a thing does, but for one method that only gives an answer. */
  private static Object without(
      String method, Class<?> type, Object thing, @Nullable Object answer) {
    return Proxy.newProxyInstance(
        type.getClassLoader(),
        new Class<?>[] {type},
        (self, called, arguments) -> {
          if (called.getName().equals(method)) {
            return answer;
          }
          try {
            return called.invoke(thing, arguments);
          } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
          }
        });
  }
}
