package dama.harness;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A database that a server under test writes to, and a way past the server to its rows. */
public record TestDatabase(String url, String user, String password) {

  /**
   * The embedded database in {@code directory}. Only one process at a time may hold it: read the
   * rows when the server is down, unless it is {@link #shared}.
   */
  public static TestDatabase h2(Path directory) {
    String file = directory.resolve("data").resolve("dama").toAbsolutePath().toString();
    return new TestDatabase("jdbc:h2:file:" + file, "", "");
  }

  /** The database that this run of tests was started with, as its server was. */
  public static TestDatabase given() {
    Map<String, String> environment = System.getenv();
    return new TestDatabase(
        environment.getOrDefault("DAMA_DB_URL", ""),
        environment.getOrDefault("DAMA_DB_USER", ""),
        environment.getOrDefault("DAMA_DB_PASSWORD", ""));
  }

  /** The same database, open to several processes at once. */
  public TestDatabase shared() {
    return new TestDatabase(url + ";DB_CLOSE_ON_EXIT=TRUE;AUTO_SERVER=TRUE", user, password);
  }

  /** What tells a server to use it. */
  public Map<String, String> environment() {
    return Map.of("DAMA_DB_URL", url, "DAMA_DB_USER", user, "DAMA_DB_PASSWORD", password);
  }

  public Connection connect() throws SQLException {
    return DriverManager.getConnection(url, user, password);
  }

  /** A row, by the names of its columns in small letters. */
  public record Row(Map<String, @Nullable Object> columns) {
    /** A value as text, {@code null} if there is none. */
    public String text(String column) {
      return String.valueOf(columns.get(column));
    }

    public int number(String column) {
      return Integer.parseInt(text(column));
    }
  }

  public List<Row> rows(String sql, Object... arguments) {
    try (Connection connection = connect();
        PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < arguments.length; i++) {
        statement.setObject(i + 1, arguments[i]);
      }
      try (ResultSet result = statement.executeQuery()) {
        return rows(result);
      }
    } catch (SQLException e) {
      throw new AssertionError(sql, e);
    }
  }

  public int update(String sql, Object... arguments) {
    try (Connection connection = connect();
        PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < arguments.length; i++) {
        statement.setObject(i + 1, arguments[i]);
      }
      return statement.executeUpdate();
    } catch (SQLException e) {
      throw new AssertionError(sql, e);
    }
  }

  private static List<Row> rows(ResultSet result) throws SQLException {
    List<Row> rows = new ArrayList<>();
    while (result.next()) {
      Map<String, @Nullable Object> row = new LinkedHashMap<>();
      for (int i = 1; i <= result.getMetaData().getColumnCount(); i++) {
        String column = result.getMetaData().getColumnLabel(i).toLowerCase(Locale.ROOT);
        row.put(column, result.getObject(i));
      }
      rows.add(new Row(row));
    }
    return rows;
  }
}
