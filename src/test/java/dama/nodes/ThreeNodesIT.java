package dama.nodes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Await;
import dama.harness.Nginx;
import dama.harness.Postgres;
import dama.harness.ServerKind;
import dama.harness.SocketClient;
import dama.harness.Table;
import dama.harness.TestDatabase;
import dama.harness.Visitor;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Three nodes, of which one has the right time, one is 5 s ahead and one 5 s behind. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ThreeNodesIT {
  private static final Duration LONG = Duration.ofSeconds(60);
  private static final Duration SKEW = Duration.ofSeconds(5);

  /** Less than what any two clocks differ by. */
  private static final long CLOSE = 3_000;

  private static Site site;
  private static Nginx proxy;

  @BeforeAll
  static void start() {
    List<ServerKind> kinds = List.of(ServerKind.WILDFLY, ServerKind.PAYARA, ServerKind.WILDFLY);
    List<Duration> clocks = List.of(Duration.ZERO, SKEW, SKEW.negated());
    site = Site.start("three", Postgres.start(), kinds, clocks);
    proxy = Nginx.before(base(0), base(1), base(2));
  }

  @AfterAll
  static void stop() {
    proxy.close();
    site.close();
  }

  private static URI base(int node) {
    return site.nodes().get(node).base();
  }

  /** White on a node, Black on the next. */
  private static Table table(int node, String time) {
    URI next = base((node + 1) % 3);
    Visitor white = Visitor.fresh();
    return Table.meet(base(node), next, "international", time, "", white, Visitor.fresh());
  }

  @Test
  @Order(1)
  void playersOnTwoAndWhoWatchesOnTheThirdSeeOneGameAndEachOther() {
    try (Table table = table(1, "300+2");
        SocketClient watching = table.enter(base(0), Visitor.fresh())) {
      table.play(1, List.of(32, 28));
      table.play(2, List.of(18, 23));
      watching.await(Outgoing.Moved.class, moved -> moved.ply().number() == 2);
      watching.await(Outgoing.Presence.class, seen -> seen.white() && seen.black());
      table.white().send(new Incoming.Say("one", "Good luck"));
      table.black().await(Outgoing.Said.class, said -> said.line().text().equals("Good luck"));
      table.black().send(new Incoming.Resign());
      assertEquals("whiteWins", watching.await(Outgoing.Ended.class).result());
    }
  }

  @Test
  @Order(2)
  void allShowTheSameTimeLeftAndTheRowsHaveThatOfTheDatabase() {
    try (Table table = table(1, "60+0")) {
      table.play(1, List.of(32, 28));
      table.play(2, List.of(18, 23));
      long since = System.nanoTime();
      LockSupport.parkNanos(Duration.ofSeconds(4).toNanos());
      for (int node = 0; node < 3; node++) {
        try (SocketClient watching = SocketClient.open(base(node), table.game(), Visitor.fresh())) {
          Outgoing.Game game = watching.await(Outgoing.Game.class);
          long passed = Duration.ofNanos(System.nanoTime() - since).toMillis();
          assertNear(60_000 - passed, game.dealings().white(), "left on node " + node);
        }
      }
      String played =
          "select (extract(epoch from clock_timestamp() - max(played_at)) * 1000)::int as millis"
              + " from ply where game_id = ?";
      long passed = Duration.ofNanos(System.nanoTime() - since).toMillis();
      int ago = site.database().rows(played, table.game()).get(0).number("millis");
      assertNear(passed, ago, "played so long ago");
    }
  }

  private static void assertNear(long expected, long actual, String what) {
    assertTrue(Math.abs(expected - actual) < CLOSE, what + ": " + actual + ", not " + expected);
  }

  /** All three see that it is over, each by its own clock. */
  @Test
  @Order(3)
  void timesThatRunOutAreCalledOnceAndWhenTheyAreOver() {
    List<Table> tables = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      Table table = table(i % 3, "0+1");
      tables.add(table);
      table.play(1, List.of(32, 28));
      table.play(2, List.of(18, 23));
    }
    for (Table table : tables) {
      assertEquals("blackWins", table.black().await(Outgoing.Ended.class).result());
      TestDatabase.Row row = over(table.game());
      int millis = row.number("millis");
      assertTrue(millis >= 1_000 && millis < 1_000 + CLOSE, "called after " + millis + " ms");
      table.close();
    }
  }

  private static TestDatabase.Row over(String game) {
    return site.database()
        .rows(
            "select (extract(epoch from ended_at - (select max(played_at) from ply"
                + " where game_id = id)) * 1000)::int as millis from game where id = ?",
            game)
        .get(0);
  }

  @Test
  @Order(4)
  void whoWasOnTheNodeThatIsKilledPlaysOnElsewhereWithinFiveSeconds() {
    try (Table table = table(0, "300+2")) {
      table.play(1, List.of(32, 28));
      table.play(2, List.of(18, 23));
      site.nodes().get(0).process().kill9();
      long killed = System.nanoTime();
      table.white().awaitClosed();
      try (SocketClient white = table.enter(proxy.base(), table.whiteVisitor())) {
        white.send(new Incoming.Move(3, List.of(33, 29)));
        table.black().await(Outgoing.Moved.class, moved -> moved.ply().number() == 3);
        Duration later = Duration.ofNanos(System.nanoTime() - killed);
        System.out.println("Played on " + later.toMillis() + " ms after the node was killed");
        assertTrue(later.compareTo(Duration.ofSeconds(5)) < 0, later::toString);
      }
      Await.until("it is gone", LONG, () -> nodesAtWork() == 2);
    }
  }

  private static int nodesAtWork() {
    String alive =
        "select count(*) as many from node where beat_at > clock_timestamp() - ?::interval";
    return site.database().rows(alive, "7 seconds").get(0).number("many");
  }
}
