package dama.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Await;
import dama.harness.Postgres;
import dama.harness.ServerKind;
import dama.harness.ServerPlan;
import dama.harness.ServerProcess;
import dama.harness.Table;
import dama.harness.TestDatabase;
import dama.socket.Outgoing;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Time that is over while servers come and go. */
class DeadlinesIT {
  private static final Duration LONG = Duration.ofSeconds(60);

  private static Table moved(ServerProcess server, String time) {
    Table table = Table.meet(server.base(), "international", time);
    table.play(1, List.of(32, 28));
    table.play(2, List.of(20, 25));
    return table;
  }

  private static void awaitTimeout(TestDatabase database, String game) {
    Await.until(
        "game " + game + " ended",
        LONG,
        () ->
            !database
                .rows("select id from game where id = ? and ending = 'TIMEOUT'", game)
                .isEmpty());
    assertEquals(2, database.rows("select side from game_side where game_id = ?", game).size());
  }

  /** Fifteen seconds: they are over long before the server is there again. */
  @ParameterizedTest
  @EnumSource
  void whoseTimeRanWhileNoServerWasThereHasItBackAndLosesOnlyWhenItIsUsed(ServerKind kind) {
    try (Postgres postgres = Postgres.start()) {
      TestDatabase database = postgres.create("dama");
      String name = "deadlines-" + kind.name().toLowerCase(Locale.ROOT);
      ServerPlan plan = ServerPlan.of(name, "/dama", database.environment());
      Table table;
      try (ServerProcess server = ServerProcess.start(kind, plan)) {
        table = moved(server, "15+0");
        server.kill9();
      }
      table.close();
      ServerProcess again = ServerProcess.start(kind, plan);
      try {
        Outgoing.Game game = table.reconnect();
        assertNull(game.result());
        assertEquals(
            List.of("timeCredited"),
            game.happenings().stream().map(Outgoing.Happening::kind).toList());
        long left = game.dealings().white();
        assertTrue(left > 1_000 && left <= 30_000, "left " + left);
        table.close();
        awaitTimeout(database, table.game());
      } finally {
        again.close();
      }
    }
  }

  @Test
  void ofTwoServersThatSeeATimeOverOneEndsTheGame() {
    try (Postgres postgres = Postgres.start()) {
      TestDatabase database = postgres.create("dama");
      ServerPlan one = ServerPlan.of("deadlines-one", "/dama", database.environment());
      ServerPlan other = ServerPlan.of("deadlines-other", "/dama", database.environment());
      try (ServerProcess first = ServerProcess.start(ServerKind.WILDFLY, one);
          ServerProcess second = ServerProcess.start(ServerKind.PAYARA, other)) {
        List<Table> tables = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
          tables.add(moved(i % 2 == 0 ? first : second, "0+1"));
        }
        tables.forEach(table -> awaitTimeout(database, table.game()));
        tables.forEach(Table::close);
      }
    }
  }
}
