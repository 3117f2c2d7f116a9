package dama.server;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
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

  private static final Log LOG = Log.of(LastingConnection.class);
  private static final int SECONDS_TO_TEST = 2;

  /** Asking whether a connection lives costs a round trip, so not in the midst of lively use. */
  private static final long TRUSTED = TimeUnit.SECONDS.toNanos(1);

  private static final AtomicInteger OPEN = new AtomicInteger();

  private final Opening opening;
  private Connection current;
  private long lastProven = System.nanoTime();
  private boolean autoCommit = true;
  private boolean inTransaction;
  private boolean closed;
  private @Nullable Integer isolation;

  private LastingConnection(Opening opening) throws SQLException {
    this.opening = opening;
    this.current = opening.open();
    OPEN.incrementAndGet();
  }

  /** How many this process holds open. */
  static int open() {
    return OPEN.get();
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
        if (beginsWork(name)) {
          begin();
        }
        try {
          // The database has rolled back what it lost; settings are given again on replacing.
          boolean needless = isHousekeeping(name) && current.isClosed();
          yield needless ? null : pass(method, arguments);
        } finally {
          follow(name, arguments);
        }
      }
    };
  }

  private @Nullable Object pass(Method method, Object @Nullable [] arguments) throws Throwable {
    try {
      Object result = method.invoke(current, arguments);
      if (inTransaction && method.getName().equals("commit")) {
        lastProven = System.nanoTime();
      }
      return result;
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }

  private static boolean beginsWork(String method) {
    return method.startsWith("create")
        || method.startsWith("prepare")
        || method.equals("getMetaData");
  }

  /** What a server does to tidy up. */
  private static boolean isHousekeeping(String method) {
    return method.equals("rollback")
        || method.equals("clearWarnings")
        || (method.startsWith("set") && !method.equals("setSavepoint"));
  }

  private void follow(String method, Object @Nullable [] arguments) {
    switch (method) {
      case "close", "abort" -> {
        if (!closed) {
          OPEN.decrementAndGet();
        }
        closed = true;
      }
      case "commit", "rollback" -> inTransaction = false;
      case "setAutoCommit" -> {
        boolean wanted = arguments == null || (boolean) arguments[0];
        inTransaction &= autoCommit == wanted;
        autoCommit = wanted;
      }
      case "setTransactionIsolation" ->
          isolation = arguments == null ? null : (Integer) arguments[0];
      default -> {}
    }
  }

  private void begin() throws SQLException {
    if (!closed && !inTransaction && !isAlive()) {
      replace();
    }
    inTransaction = !autoCommit;
  }

  private boolean isAlive() throws SQLException {
    if (current.isClosed()) {
      return false;
    }
    if (System.nanoTime() - lastProven >= TRUSTED) {
      if (!current.isValid(SECONDS_TO_TEST)) {
        return false;
      }
      lastProven = System.nanoTime();
    }
    return true;
  }

  private void replace() throws SQLException {
    try {
      current.close();
    } catch (SQLException e) {
      LOG.log(Level.FINE, "A dead connection did not close", e);
    }
    Connection next = opening.open();
    if (isolation != null) {
      next.setTransactionIsolation(isolation);
    }
    next.setAutoCommit(autoCommit);
    current = next;
    lastProven = System.nanoTime();
  }
}
