package dama.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Await;
import dama.harness.DisconnectedError;
import dama.harness.Postgres;
import dama.harness.RefusedError;
import dama.harness.Relay;
import dama.harness.ServerKind;
import dama.harness.ServerPlan;
import dama.harness.ServerProcess;
import dama.harness.SocketClient;
import dama.harness.Table;
import dama.harness.TestDatabase;
import dama.harness.Visitor;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A database that is told everything and answers nothing, for half a minute: whoever asks for
 * something is told within seconds that it cannot be, however many ask.
 */
class SilentDatabaseIT {
  private static final int TABLES = 12;
  private static final Duration SILENCE = Duration.ofSeconds(30);
  private static final Duration ANSWERED = Duration.ofSeconds(12);
  private static final List<Integer> FIRST = List.of(32, 28);
  private static final List<Integer> SECOND = List.of(18, 23);

  private long slowest;
  private int answers;

  @ParameterizedTest
  @EnumSource
  void whoeverAsksIsToldWithinSecondsThatItCannotBe(ServerKind kind) throws Exception {
    try (Postgres postgres = Postgres.start()) {
      TestDatabase database = postgres.create("dama");
      try (Relay wire = Relay.to(URI.create(database.url().substring("jdbc:".length())))) {
        Map<String, String> environment = new HashMap<>(database.environment());
        environment.put("DAMA_DB_URL", "jdbc:postgresql://localhost:" + wire.port() + "/dama");
        String name = "silent-" + kind.name().toLowerCase(Locale.ROOT);
        try (ServerProcess server =
            ServerProcess.start(kind, ServerPlan.of(name, "/", environment))) {
          ask(server, wire);
        }
      }
    }
  }

  private void ask(ServerProcess server, Relay wire) throws Exception {
    List<Table> tables = new ArrayList<>();
    for (int i = 0; i < TABLES; i++) {
      tables.add(Table.meet(server.base(), "international"));
      tables.get(i).play(1, FIRST);
    }
    ExecutorService threads = Executors.newCachedThreadPool();
    try {
      wire.deafen();
      long end = System.nanoTime() + SILENCE.toNanos();
      List<Future<?>> asking = new ArrayList<>();
      for (Table table : tables) {
        asking.add(threads.submit(() -> repeat(end, () -> move(table))));
        asking.add(threads.submit(() -> repeat(end, () -> speak(table))));
        asking.add(threads.submit(() -> repeat(end, () -> come(server))));
      }
      for (Future<?> each : asking) {
        each.get();
      }
    } finally {
      threads.shutdownNow();
    }
    System.out.printf(
        "%s: %d answers, the slowest after %d ms%n",
        server.kind(), answers, Duration.ofNanos(slowest).toMillis());
    assertTrue(slowest < ANSWERED.toNanos(), "answered after " + Duration.ofNanos(slowest));
    // What was lost is missing from the streams.
    wire.cut();
    wire.mend();
    for (Table table : tables) {
      Await.until("moves are stored again", Duration.ofSeconds(30), () -> isStored(table));
      table.close();
    }
  }

  private void repeat(long end, Runnable ask) {
    while (System.nanoTime() < end) {
      long asked = System.nanoTime();
      ask.run();
      noted(System.nanoTime() - asked);
      LockSupport.parkNanos(Duration.ofMillis(100).toNanos());
    }
  }

  private synchronized void noted(long nanos) {
    slowest = Math.max(slowest, nanos);
    answers++;
  }

  private static void move(Table table) {
    table.black().send(new Incoming.Move(2, SECOND));
    assertEquals("tryAgain", table.black().await(Outgoing.Refused.class).code());
  }

  private static void speak(Table table) {
    String key = "k" + System.nanoTime();
    table.white().send(new Incoming.Say(key, "Are you there?"));
    Outgoing.Refused no = table.white().await(Outgoing.Refused.class, one -> key.equals(one.key()));
    assertTrue(List.of("tryAgain", "tooManyLines").contains(no.code()), no.code());
  }

  private static void come(ServerProcess server) {
    try (SocketClient page = SocketClient.open(server.base(), "lobby", Visitor.fresh())) {
      page.answer(Outgoing.Chat.class, any -> true);
    } catch (RefusedError | DisconnectedError expected) {
      Thread.onSpinWait();
    }
  }

  private static boolean isStored(Table table) {
    table.black().send(new Incoming.Move(2, SECOND));
    try {
      table.black().answer(Outgoing.Moved.class, moved -> moved.ply().number() == 2);
      return true;
    } catch (RefusedError e) {
      return false;
    }
  }
}
