package dama.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.harness.TestDatabase;
import dama.harness.TestDatabase.Row;
import java.util.List;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;

/** A site that ran an older version goes on with its people, games and chat. */
abstract class UpgradeCases {
  private static final String TIME = "timestamp with time zone '2026-10-01 12:00:00+00'";

  /** With nothing in it. */
  abstract TestDatabase empty();

  @Test
  void whatTheFirstVersionKeptIsThereUnderThisOne() {
    TestDatabase database = empty();
    Configuration configuration =
        Configuration.ofDatabase(database.url(), database.user(), database.password());
    migrateTo("1", database, configuration);
    fill(database);

    Schema.migrate(configuration);

    Row player = database.rows("select * from player where id = 1").get(0);
    assertEquals("Änne", player.text("name"));
    assertEquals("PLAYER", player.text("role"));
    assertEquals("änne", database.rows("select folded from player_name").get(0).text("folded"));
    Row line = database.rows("select * from chat_line").get(0);
    assertEquals("Good luck!", line.text("text"));
    assertEquals("SHOWN", line.text("status"));
    assertEquals("", line.text("flags"));
    assertEquals(1, database.rows("select * from game where ply_count = 1").size());
    assertEquals(1, database.rows("select * from player_session where player_id = 1").size());
    assertEquals(0, database.rows("select * from friend").size());
  }

  @Test
  void gamesOfTheSecondVersionGoOnWithoutAClockAndFinishedOnesAreInTheHistory() {
    TestDatabase database = empty();
    Configuration configuration =
        Configuration.ofDatabase(database.url(), database.user(), database.password());
    migrateTo("1", database, configuration);
    fill(database);
    migrateTo("2", database, configuration);
    database.update(
        "insert into game (id, variant, white_id, black_id, start_fen, fen, ply_count,"
            + " result, ending, started_at, changed_at, ended_at)"
            + " values ('zyxwvutsrq', 'russian', 2, 1, 'W:W31:B20', 'B:W26:B20', 1,"
            + (" 'BLACK_WINS', 'RESIGNATION', " + TIME + ", " + TIME + ", " + TIME + ")"));

    Schema.migrate(configuration);

    Row running =
        database.rows("select * from game where id = 'abcdefghij' and deadline_at is null").get(0);
    assertEquals("-", running.text("time_control"));
    assertEquals("0", running.text("version"));
    assertEquals(
        List.of("BLACK 1 2 WIN", "WHITE 2 1 LOSS"),
        database.rows("select * from game_side where variant = 'russian' order by side").stream()
            .map(
                row ->
                    row.text("side")
                        + (" " + row.text("player_id"))
                        + (" " + row.text("opponent_id"))
                        + (" " + row.text("score")))
            .toList());
    assertEquals(2, database.rows("select * from game_side").size());
    assertEquals(1, database.rows("select * from pulse").size());
  }

  private static void migrateTo(
      String version, TestDatabase database, Configuration configuration) {
    Flyway.configure()
        .dataSource(database.url(), database.user(), database.password())
        .locations("classpath:db/migration", "classpath:db/" + Database.of(configuration).folder())
        .placeholders(Map.of("bytewise", Database.of(configuration).bytewise()))
        .target(version)
        .load()
        .migrate();
  }

  private static void fill(TestDatabase database) {
    database.update(
        "insert into player (id, name, account, made_at, seen_at) values"
            + (" (1, 'Änne', false, " + TIME + ", " + TIME + "),")
            + (" (2, 'Бора', false, " + TIME + ", " + TIME + ")"));
    database.update(
        "insert into player_name (id, player_id, name, letters, looks, taken_at)"
            + (" values (1, 1, 'Änne', 'anne', 'anne', " + TIME + ")"));
    database.update(
        "insert into player_session (token_hash, player_id, made_at)"
            + (" values ('" + "a".repeat(64) + "', 1, " + TIME + ")"));
    database.update(
        "insert into game (id, variant, white_id, black_id, start_fen, fen, ply_count,"
            + " started_at, changed_at)"
            + " values ('abcdefghij', 'international', 1, 2, 'W:W31:B20', 'B:W26:B20', 1, "
            + (TIME + ", " + TIME + ")"));
    database.update(
        "insert into chat_line (id, said_at, room, game_id, ply, author_id, author_name,"
            + " author_folded, text, text_folded, line_key)"
            + (" values (1, " + TIME + ", 'abcdefghij', 'abcdefghij', 1, 1, 'Änne', 'änne',")
            + " 'Good luck!', 'good luck!', 'k')");
  }
}
