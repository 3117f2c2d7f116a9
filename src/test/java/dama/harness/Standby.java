package dama.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A second PostgreSQL that follows a first one and can take over. From its start on the first one
 * commits nothing that is not on the second one's disk, too.
 */
public final class Standby implements AutoCloseable {
  private static final Duration LONG = Duration.ofSeconds(60);
  private static final String NAME = "standby";

  private final Path directory;
  private final int port = ServerPlan.freePort();
  private final List<String> command;
  private Process process;

  private Standby(Path directory, String program) throws IOException {
    this.directory = directory;
    this.command = new ArrayList<>();
    if (System.getProperty("user.name", "").equals("root")) {
      // PostgreSQL does not run as root.
      command.addAll(List.of("unshare", "-U"));
    }
    command.addAll(List.of(program, "-D", directory.toString(), "-p", Integer.toString(port)));
    command.addAll(List.of("-c", "listen_addresses=localhost", "-c", "unix_socket_directories="));
    this.process = launch();
  }

  /** A copy of the first one as it is now, which follows it from here. */
  public static Standby of(Postgres first) {
    try (Connection connection = first.connect();
        Statement statement = connection.createStatement()) {
      Path from = Path.of(text(statement, "show data_directory"));
      Path to = Files.createTempDirectory("dama-standby").resolve("data");
      statement.execute("select pg_create_physical_replication_slot('standby', true)");
      statement.execute("select pg_backup_start('standby', true)");
      Trees.copy(from, to);
      String label = text(statement, "select labelfile from pg_backup_stop()");
      Files.writeString(to.resolve("backup_label"), label);
      follow(to, first.port(), text(statement, "show max_connections"));
      Standby standby = new Standby(to, programOf(from));
      statement.execute("alter system set synchronous_standby_names = '" + NAME + "'");
      statement.execute("select pg_reload_conf()");
      Await.until("it follows, and is waited for", LONG, () -> isFollowed(statement));
      return standby;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  private static void follow(Path directory, int port, String sessions) throws IOException {
    Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwx------"));
    Files.delete(directory.resolve("postmaster.pid"));
    Files.createFile(directory.resolve("standby.signal"));
    List<String> settings =
        List.of(
            "max_connections = " + sessions,
            "primary_slot_name = 'standby'",
            "primary_conninfo = 'host=localhost port=%d user=postgres application_name=%s'"
                .formatted(port, NAME));
    Files.write(directory.resolve("postgresql.auto.conf"), settings, StandardOpenOption.APPEND);
  }

  private static String programOf(Path directory) throws IOException {
    long pid = Long.parseLong(Files.readAllLines(directory.resolve("postmaster.pid")).get(0));
    return Files.readSymbolicLink(Path.of("/proc", Long.toString(pid), "exe")).toString();
  }

  private static boolean isFollowed(Statement statement) {
    try {
      String many = "select count(*) from pg_stat_replication where sync_state = 'sync'";
      return text(statement, many).equals("1");
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  private static String text(Statement statement, String sql) throws SQLException {
    try (ResultSet row = statement.executeQuery(sql)) {
      row.next();
      return row.getString(1);
    }
  }

  public int port() {
    return port;
  }

  /** A database of that name as it has it. */
  public TestDatabase database(String name) {
    String url = "jdbc:postgresql://localhost:" + port + "/" + name;
    return new TestDatabase(url, "postgres", "postgres");
  }

  /** Follows nobody any more, and takes what is to be written. */
  public void promote() {
    Map<String, ?> answer =
        database("postgres").rows("select pg_promote(true, 60) as done").get(0).columns();
    if (!Boolean.TRUE.equals(answer.get("done"))) {
      throw new AssertionError("Not promoted within a minute");
    }
  }

  /** All of it stops at once, and nothing is tidied up. */
  public void crash() {
    Postgres.kill9(process.toHandle());
  }

  /** On the same directory and port, once it was stopped. */
  public void startAgain() {
    try {
      Files.deleteIfExists(directory.resolve("postmaster.pid"));
      process = launch();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Process launch() throws IOException {
    Path log = directory.resolveSibling("log");
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
        .start();
  }

  @Override
  public void close() {
    crash();
    try {
      Trees.delete(directory);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
