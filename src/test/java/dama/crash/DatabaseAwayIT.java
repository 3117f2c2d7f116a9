package dama.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Await;
import dama.harness.Postgres;
import dama.harness.Relay;
import dama.harness.ServerKind;
import dama.harness.ServerPlan;
import dama.harness.ServerProcess;
import dama.harness.Table;
import dama.harness.TestDatabase;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DatabaseAwayIT {
  private static final List<Integer> FIRST = List.of(32, 28);
  private static final List<Integer> SECOND = List.of(18, 23);

  @ParameterizedTest
  @EnumSource
  void whatCannotBeStoredIsRefusedAndWorksAgainByItself(ServerKind kind) {
    try (Postgres postgres = Postgres.start()) {
      TestDatabase database = postgres.create("dama");
      URI near = URI.create(database.url().substring("jdbc:".length()));
      try (Relay wire = Relay.to(near)) {
        String name = "away-" + kind.name().toLowerCase(Locale.ROOT);
        ServerPlan plan = ServerPlan.of(name, "/dama", through(wire, database).environment());
        try (ServerProcess server = ServerProcess.start(kind, plan);
            Table table = Table.meet(server.base(), "international")) {
          comeAndGo(table, wire);
        }
        assertEquals("2", database.rows("select count(*) as plies from ply").get(0).text("plies"));
      }
    }
  }

  private static TestDatabase through(Relay wire, TestDatabase database) {
    String url = "jdbc:postgresql://localhost:" + wire.port() + "/dama";
    return new TestDatabase(url, database.user(), database.password());
  }

  private static void comeAndGo(Table table, Relay wire) {
    table.play(1, FIRST);
    wire.cut();
    table.black().send(new Incoming.Move(2, SECOND));
    assertEquals("tryAgain", table.black().await(Outgoing.Refused.class).code());
    table.white().send(new Incoming.Say("key", "Are you there?"));
    Outgoing.Refused line = table.white().await(Outgoing.Refused.class);
    assertEquals("tryAgain key", line.code() + " " + line.key());
    assertTrue(
        table.white().unread().stream().noneMatch(told -> told instanceof Outgoing.Moved),
        "nobody sees a move that is not stored");
    wire.mend();
    Await.until("moves are stored again", Duration.ofSeconds(30), () -> isStored(table));
    table.white().await(Outgoing.Moved.class, moved -> moved.ply().number() == 2);
  }

  private static boolean isStored(Table table) {
    table.black().send(new Incoming.Move(2, SECOND));
    Outgoing answer =
        table
            .black()
            .await(
                Outgoing.class,
                told -> told instanceof Outgoing.Moved || told instanceof Outgoing.Refused);
    return answer instanceof Outgoing.Moved;
  }
}
