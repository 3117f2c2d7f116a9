package dama.operate;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The tables and sequences that a database has, by the names that the migrations give them. */
final class Tables {

  /**
   * Not kept: what Flyway and the databases keep for themselves, what a trigger makes anew, and
   * what is true of the running servers alone.
   */
  private static final Set<String> PASSED_OVER =
      Set.of("flyway_schema_history", "audit_kept", "chat_span", "node", "presence");

  private final Connection connection;

  Tables(Connection connection) {
    this.connection = connection;
  }

  /** All that are kept, each after those that it refers to. */
  List<String> inOrder() throws SQLException {
    Set<String> waiting = names("TABLE", "BASE TABLE");
    Map<String, Set<String>> needs = new LinkedHashMap<>();
    for (String table : waiting) {
      needs.put(table, needed(table));
    }
    Set<String> ordered = new LinkedHashSet<>();
    while (!waiting.isEmpty()) {
      Set<String> ready = new TreeSet<>(waiting);
      ready.removeIf(table -> !ordered.containsAll(needs.getOrDefault(table, Set.of())));
      if (ready.isEmpty()) {
        throw new IllegalStateException("tables that refer to each other: " + waiting);
      }
      ordered.addAll(ready);
      waiting.removeAll(ready);
    }
    return List.copyOf(ordered);
  }

  private Set<String> names(String... types) throws SQLException {
    Set<String> names = new TreeSet<>();
    try (ResultSet found =
        connection
            .getMetaData()
            .getTables(connection.getCatalog(), connection.getSchema(), "%", types)) {
      while (found.next()) {
        names.add(small(found.getString("TABLE_NAME")));
      }
    }
    names.removeAll(PASSED_OVER);
    return names;
  }

  private Set<String> needed(String table) throws SQLException {
    Set<String> needed = new TreeSet<>();
    try (ResultSet found =
        connection
            .getMetaData()
            .getImportedKeys(connection.getCatalog(), connection.getSchema(), stored(table))) {
      while (found.next()) {
        needed.add(small(found.getString("PKTABLE_NAME")));
      }
    }
    needed.remove(table);
    return needed;
  }

  /** The columns of a table, in their order. */
  List<Column> columns(String table) throws SQLException {
    List<Column> columns = new ArrayList<>();
    try (ResultSet found =
        connection
            .getMetaData()
            .getColumns(connection.getCatalog(), connection.getSchema(), stored(table), "%")) {
      while (found.next()) {
        columns.add(new Column(small(found.getString("COLUMN_NAME")), found.getInt("DATA_TYPE")));
      }
    }
    return columns;
  }

  /** The columns that tell the rows of a table from each other, else all. */
  List<String> key(String table) throws SQLException {
    Map<Integer, String> key = new TreeMap<>();
    try (ResultSet found =
        connection
            .getMetaData()
            .getPrimaryKeys(connection.getCatalog(), connection.getSchema(), stored(table))) {
      while (found.next()) {
        key.put(found.getInt("KEY_SEQ"), small(found.getString("COLUMN_NAME")));
      }
    }
    return key.isEmpty()
        ? columns(table).stream().map(Column::name).toList()
        : List.copyOf(key.values());
  }

  /** The sequences, each with a number that it has not given yet. */
  Map<String, Long> sequences() throws SQLException {
    Map<String, Long> sequences = new TreeMap<>();
    String known =
        "select sequence_name from information_schema.sequences where sequence_schema = "
            + (isH2() ? "current_schema" : "current_schema()");
    for (String name : firstColumn(known)) {
      String next =
          isH2()
              ? "select base_value from information_schema.sequences where sequence_name = '"
                  + (name + "'")
              : "select case when is_called then last_value + 1 else last_value end from " + name;
      sequences.put(small(name), Long.valueOf(firstColumn(next).get(0)));
    }
    return sequences;
  }

  private List<String> firstColumn(String sql) throws SQLException {
    List<String> values = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery(sql)) {
      while (found.next()) {
        values.add(found.getString(1));
      }
    }
    return values;
  }

  boolean isH2() throws SQLException {
    return connection.getMetaData().getDatabaseProductName().equals("H2");
  }

  private String stored(String name) throws SQLException {
    return connection.getMetaData().storesUpperCaseIdentifiers()
        ? name.toUpperCase(Locale.ROOT)
        : name;
  }

  private static String small(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
