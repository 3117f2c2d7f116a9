package dama.chat;

import dama.harness.TestDatabase;
import dama.server.Configuration;
import dama.server.Schema;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;

/** A PostgreSQL with as much talk as is asked for, kept in a folder for the next time. */
public final class TalkDatabase implements AutoCloseable {
  private static final long SEED = 20261130;
  private static final int PEOPLE = 200_000;
  private static final int GAMES = 300_000;
  private static final String TABLES = "select 1 from pg_tables where tablename = 'chat_line'";

  private final EmbeddedPostgres server;
  private final TestDatabase database;

  private TalkDatabase(EmbeddedPostgres server) {
    this.server = server;
    this.database =
        new TestDatabase(
            "jdbc:postgresql://localhost:" + server.getPort() + "/postgres",
            "postgres",
            "postgres");
  }

  public static TalkDatabase in(Path folder, int lines) throws IOException, SQLException {
    EmbeddedPostgres server =
        EmbeddedPostgres.builder()
            .setDataDirectory(folder.toAbsolutePath())
            .setCleanDataDirectory(false)
            .setPGStartupWait(Duration.ofMinutes(2))
            .setServerConfig("shared_buffers", "1GB")
            .setServerConfig("max_wal_size", "8GB")
            .start();
    TalkDatabase talk = new TalkDatabase(server);
    boolean isNew = talk.isNew();
    TestDatabase database = talk.database;
    Schema.migrate(Configuration.ofDatabase(database.url(), database.user(), database.password()));
    if (isNew) {
      talk.fill(lines);
    }
    return talk;
  }

  private boolean isNew() {
    return database.rows(TABLES).isEmpty();
  }

  private void fill(int lines) throws SQLException {
    TalkPeople people = new TalkPeople(SEED, 1, Math.min(PEOPLE, lines / 50));
    int games = Math.min(GAMES, lines / 33);
    Talk talk = new Talk(SEED, people, "talk", games, lines, 1, 1);
    try (Connection connection = database.connect()) {
      new TalkLoad(connection).load(talk, people, games);
    }
  }

  public TestDatabase database() {
    return database;
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
