package dama.operate;

import dama.server.Schema;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Everything in a database at one moment, in one file that any database takes: a ZIP with a list of
 * its contents ({@value #CONTENTS}), one text for each table ({@link TableText}), and where the
 * sequences stand. The servers go on meanwhile.
 */
final class Backup {
  static final String CONTENTS = "contents.tsv";
  static final String SEQUENCES = "sequences.tsv";
  static final String FORMAT = "dama-backup-1";

  private static final int ROWS_AT_A_TIME = 1_000;

  /** H2's name for what PostgreSQL calls repeatable read: everything is of one moment. */
  static final int H2_SNAPSHOT = 6;

  private final Connection connection;
  private final Tables tables;
  private final List<String> contents = new ArrayList<>();
  private long rows;

  private Backup(Connection connection) {
    this.connection = connection;
    this.tables = new Tables(connection);
  }

  /**
   * Writes what the database holds now. The file is there when it is whole and on the disk, or not
   * at all, and only who runs this may read it.
   *
   * @return how many rows it has
   * @throws FileAlreadyExistsException if there is such a file
   */
  static long write(Connection connection, Path file) throws IOException, SQLException {
    if (Files.exists(file)) {
      throw new FileAlreadyExistsException(file.toString());
    }
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Files.deleteIfExists(part);
    createPrivate(part);
    try {
      Backup backup = new Backup(connection);
      try (OutputStream out = Files.newOutputStream(part);
          ZipOutputStream zip = new ZipOutputStream(out)) {
        backup.write(zip);
      }
      try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
        channel.force(true);
      }
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
      return backup.rows;
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private static void createPrivate(Path file) throws IOException {
    if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.createFile(
          file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    } else {
      Files.createFile(file);
    }
  }

  private void write(ZipOutputStream zip) throws IOException, SQLException {
    connection.setAutoCommit(false);
    connection.setTransactionIsolation(
        tables.isH2() ? H2_SNAPSHOT : Connection.TRANSACTION_REPEATABLE_READ);
    String version = Schema.version(connection);
    for (String table : tables.inOrder()) {
      write(zip, table);
    }
    // After the rows: a number that one of them has is behind it, whoever writes meanwhile.
    writeSequences(zip);
    connection.rollback();
    Writer list = begin(zip, CONTENTS);
    list.write(FORMAT + "\t" + version + "\n");
    for (String line : contents) {
      list.write(line + "\n");
    }
    end(zip, list);
  }

  private void write(ZipOutputStream zip, String table) throws IOException, SQLException {
    List<Column> columns = tables.columns(table);
    String names = columns.stream().map(Column::name).collect(Collectors.joining("\t"));
    String order = String.join(", ", tables.key(table));
    Writer text = begin(zip, table + ".tsv");
    text.write(names + "\n");
    long count = 0;
    try (Statement statement = connection.createStatement()) {
      statement.setFetchSize(ROWS_AT_A_TIME);
      String all = "select " + names.replace("\t", ", ") + " from " + table + " order by " + order;
      try (ResultSet row = statement.executeQuery(all)) {
        for (; row.next(); count++) {
          text.write(TableText.line(row, columns) + "\n");
        }
      }
    }
    end(zip, text);
    contents.add(table + "\t" + count);
    rows += count;
  }

  private void writeSequences(ZipOutputStream zip) throws IOException, SQLException {
    Writer text = begin(zip, SEQUENCES);
    for (Map.Entry<String, Long> sequence : tables.sequences().entrySet()) {
      text.write(sequence.getKey() + "\t" + sequence.getValue() + "\n");
    }
    end(zip, text);
  }

  private static Writer begin(ZipOutputStream zip, String name) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    return new BufferedWriter(new OutputStreamWriter(zip, StandardCharsets.UTF_8));
  }

  private static void end(ZipOutputStream zip, Writer text) throws IOException {
    text.flush();
    zip.closeEntry();
  }
}
