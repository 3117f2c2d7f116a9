package dama.operate;

import dama.server.Configuration;
import dama.server.Schema;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * Puts a {@link Backup} into a database in which nobody has played yet, of the same kind or
 * another: all of it or nothing. The tables are first made as they were in the version that wrote
 * it, and brought up to date when the rows are in.
 */
final class Restore {
  private static final int ROWS_AT_A_TIME = 500;

  private final ZipFile zip;
  private final String version;

  /** How many rows each table has. */
  private final Map<String, Long> contents;

  private Restore(ZipFile zip, String version, Map<String, Long> contents) {
    this.zip = zip;
    this.version = version;
    this.contents = contents;
  }

  /**
   * @return how many rows came into the database
   * @throws NotABackupException if the file is none, or does not fit into this database
   */
  static long read(Path file, Configuration configuration) throws IOException, SQLException {
    try (ZipFile zip = new ZipFile(file.toFile())) {
      List<String> list = lines(zip, Backup.CONTENTS);
      String[] head = list.isEmpty() ? new String[0] : list.get(0).split("\t", -1);
      if (head.length != 2 || !head[0].equals(Backup.FORMAT)) {
        throw new NotABackupException(file + " is not a backup that this version can read");
      }
      Map<String, Long> contents = new HashMap<>();
      for (String line : list.subList(1, list.size())) {
        String[] entry = line.split("\t", -1);
        contents.put(entry[0], Long.valueOf(entry[1]));
      }
      return new Restore(zip, head[1], contents).into(configuration);
    } catch (ZipException e) {
      throw new NotABackupException(file + " is not a whole backup: " + e.getMessage());
    }
  }

  private long into(Configuration configuration) throws IOException, SQLException {
    Schema.migrate(configuration, version);
    long rows;
    try (Connection connection = Schema.connect(configuration)) {
      Tables tables = new Tables(connection);
      check(connection, tables.inOrder());
      // First, since a database may commit what is under way with it.
      restartSequences(connection);
      connection.setAutoCommit(false);
      rows = fill(connection, tables);
      connection.commit();
    }
    Schema.migrate(configuration);
    return rows;
  }

  private void check(Connection connection, List<String> there) throws SQLException {
    String has = Schema.version(connection);
    if (!has.equals(version)) {
      throw new NotABackupException(
          ("the backup has tables of version " + version)
              + (" and the database of version " + has)
              + ": restore an older one into a database that has no tables yet,"
              + " and one of a newer Dama with that");
    }
    if (!contents.keySet().equals(Set.copyOf(there))) {
      throw new NotABackupException(
          "the backup has the tables " + contents.keySet() + ", and the database " + there);
    }
    // The first version had no audit.
    for (String table : List.of("player", "audit")) {
      if (there.contains(table) && count(connection, table) > 0) {
        throw new NotABackupException(
            "this database is in use: there are rows in its table " + table);
      }
    }
  }

  private long fill(Connection connection, Tables tables) throws IOException, SQLException {
    List<String> order = tables.inOrder();
    List<String> backwards = new ArrayList<>(order);
    Collections.reverse(backwards);
    try (Statement statement = connection.createStatement()) {
      for (String table : backwards) {
        // What the migrations begin with is in the backup, too; the audit cannot be emptied.
        if (!table.equals("audit")) {
          statement.executeUpdate("delete from " + table);
        }
      }
    }
    long rows = 0;
    for (String table : order) {
      rows += fill(connection, table, tables.columns(table));
    }
    return rows;
  }

  private long fill(Connection connection, String table, List<Column> has)
      throws IOException, SQLException {
    Map<String, Column> known = has.stream().collect(Collectors.toMap(Column::name, one -> one));
    long rows = 0;
    try (BufferedReader text = open(zip, table + ".tsv")) {
      List<Column> columns = new ArrayList<>();
      for (String name : String.valueOf(text.readLine()).split("\t", -1)) {
        Column column = known.get(name);
        if (column == null) {
          throw new NotABackupException("the table " + table + " has no column " + name);
        }
        columns.add(column);
      }
      try (PreparedStatement insert = connection.prepareStatement(insert(table, columns))) {
        for (String line = text.readLine(); line != null; line = text.readLine()) {
          TableText.set(insert, line, columns);
          insert.addBatch();
          if (++rows % ROWS_AT_A_TIME == 0) {
            insert.executeBatch();
          }
        }
        insert.executeBatch();
      }
    }
    if (rows != contents.getOrDefault(table, -1L)) {
      throw new NotABackupException("the backup is not whole: " + table + " has " + rows + " rows");
    }
    return rows;
  }

  private static String insert(String table, List<Column> columns) {
    String names = columns.stream().map(Column::name).collect(Collectors.joining(", "));
    String places = columns.stream().map(column -> "?").collect(Collectors.joining(", "));
    return "insert into " + table + " (" + names + ") values (" + places + ")";
  }

  private void restartSequences(Connection connection) throws IOException, SQLException {
    for (String line : lines(zip, Backup.SEQUENCES)) {
      String[] sequence = line.split("\t", -1);
      if (!sequence[0].matches("[a-z_]+")) {
        throw new NotABackupException("a sequence of the name " + sequence[0]);
      }
      long next = Long.parseLong(sequence[1]);
      try (Statement statement = connection.createStatement()) {
        statement.execute("alter sequence " + sequence[0] + " restart with " + next);
      }
    }
  }

  private static long count(Connection connection, String table) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery("select count(*) from " + table)) {
      return found.next() ? found.getLong(1) : 0;
    }
  }

  private static List<String> lines(ZipFile zip, String name) throws IOException {
    try (BufferedReader text = open(zip, name);
        Stream<String> lines = text.lines()) {
      return lines.toList();
    }
  }

  private static BufferedReader open(ZipFile zip, String name) throws IOException {
    ZipEntry entry = zip.getEntry(name);
    if (entry == null) {
      throw new NotABackupException("the file has no " + name);
    }
    InputStream in = zip.getInputStream(entry);
    return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }
}
