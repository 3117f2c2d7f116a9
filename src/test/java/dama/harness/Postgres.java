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

  /** An empty database of that name. */
  public TestDatabase create(String name) {
    try (Connection connection = server.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("create database " + name);
    } catch (SQLException e) {
      throw new AssertionError("create database " + name, e);
    }
    String url = "jdbc:postgresql://localhost:" + server.getPort() + "/" + name;
    return new TestDatabase(url, "postgres", "postgres");
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
