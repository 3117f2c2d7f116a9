package dama.crash;

import dama.harness.Heap;
import dama.harness.Nginx;
import dama.harness.Postgres;
import dama.harness.ServerKind;
import dama.nodes.Site;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
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

  private static final Duration HEALED = Duration.ofSeconds(90);

  @Test
  void whateverWasToldIsInTheRowsOnceAndLegalAndOnEveryPage() throws Exception {
    System.out.println("Chaos with seed " + SEED);
    Random random = new Random(SEED);
    Postgres postgres = Postgres.startDurable();
    List<ServerKind> kinds = List.of(ServerKind.WILDFLY, ServerKind.PAYARA);
    ExecutorService threads = Executors.newCachedThreadPool();
    try (Site site = Site.start("chaos", postgres, kinds);
        Nginx proxy = Nginx.before(site.nodes().get(0).base(), site.nodes().get(1).base());
        Crowd crowd = new Crowd(PAIRS, random, proxy.base())) {
      Strangers strangers = new Strangers(proxy.base(), new Random(random.nextLong()));
      List<Future<?>> disturbing = new ArrayList<>();
      disturbing.add(threads.submit(() -> strangers.beSilent(SILENT, crowd::isPlaying)));
      for (int i = 0; i < TALKERS; i++) {
        disturbing.add(threads.submit(() -> strangers.disturb(crowd::isPlaying)));
      }
      Faults faults = new Faults(site, random, WANTED);
      long end = System.nanoTime() + SECONDS.toNanos();
      while (System.nanoTime() < end && !crowd.isBroken()) {
        faults.next();
      }
      List<Long> heaps = heaps(site);
      crowd.goesOn(HEALED);
      crowd.audit(proxy.base(), site.database());
      for (Future<?> each : disturbing) {
        each.get();
      }
      System.out.printf(
          "Chaos with seed %d: %s; none lost, doubled or illegal; %d messages of nonsense;"
              + " %d who said nothing; %s; the slowest answer took %d ms; the nodes need %s MB%n",
          SEED,
          crowd.summary(),
          strangers.said(),
          strangers.silent(),
          faults.befallen(),
          crowd.slowest().toMillis(),
          heaps);
    } finally {
      threads.shutdownNow();
    }
  }

  private static List<Long> heaps(Site site) {
    return site.nodes().stream()
        .map(node -> Heap.needed(node.process()).orElse(0) / 1_000_000)
        .toList();
  }
}
