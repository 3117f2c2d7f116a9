package dama.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Await;
import dama.harness.RefusedError;
import dama.harness.ServerPlan;
import dama.harness.SilentError;
import dama.harness.TestDatabase;
import dama.operate.WarCommand;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;

/** Pairs that play at the same time, and come back by themselves whatever happens. */
final class Crowd implements AutoCloseable {
  private static final Duration AGAIN = Duration.ofMillis(250);

  private final Ledger ledger = new Ledger();
  private final List<Pair> pairs = new ArrayList<>();
  private final List<Future<?>> going = new ArrayList<>();
  private final Map<String, Integer> refused = new TreeMap<>();
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private volatile boolean playing = true;

  Crowd(int size, Random random, URI base) {
    for (int i = 0; i < size; i++) {
      String variant = i % 2 == 0 ? "international" : "russian";
      Pair pair = new Pair(variant, ledger, new Random(random.nextLong()));
      pairs.add(pair);
      going.add(threads.submit(() -> play(pair, base)));
    }
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

  private void count(String what) {
    synchronized (refused) {
      refused.merge(what, 1, Integer::sum);
    }
  }

  /** Returns once each has been told some ten things more, on average; how long that took. */
  Duration goesOn(Duration limit) {
    int before = ledger.entries();
    long since = System.nanoTime();
    Await.until(
        "play goes on", limit, () -> ledger.entries() > before + 10 * pairs.size() || isBroken());
    return Duration.ofNanos(System.nanoTime() - since);
  }

  /** They stop; whatever they were told is in the rows, once and legal, and both see it. */
  void audit(URI base, TestDatabase database) throws Exception {
    playing = false;
    for (Future<?> each : going) {
      each.get();
    }
    pairs.forEach(pair -> pair.converge(base, database));
    ledger.audit(database);
    assertTrue(ledger.entries() > 0);
    WarCommand check =
        WarCommand.run(ServerPlan.of("crowd-check", "/", database.environment()), "check");
    assertEquals(0, check.status(), check.said());
  }

  boolean isPlaying() {
    return playing;
  }

  /** Whether a pair met what must never be. */
  boolean isBroken() {
    return going.stream().anyMatch(Future::isDone);
  }

  /** The longest that anybody waited for an answer, a refusal included. */
  Duration slowest() {
    return pairs.stream().map(Pair::slowest).max(Comparator.naturalOrder()).orElseThrow();
  }

  /** What they were told, and how often they were refused. */
  String summary() {
    synchronized (refused) {
      return ledger.summary() + " told; " + refused;
    }
  }

  @Override
  public void close() {
    playing = false;
    threads.shutdownNow();
  }
}
