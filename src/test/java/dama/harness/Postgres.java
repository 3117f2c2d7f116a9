package dama.harness;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;

/** A PostgreSQL of our own, unpacked from a jar; nothing needs to be installed. */
public final class Postgres implements AutoCloseable {
  private final EmbeddedPostgres server;

  private Postgres(EmbeddedPostgres server) {
    this.server = server;
  }

  public static Postgres start() {
    try {
      return new Postgres(
          EmbeddedPostgres.builder().setPGStartupWait(Duration.ofSeconds(60)).start());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One that waits for the disk at each commit, as it does out of the box and in no test. */
  public static Postgres startDurable() {
    try {
      return new Postgres(
          EmbeddedPostgres.builder()
              .setServerConfig("fsync", "on")
              .setServerConfig("synchronous_commit", "on")
              .setPGStartupWait(Duration.ofSeconds(60))
              .start());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int port() {
    return server.getPort();
  }

  Connection connect() throws SQLException {
    return server.getPostgresDatabase().getConnection();
  }

  /** All of it stops at once, as by a power cut, and does not come back. */
  public void crash() {
    try (Connection connection = connect();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("show data_directory")) {
      row.next();
      Path file = Path.of(row.getString(1), "postmaster.pid");
      long pid = Long.parseLong(Files.readAllLines(file).get(0));
      kill9(ProcessHandle.of(pid).orElseThrow());
    } catch (SQLException e) {
      throw new AssertionError(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The first process before its children: it would start new ones. */
  static void kill9(ProcessHandle first) {
    List<ProcessHandle> children = first.descendants().toList();
    first.destroyForcibly();
    children.forEach(ProcessHandle::destroyForcibly);
    Await.until(
        "PostgreSQL is gone",
        Duration.ofSeconds(30),
        () -> !first.isAlive() && children.stream().noneMatch(ProcessHandle::isAlive));
  }

  /** An empty database of that name. */
  public TestDatabase create(String name) {
    run("create database " + name);
    return as("postgres", name);
  }

  /** An empty database that belongs to a role of its name, which may nothing else. */
  public TestDatabase createOwned(String name) {
    run("create role " + name + " login password '" + name + "' nosuperuser");
    run("create database " + name + " owner " + name);
    return as(name, name);
  }

  private TestDatabase as(String role, String database) {
    String url = "jdbc:postgresql://localhost:" + server.getPort() + "/" + database;
    return new TestDatabase(url, role, role);
  }

  private void run(String sql) {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new AssertionError(sql, e);
    }
  }

  @Override
  public void close() {
    try {
      server.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
