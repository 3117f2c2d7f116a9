package dama.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LastingConnectionTest {
  private final List<Connection> opened = new ArrayList<>();
  private boolean away;

  private Connection open() throws SQLException {
    if (away) {
      throw new SQLException("away", "08001");
    }
    Connection connection = DriverManager.getConnection("jdbc:h2:mem:lasting;DB_CLOSE_DELAY=-1");
    opened.add(connection);
    return connection;
  }

  /** As a database does that goes down. */
  private void lose() throws SQLException {
    opened.get(opened.size() - 1).close();
  }

  private static void write(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("insert into t values (1)");
    }
  }

  private int written() throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:h2:mem:lasting");
        Statement statement = connection.createStatement();
        ResultSet count = statement.executeQuery("select count(*) from t")) {
      count.next();
      return count.getInt(1);
    }
  }

  @BeforeEach
  void emptyTable() throws SQLException {
    try (Connection connection = open();
        Statement statement = connection.createStatement()) {
      statement.execute("drop table if exists t");
      statement.execute("create table t (n int)");
    }
    opened.clear();
  }

  @Test
  void aConnectionLostBetweenTransactionsIsReplaced() throws SQLException {
    Connection lasting = LastingConnection.to(this::open);
    lasting.setTransactionIsolation(Connection.TRANSACTION_SERIALIZABLE);
    lose();
    lasting.setAutoCommit(false);
    write(lasting);
    lasting.commit();
    assertEquals(1, written());
    assertEquals(2, opened.size());
    assertEquals(Connection.TRANSACTION_SERIALIZABLE, lasting.getTransactionIsolation());
    assertFalse(lasting.getAutoCommit());
  }

  @Test
  void aConnectionLostWithinATransactionFailsUntilItsEnd() throws SQLException {
    Connection lasting = LastingConnection.to(this::open);
    lasting.setAutoCommit(false);
    write(lasting);
    lose();
    assertThrows(SQLException.class, () -> write(lasting));
    lasting.setAutoCommit(false);
    assertThrows(SQLException.class, () -> write(lasting));
    assertThrows(SQLException.class, lasting::commit);
    lasting.rollback();
    lasting.setAutoCommit(true);
    assertEquals(0, written());
    write(lasting);
    assertEquals(1, written());
  }

  @Test
  void whileTheDatabaseIsAwayTheFailureShows() throws SQLException {
    Connection lasting = LastingConnection.to(this::open);
    lose();
    away = true;
    lasting.setAutoCommit(false);
    assertThrows(SQLException.class, () -> write(lasting));
    lasting.rollback();
    lasting.setAutoCommit(true);
    away = false;
    write(lasting);
    assertEquals(1, written());
  }

  @Test
  void aClosedConnectionStaysClosed() throws SQLException {
    Connection lasting = LastingConnection.to(this::open);
    assertFalse(lasting.isClosed());
    lasting.close();
    assertTrue(lasting.isClosed());
    assertThrows(SQLException.class, () -> write(lasting));
    assertEquals(1, opened.size());
  }

  @Test
  void itIsEqualToItselfAlone() throws SQLException {
    Connection one = LastingConnection.to(this::open);
    Connection two = LastingConnection.to(this::open);
    assertTrue(one.equals(one));
    assertFalse(one.equals(two));
    assertEquals(one.hashCode(), one.hashCode());
  }

  @Test
  void whoKnocksAMomentAfterAFailureIsSentAwayAtOnce() throws Exception {
    Knocking knocking = new Knocking(this::open);
    knocking.open().close();
    away = true;
    assertThrows(SQLException.class, knocking::open);
    away = false;
    assertThrows(SQLTransientConnectionException.class, knocking::open);
    Thread.sleep(1_100);
    knocking.open().close();
  }
}
