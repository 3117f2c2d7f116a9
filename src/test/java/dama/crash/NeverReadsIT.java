package dama.crash;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Await;
import dama.harness.Heap;
import dama.harness.Http;
import dama.harness.RawSocket;
import dama.harness.ServerKind;
import dama.harness.ServerPlan;
import dama.harness.ServerProcess;
import dama.harness.Table;
import dama.harness.Visitor;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Some who come into a game's room, one of its players among them, and never read a byte of what
 * they are told. They are sent away, and nobody waits for them.
 */
class NeverReadsIT {
  private static final int DEAF = 20;

  /** As many plies make each message that shows the game whole a long one. */
  private static final int PLIES = 80;

  private static final Duration SENT_AWAY = Duration.ofMinutes(3);

  /** One server waits for a goodbye until the connection has been idle for two minutes. */
  private static final Duration CLOSED = Duration.ofSeconds(150);

  private static final Duration ANSWERED = Duration.ofSeconds(5);
  private static final long MEGABYTE = 1_000_000;

  /** What each may leave lying, in both servers' ways of holding it, and what else grows. */
  private static final long GROWTH = (2 * (DEAF + 1) + 40) * MEGABYTE;

  private final Random random = new Random(7);
  private List<Outgoing.Legal> legal = List.of();
  private int ply;
  private long slowest;

  @ParameterizedTest
  @EnumSource
  void whoNeverReadsIsCutOffAndNobodyWaitsForThem(ServerKind kind) throws IOException {
    String name = "never-reads-" + kind.name().toLowerCase(Locale.ROOT);
    ServerPlan plan = ServerPlan.of(name, "/", Map.of("DAMA_METRICS_FROM", "127.0.0.1,::1"));
    try (ServerProcess server = ServerProcess.start(kind, plan);
        Table table = Table.meet(server.base(), "international")) {
      legal = table.reconnect().legal();
      for (int i = 0; i < PLIES; i++) {
        move(table);
      }
      speakToTheDeaf(server, table);
    }
  }

  private void speakToTheDeaf(ServerProcess server, Table table) throws IOException {
    long files = measured(server, "process_open_fds");
    long heap = Heap.needed(server).orElse(0);
    List<RawSocket> deaf = deaf(server, table);
    Await.until("all are there", Duration.ofSeconds(30), () -> pages(server) == DEAF + 3);
    long began = System.nanoTime();
    long most = 0;
    int rounds = 0;
    slowest = 0;
    while (pages(server) > 2) {
      assertTrue(System.nanoTime() - began < SENT_AWAY.toNanos(), "still there");
      for (int i = 0; i < 20; i++) {
        moveAndTakeBack(table);
        rounds++;
      }
      most = Math.max(most, Heap.needed(server).orElse(0));
    }
    long took = Duration.ofNanos(System.nanoTime() - began).toSeconds();
    System.out.printf(
        "%s: %d never read; gone after %d s and %d whole games told; slowest answer %d ms; heap %d"
            + " MB before, %d MB at most, %d MB after%n",
        server.kind(),
        DEAF + 1,
        took,
        rounds,
        Duration.ofNanos(slowest).toMillis(),
        heap / MEGABYTE,
        most / MEGABYTE,
        Heap.needed(server).orElse(0) / MEGABYTE);
    assertTrue(slowest < ANSWERED.toNanos(), "answered after " + Duration.ofNanos(slowest));
    assertTrue(most - heap < GROWTH, "heap grew from " + heap + " to " + most);
    Await.until(
        "their connections are closed",
        CLOSED,
        () -> measured(server, "process_open_fds") < files + DEAF / 2);
    for (RawSocket one : deaf) {
      one.close();
    }
  }

  private static List<RawSocket> deaf(ServerProcess server, Table table) throws IOException {
    List<RawSocket> deaf = new ArrayList<>();
    deaf.add(RawSocket.open(server.base(), table.game(), table.whiteVisitor()));
    for (int i = 0; i < DEAF; i++) {
      deaf.add(RawSocket.open(server.base(), table.game(), Visitor.fresh()));
    }
    return deaf;
  }

  private void move(Table table) {
    ply++;
    List<Integer> path = legal.get(random.nextInt(legal.size())).path();
    long asked = System.nanoTime();
    legal = table.play(ply, path).legal();
    slowest = Math.max(slowest, System.nanoTime() - asked);
  }

  /** Afterwards the game is as it was, and has been shown whole to all. */
  private void moveAndTakeBack(Table table) {
    List<Outgoing.Legal> before = legal;
    move(table);
    table.mover(ply).send(new Incoming.AskTakeback(ply));
    table.mover(ply + 1).await(Outgoing.Happened.class);
    long asked = System.nanoTime();
    table.mover(ply + 1).send(new Incoming.AcceptTakeback(ply));
    table.mover(ply + 1).await(Outgoing.Game.class);
    table.mover(ply).await(Outgoing.Game.class);
    slowest = Math.max(slowest, System.nanoTime() - asked);
    ply--;
    legal = before;
  }

  private static long pages(ServerProcess server) {
    return measured(server, "dama_sockets{room=\"game\"}");
  }

  private static long measured(ServerProcess server, String name) {
    try {
      String all = Http.get(server.at("metrics")).body();
      Matcher found = Pattern.compile("(?m)^" + Pattern.quote(name) + " (\\S+)$").matcher(all);
      assertTrue(found.find(), name);
      return (long) Double.parseDouble(found.group(1));
    } catch (IOException e) {
      throw new AssertionError(name, e);
    }
  }
}
