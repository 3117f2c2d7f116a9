package dama.crash;

import dama.harness.Await;
import dama.harness.Postgres;
import dama.harness.ServerKind;
import dama.harness.ServerPlan;
import dama.harness.ServerProcess;
import dama.harness.TestDatabase;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CrashIT {
  /** On each of two servers and either database: twelve in all; {@code -Pdeep} makes it forty. */
  private static final int KILLS = Integer.getInteger("deep.kills", 3);

  private static final int LONGEST_MILLIS = 1_500;
  private static final List<String> GAMES =
      List.of("international", "russian", "international", "russian");

  private final long seed = System.nanoTime();
  private final Random random = new Random(seed);
  private final Ledger ledger = new Ledger();

  @ParameterizedTest
  @EnumSource
  void nothingAcknowledgedIsLostWithNothingConfigured(ServerKind kind)
      throws InterruptedException, ExecutionException {
    ServerPlan plan = ServerPlan.of(name(kind, "h2"), "/dama", Map.of());
    killAgainAndAgain(kind, plan, TestDatabase.h2(plan.directory()));
  }

  @ParameterizedTest
  @EnumSource
  void nothingAcknowledgedIsLostOnPostgres(ServerKind kind)
      throws InterruptedException, ExecutionException {
    try (Postgres postgres = Postgres.start()) {
      TestDatabase database = postgres.create("dama");
      ServerPlan plan = ServerPlan.of(name(kind, "postgres"), "/dama", database.environment());
      killAgainAndAgain(kind, plan, database);
    }
  }

  private static String name(ServerKind kind, String database) {
    return "crash-" + kind.name().toLowerCase(Locale.ROOT) + "-" + database;
  }

  private void killAgainAndAgain(ServerKind kind, ServerPlan plan, TestDatabase database)
      throws InterruptedException, ExecutionException {
    System.out.println(kind + " with seed " + seed);
    List<Pair> pairs = new ArrayList<>();
    GAMES.forEach(variant -> pairs.add(new Pair(variant, ledger, new Random(random.nextLong()))));
    for (int kill = 0; kill < KILLS; kill++) {
      killAmidGames(kind, plan, pairs);
      ledger.audit(database);
      System.out.println("Killed " + (kill + 1) + ": " + ledger.entries() + " told, none lost");
    }
  }

  private void killAmidGames(ServerKind kind, ServerPlan plan, List<Pair> pairs)
      throws InterruptedException, ExecutionException {
    ExecutorService threads = Executors.newFixedThreadPool(pairs.size());
    try (ServerProcess server = ServerProcess.start(kind, plan)) {
      int before = ledger.entries();
      List<Future<?>> playing = new ArrayList<>();
      pairs.forEach(pair -> playing.add(threads.submit(() -> pair.playOn(server.base()))));
      Await.until(
          "all play",
          Duration.ofSeconds(60),
          () ->
              ledger.entries() > before + 3 * pairs.size()
                  || playing.stream().anyMatch(Future::isDone));
      LockSupport.parkNanos(Duration.ofMillis(random.nextInt(LONGEST_MILLIS)).toNanos());
      server.kill9();
      for (Future<?> each : playing) {
        each.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }
}
