package dama.harness;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;

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
    try (Connection connection = server.getPostgresDatabase().getConnection();
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
