package dama.privacy;

import dama.harness.TestDatabase;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The tables as the database itself describes them, so that a new one cannot be forgotten.
 *
 * @param columns of each table
 */
record Tables(Map<String, List<Column>> columns) {

  /**
   * @param length of a text; 0 if it is none
   * @param to the table that it leads to; empty if to none
   */
  record Column(String table, String name, String type, int length, String to) {
    boolean isText() {
      return type.startsWith("character") || type.equals("text");
    }

    String key() {
      return table + "." + name;
    }
  }

  static Tables of(TestDatabase database) {
    Map<String, List<Column>> tables = new TreeMap<>();
    for (TestDatabase.Row row :
        database.rows(
            "select table_name, column_name, data_type, character_maximum_length"
                + " from information_schema.columns where lower(table_schema) = 'public'"
                + " and lower(table_name) <> 'flyway_schema_history'"
                + " order by table_name, ordinal_position")) {
      String table = row.text("table_name").toLowerCase(Locale.ROOT);
      String name = row.text("column_name").toLowerCase(Locale.ROOT);
      String type = row.text("data_type").toLowerCase(Locale.ROOT);
      Object length = row.columns().get("character_maximum_length");
      tables
          .computeIfAbsent(table, key -> new ArrayList<>())
          .add(
              new Column(table, name, type, length == null ? 0 : ((Number) length).intValue(), ""));
    }
    try (Connection connection = database.connect()) {
      tables.replaceAll((table, columns) -> led(columns, leads(connection, table)));
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
    return new Tables(tables);
  }

  private static List<Column> led(List<Column> columns, Map<String, String> leads) {
    return columns.stream()
        .map(
            one ->
                new Column(
                    one.table(),
                    one.name(),
                    one.type(),
                    one.length(),
                    leads.getOrDefault(one.name(), "")))
        .toList();
  }

  private static Map<String, String> leads(Connection connection, String table) {
    try {
      DatabaseMetaData database = connection.getMetaData();
      String stored =
          database.storesUpperCaseIdentifiers() ? table.toUpperCase(Locale.ROOT) : table;
      Map<String, String> leads = new HashMap<>();
      try (ResultSet keys = database.getImportedKeys(connection.getCatalog(), null, stored)) {
        while (keys.next()) {
          leads.put(
              keys.getString("FKCOLUMN_NAME").toLowerCase(Locale.ROOT),
              keys.getString("PKTABLE_NAME").toLowerCase(Locale.ROOT));
        }
      }
      return leads;
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  List<Column> of(String table) {
    return columns.getOrDefault(table, List.of());
  }

  List<Column> texts() {
    return columns.values().stream().flatMap(List::stream).filter(Column::isText).toList();
  }

  /** Those with rows that belong to somebody, by themselves or by what they belong to. */
  boolean isOfSomebody(String table) {
    return table.equals("player")
        || of(table).stream()
            .anyMatch(column -> !column.to().isEmpty() && isOfSomebody(column.to()));
  }
}
