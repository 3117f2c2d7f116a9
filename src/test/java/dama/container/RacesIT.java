package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.harness.SocketClient;
import dama.harness.Table;
import dama.harness.Visitor;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class RacesIT extends Deployed {
  private static final int TABS = 50;

  /** Every other tab asks for another of the moves that open a game. */
  private static final List<List<Integer>> OPENINGS = List.of(List.of(32, 28), List.of(33, 29));

  @Test
  void fiftyTabsThatRaceForOnePlyLeaveOneRow() throws InterruptedException, ExecutionException {
    try (Table table = Table.meet(base(), "international")) {
      List<SocketClient> tabs = open(table);
      List<String> answers = race(tabs);
      tabs.forEach(SocketClient::close);
      List<String> stored =
          database().rows("select path from ply where game_id = ?", table.game()).stream()
              .map(row -> row.text("path"))
              .toList();
      assertEquals(1, stored.size());
      // The same move sent again is acknowledged again; the other came too late.
      assertEquals(TABS / 2, answers.stream().filter(stored.get(0)::equals).count());
      assertEquals(TABS / 2, answers.stream().filter("stalePly"::equals).count());
      table.play(2, List.of(20, 25));
    }
  }

  @Test
  void tabsThatPostOneSeekAtOncePostItOnce() {
    Visitor maker = Visitor.fresh();
    List<SocketClient> tabs = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      tabs.add(SocketClient.open(base(), "lobby", maker));
    }
    long id = tabs.get(0).await(Outgoing.Welcome.class).me().id();
    tabs.forEach(tab -> tab.send(new Incoming.Seek("russian", "black", "", "")));
    tabs.forEach(tab -> tab.send(new Incoming.Ping()));
    tabs.forEach(tab -> tab.await(Outgoing.Pong.class));
    assertEquals(1, database().rows("select id from offer where maker_id = ?", id).size());
    tabs.forEach(SocketClient::close);
  }

  @Test
  void nobodyIsFloodedWithChallenges() {
    Visitor wanted = Visitor.fresh();
    try (SocketClient page = SocketClient.open(base(), "page", wanted)) {
      String name = page.await(Outgoing.Welcome.class).me().name();
      for (int i = 0; i < 21; i++) {
        try (SocketClient maker = SocketClient.open(base(), "lobby", Visitor.fresh())) {
          maker.send(new Incoming.Challenge(name, "russian", "chance", "", ""));
          if (i < 20) {
            maker.await(Outgoing.Offers.class, offers -> !offers.outgoing().isEmpty());
          } else {
            assertEquals("tooManyChallenges", maker.await(Outgoing.Refused.class).code());
          }
        }
      }
    }
  }

  private static List<SocketClient> open(Table table) {
    List<SocketClient> tabs = new ArrayList<>();
    for (int i = 0; i < TABS; i++) {
      SocketClient tab = table.join(table.whiteVisitor());
      tab.await(Outgoing.Game.class);
      tabs.add(tab);
    }
    return tabs;
  }

  /** What each tab was told of the move it asked for. */
  private static List<String> race(List<SocketClient> tabs)
      throws InterruptedException, ExecutionException {
    CountDownLatch start = new CountDownLatch(1);
    ExecutorService threads = Executors.newFixedThreadPool(TABS);
    try {
      List<Future<String>> racing = new ArrayList<>();
      for (int i = 0; i < TABS; i++) {
        SocketClient tab = tabs.get(i);
        List<Integer> path = OPENINGS.get(i % OPENINGS.size());
        racing.add(
            threads.submit(
                () -> {
                  start.await();
                  tab.send(new Incoming.Move(1, path));
                  return answer(tab, path);
                }));
      }
      start.countDown();
      List<String> answers = new ArrayList<>();
      for (Future<String> each : racing) {
        answers.add(each.get());
      }
      return answers;
    } finally {
      threads.shutdownNow();
    }
  }

  /**
   * Every tab hears of the move that was played; those whose own it was not are refused as well.
   */
  private static String answer(SocketClient tab, List<Integer> path) {
    Outgoing.Moved moved = tab.await(Outgoing.Moved.class);
    if (moved.ply().path().equals(path)) {
      return path.get(0) + "," + path.get(1);
    }
    return tab.await(Outgoing.Refused.class).code();
  }
}
