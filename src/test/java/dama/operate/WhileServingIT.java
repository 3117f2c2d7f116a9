package dama.operate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Postgres;
import dama.harness.ServerKind;
import dama.harness.ServerPlan;
import dama.harness.ServerProcess;
import dama.harness.SocketClient;
import dama.harness.Table;
import dama.harness.TestDatabase;
import dama.harness.Visitor;
import dama.socket.Outgoing;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Commands beside servers at work: what was played on one is played on with the other. */
class WhileServingIT {

  @Test
  void aSiteIsBackedUpAtWorkAndGoesOnElsewhere() {
    ServerPlan here = ServerPlan.of("backup-h2", "/", Map.of());
    Path file = here.directory().resolve("monday.zip");
    Visitor white;
    String game;
    try (ServerProcess server = ServerProcess.start(ServerKind.PAYARA, here);
        Table table = Table.meet(server.base(), "international")) {
      table.play(1, List.of(32, 28));
      white = table.whiteVisitor();
      game = table.game();

      WarCommand backup = WarCommand.run(here, "backup", file.toString());

      assertEquals(0, backup.status(), backup::said);
      assertTrue(backup.said().endsWith(" rows are in " + file), backup::said);
      assertEquals(1, WarCommand.run(here, "backup", file.toString()).status());
      table.play(2, List.of(19, 23));
      WarCommand move = WarCommand.run(here, "move", "data/dama");
      assertEquals("The server has the database open: stop it first", move.said());
      server.stop();
    }
    try (Postgres postgres = Postgres.start()) {
      restoreAtWork(postgres.create("restored"), file, white, game);
      moveAll(here, postgres.create("moved"), white, game);
    }
  }

  /** Into a server that nobody has come to yet. */
  private static void restoreAtWork(TestDatabase to, Path file, Visitor white, String game) {
    ServerPlan there = ServerPlan.of("restored", "/", to.environment());
    try (ServerProcess server = ServerProcess.start(ServerKind.WILDFLY, there)) {
      WarCommand restore = WarCommand.run(there, "restore", file.toString());

      assertEquals(0, restore.status(), restore::said);
      assertTrue(restore.said().contains("start that anew now"), restore::said);
      server.stop();
    }
    try (ServerProcess server = ServerProcess.start(ServerKind.WILDFLY, there)) {
      assertEquals(List.of("32-28"), plies(server.base(), white, game));
      WarCommand again = WarCommand.run(there, "restore", file.toString());
      assertEquals(1, again.status());
      assertEquals("this database is in use: there are rows in its table player", again.said());
      WarCommand check = WarCommand.run(there, "check");
      assertEquals("1 games with 1 plies; 0 are not as they should be", check.said());
    }
  }

  /** What was played after the backup, too. */
  private static void moveAll(ServerPlan from, TestDatabase to, Visitor white, String game) {
    ServerPlan there = ServerPlan.of("moved", "/", to.environment());
    String embedded = from.directory().resolve("data").resolve("dama").toString();

    WarCommand move = WarCommand.run(there, "move", embedded);

    assertEquals(0, move.status(), move::said);
    try (ServerProcess server = ServerProcess.start(ServerKind.PAYARA, there)) {
      assertEquals(List.of("32-28", "19-23"), plies(server.base(), white, game));
    }
  }

  @Test
  void theServerThatHasTheEmbeddedDatabaseRestoresIt() {
    ServerPlan plan = ServerPlan.of("backup-wildfly", "/dama", Map.of());
    Path file = plan.directory().resolve("empty.zip");
    Map<String, String> database = TestDatabase.h2(plan.directory()).environment();
    ServerPlan seen =
        new ServerPlan(
            plan.directory(),
            plan.port(),
            plan.context(),
            Map.of("DAMA_DB_URL", database.get("DAMA_DB_URL")));
    try (ServerProcess server = ServerProcess.start(ServerKind.WILDFLY, plan)) {
      assertEquals(0, WarCommand.run(seen, "backup", file.toString()).status());

      WarCommand restore = WarCommand.run(seen, "restore", file.toString());

      assertEquals(0, restore.status(), restore::said);
      assertEquals(1, WarCommand.run(seen, "restore", "nowhere.zip").status());
      assertTrue(server.handle().isAlive());
    }
  }

  private static List<String> plies(URI base, Visitor visitor, String game) {
    try (SocketClient page = SocketClient.open(base, game, visitor)) {
      return page.await(Outgoing.Game.class).plies().stream()
          .map(Outgoing.Played::notation)
          .toList();
    }
  }
}
