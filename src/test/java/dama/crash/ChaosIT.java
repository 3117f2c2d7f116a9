package dama.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Await;
import dama.harness.Heap;
import dama.harness.Nginx;
import dama.harness.Postgres;
import dama.harness.RefusedError;
import dama.harness.ServerKind;
import dama.harness.ServerPlan;
import dama.harness.SilentError;
import dama.harness.TestDatabase;
import dama.nodes.Site;
import dama.operate.WarCommand;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/**
 * Play on two nodes while one thing after another befalls them, their database and what is between.
 * Afterwards whatever anybody was told is in the rows, once and legal, and every page shows it.
 *
 * <p>{@code -Dchaos.seconds=3600 -Dchaos.seed=1 -Dchaos.pairs=16 -Dchaos.silent=5000
 * -Dchaos.talkers=2 -Dchaos.faults=silent} make it longer, the same again, more, or of some faults
 * alone.
 */
class ChaosIT {
  private static final Duration SECONDS = Duration.ofSeconds(Long.getLong("chaos.seconds", 120));
  private static final long SEED = Long.getLong("chaos.seed", System.nanoTime());
  private static final int PAIRS = Integer.getInteger("chaos.pairs", 6);
  private static final int SILENT = Integer.getInteger("chaos.silent", 50);
  private static final int TALKERS = Integer.getInteger("chaos.talkers", 1);

  /** What the names of the faults match. */
  private static final String WANTED = System.getProperty("chaos.faults", "");

  /** As soon as a page comes back. */
  private static final Duration AGAIN = Duration.ofMillis(250);

  private static final Duration HEALED = Duration.ofSeconds(90);

  private final Ledger ledger = new Ledger();
  private final Map<String, Integer> refused = new TreeMap<>();
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private volatile boolean playing = true;

  @Test
  void whateverWasToldIsInTheRowsOnceAndLegalAndOnEveryPage() throws Exception {
    System.out.println("Chaos with seed " + SEED);
    Random random = new Random(SEED);
    Postgres postgres = Postgres.startDurable();
    List<ServerKind> kinds = List.of(ServerKind.WILDFLY, ServerKind.PAYARA);
    try (Site site = Site.start("chaos", postgres, kinds);
        Nginx proxy = Nginx.before(site.nodes().get(0).base(), site.nodes().get(1).base())) {
      Strangers strangers = new Strangers(proxy.base(), new Random(random.nextLong()));
      List<Pair> pairs = new ArrayList<>();
      List<Future<?>> going = new ArrayList<>();
      for (int i = 0; i < PAIRS; i++) {
        Random own = new Random(random.nextLong());
        Pair pair = new Pair(i % 2 == 0 ? "international" : "russian", ledger, own);
        pairs.add(pair);
        going.add(threads.submit(() -> play(pair, proxy.base())));
      }
      going.add(threads.submit(() -> strangers.beSilent(SILENT, () -> playing)));
      for (int i = 0; i < TALKERS; i++) {
        going.add(threads.submit(() -> disturb(strangers)));
      }
      Faults faults = new Faults(site, random, WANTED);
      long end = System.nanoTime() + SECONDS.toNanos();
      while (System.nanoTime() < end && going.stream().noneMatch(Future::isDone)) {
        faults.next();
      }
      List<Long> heaps = heaps(site);
      heal(going);
      audit(proxy.base(), site.database(), pairs);
      System.out.printf(
          "Chaos with seed %d: %s told, none lost, doubled or illegal; %d messages of nonsense;"
              + " %d who said nothing; %s; %s; the slowest answer took %d ms;"
              + " the nodes need %s MB%n",
          SEED,
          ledger.summary(),
          strangers.said(),
          strangers.silent(),
          faults.befallen(),
          refused,
          pairs.stream().mapToLong(pair -> pair.slowest().toMillis()).max().orElse(0),
          heaps);
    } finally {
      playing = false;
      threads.shutdownNow();
    }
  }

  private static List<Long> heaps(Site site) {
    return site.nodes().stream()
        .map(node -> Heap.needed(node.process()).orElse(0) / 1_000_000)
        .toList();
  }

  private void play(Pair pair, URI base) {
    while (playing) {
      try {
        pair.playOn(base, () -> playing);
        count("connection lost");
      } catch (RefusedError e) {
        count(String.valueOf(e.getMessage()));
        pair.hearOut();
      } catch (SilentError e) {
        count("silent for twenty seconds");
        System.out.println(e.getMessage());
        pair.hearOut();
      }
      LockSupport.parkNanos(AGAIN.toNanos());
    }
  }

  private void disturb(Strangers strangers) {
    while (playing) {
      strangers.talkNonsense();
      LockSupport.parkNanos(AGAIN.toNanos());
    }
  }

  private void count(String what) {
    synchronized (refused) {
      refused.merge(what, 1, Integer::sum);
    }
  }

  /** Nothing befalls anybody any more: all go on to play, and then stop. */
  private void heal(List<Future<?>> going) throws Exception {
    int before = ledger.entries();
    Await.until(
        "play goes on",
        HEALED,
        () -> ledger.entries() > before + 10 * PAIRS || going.stream().anyMatch(Future::isDone));
    playing = false;
    for (Future<?> each : going) {
      each.get();
    }
  }

  private void audit(URI base, TestDatabase database, List<Pair> pairs) {
    pairs.forEach(pair -> pair.converge(base, database));
    ledger.audit(database);
    assertTrue(ledger.entries() > 0);
    ServerPlan plan = ServerPlan.of("chaos-check", "/", database.environment());
    WarCommand check = WarCommand.run(plan, "check");
    assertEquals(0, check.status(), check.said());
  }
}
