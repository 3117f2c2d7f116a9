package dama.nodes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Await;
import dama.harness.DisconnectedError;
import dama.harness.Http;
import dama.harness.Nginx;
import dama.harness.SocketClient;
import dama.harness.Table;
import dama.harness.TestDatabase;
import dama.harness.Visitor;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.io.IOException;
import java.net.URI;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/** Nodes that do not hear each other, are emptied, or die: nothing is lost, and play goes on. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ComeAndGoIT {
  private static final Duration LONG = Duration.ofSeconds(90);
  private static final int SECOND = 1_000;
  private static final int ELSEWHERE = 1012;

  /** One server closes its sockets before it tells us that it stops. */
  private static final Set<Integer> GOING = Set.of(1001, ELSEWHERE);

  private static Site site;
  private static Nginx proxy;

  @BeforeAll
  static void start() {
    site = Site.start("come-and-go");
    proxy = Nginx.before(site.one().base(), site.other().base());
  }

  @AfterAll
  static void stop() {
    proxy.close();
    site.close();
  }

  /** As by a node that dies between its commit and its word to the others. */
  @Test
  @Order(1)
  void whatNobodySpokeOfIsFoundInTheRows() {
    try (Table table = site.table("300+2")) {
      table.play(1, List.of(32, 28));
      TestDatabase database = site.database();
      database.update(
          "insert into happening (game_id, number, kind, by_side, ply, amount, at)"
              + " select id, 20 * (version + 1), 'DRAW_OFFERED', 'BLACK', 1, 0, current_timestamp"
              + " from game where id = ?",
          table.game());
      database.update(
          "update game set version = version + 1, draw_offered_by = 'BLACK' where id = ?",
          table.game());
      table.white().await(Outgoing.Happened.class);
      table.black().await(Outgoing.Happened.class);
      table.white().send(new Incoming.AcceptDraw());
      assertEquals("draw", table.black().await(Outgoing.Ended.class).result());
    }
  }

  @Test
  @Order(2)
  void whatIsSaidWhileNobodyCanListenIsHeardAfterwards() {
    try (Table table = site.table("300+2")) {
      for (int round = 1; round <= 3; round++) {
        String text = "Round " + round;
        site.database()
            .rows(
                "select pg_terminate_backend(pid) as done from pg_stat_activity"
                    + " where pid <> pg_backend_pid() and (query = 'listen dama'"
                    + " or query like '%pg_notify%' or query like '%from presence%')");
        table.white().send(new Incoming.Say("key" + round, text));
        table.black().await(Outgoing.class, told -> says(told, text));
      }
      table.play(1, List.of(32, 28));
      table.play(2, List.of(18, 23));
    }
  }

  private static boolean says(Outgoing told, String text) {
    return told instanceof Outgoing.Said said && said.line().text().equals(text)
        || told instanceof Outgoing.Chat chat
            && chat.lines().stream().anyMatch(line -> line.text().equals(text));
  }

  @Test
  @Order(3)
  void aNodeThatWasCutOffFromTheDatabaseCatchesUp() {
    try (Table table = site.table("300+2")) {
      table.play(1, List.of(32, 28));
      table.play(2, List.of(18, 23));
      site.other().wire().cut();
      table.white().send(new Incoming.Move(3, List.of(33, 29)));
      table.white().await(Outgoing.Moved.class, moved -> moved.ply().number() == 3);
      table.white().send(new Incoming.Say("cut", "Are you there?"));
      table.white().await(Outgoing.Said.class);
      site.other().wire().mend();
      table.black().await(Outgoing.class, told -> shows(told, 3));
      table.black().await(Outgoing.class, told -> says(told, "Are you there?"));
      Await.until("it is ready", LONG, () -> status(site.other().base()) == 200);
    }
  }

  private static boolean shows(Outgoing told, int ply) {
    return told instanceof Outgoing.Moved moved && moved.ply().number() == ply
        || told instanceof Outgoing.Game game && game.plies().size() == ply;
  }

  private static int status(URI node) {
    try {
      return Http.get(node.resolve("health/ready")).statusCode();
    } catch (IOException e) {
      return 0;
    }
  }

  @Test
  @Order(4)
  void whoIsOnANodeThatIsDrainedPlaysOnElsewhere() throws IOException {
    try (Table table = site.table("300+2")) {
      table.play(1, List.of(32, 28));
      URI drained = site.other().base();
      assertEquals(202, Http.post(drained.resolve("health/drain")).statusCode());
      assertEquals(503, status(drained));
      assertEquals(ELSEWHERE, table.black().awaitClosed());
      assertThrows(DisconnectedError.class, () -> table.enter(drained, table.blackVisitor()));
      try (SocketClient black = table.enter(proxy.base(), table.blackVisitor())) {
        site.other().process().stop();
        black.send(new Incoming.Move(2, List.of(18, 23)));
        table.white().await(Outgoing.Moved.class, moved -> moved.ply().number() == 2);
        site.other().startAgain();
        Outgoing.Presence seen = again(table);
        assertTrue(seen.white() && seen.black());
      }
    }
  }

  /** White by way of the node that was started again. */
  private static Outgoing.Presence again(Table table) {
    try (SocketClient white = table.enter(site.other().base(), table.whiteVisitor())) {
      return white.await(Outgoing.Presence.class, seen -> seen.white() && seen.black());
    }
  }

  @Test
  @Order(5)
  void whoIsOnANodeThatIsStoppedIsSentElsewhere() {
    for (Site.Node node : List.of(site.one(), site.other())) {
      try (SocketClient page = SocketClient.open(node.base(), "lobby", Visitor.fresh())) {
        page.await(Outgoing.Chat.class);
        node.process().stop();
        assertTrue(GOING.contains(page.awaitClosed()));
        node.startAgain();
      }
    }
  }

  @Test
  @Order(6)
  void whoIsOnANodeThatIsKilledPlaysOnByWayOfTheProxy() {
    Visitor anna = Visitor.fresh();
    Visitor boris = Visitor.fresh();
    try (Table table =
            Table.meet(
                site.other().base(), site.one().base(), "international", "300+2", "", anna, boris);
        SocketClient watching = SocketClient.open(site.other().base(), "lobby", boris)) {
      Outgoing.Person him = watching.await(Outgoing.Welcome.class).me();
      table.play(1, List.of(32, 28));
      site.one().process().kill9();
      table.black().awaitClosed();
      long killed = System.nanoTime();
      try (SocketClient black = table.enter(proxy.base(), boris)) {
        black.send(new Incoming.Move(2, List.of(18, 23)));
        table.white().await(Outgoing.Moved.class, moved -> moved.ply().number() == 2);
        System.out.println(
            "Played on " + Duration.ofNanos(System.nanoTime() - killed).toMillis() + " ms later");
        black.leave();
      }
      table.white().await(Outgoing.Presence.class, seen -> !seen.black());
      assertTrue(him.id() > 0);
    }
  }

  /** The node that was killed is missing until it is started again. */
  @Test
  @Order(7)
  void whoIsAloneSaysNothingUntilSomebodyComesWhoLooksAtEverything() throws SQLException {
    URI alone = site.other().base();
    try (Connection connection = site.database().connect();
        Statement statement = connection.createStatement()) {
      statement.execute("listen dama");
      PGConnection ear = connection.unwrap(PGConnection.class);
      Await.until("it says nothing", LONG, () -> heardOf(alone, ear).isEmpty());
      site.one().startAgain();
      Await.until("it asks for a look", LONG, () -> heardOf(alone, ear).contains("everything"));
      assertTrue(heardOf(alone, ear).contains("line"));
    }
  }

  /** The topics that were rung since the last time, and about a new line of chat. */
  private static List<String> heardOf(URI node, PGConnection ear) {
    try (SocketClient talker = SocketClient.open(node, "lobby", Visitor.fresh())) {
      talker.send(new Incoming.Say("key", "Anybody there?"));
      talker.await(Outgoing.Said.class, said -> "key".equals(said.line().key()));
      PGNotification[] all = ear.getNotifications(SECOND);
      return Stream.of(all == null ? new PGNotification[0] : all)
          .map(one -> one.getParameter().split(" ", 4)[2])
          .toList();
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }
}
