package dama.load;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

/** What all boards of a run share: whether they play, how fast, and what came of it. */
final class Course implements AutoCloseable {
  private static final int ENOUGH_FAULTS = 5;

  private final ScheduledExecutorService threads = Executors.newScheduledThreadPool(4);
  private final Queue<String> faults = new ConcurrentLinkedQueue<>();
  private final double rate;
  private final Latencies own = new Latencies();
  private final Latencies opponent = new Latencies();
  private final LongAdder plies = new LongAdder();
  private final LongAdder lines = new LongAdder();
  private final LongAdder games = new LongAdder();
  private volatile boolean playing = true;
  private volatile boolean measuring;

  /**
   * @param rate moves a second in each game; 0 for as many as are answered
   */
  Course(double rate) {
    this.rate = rate;
  }

  ScheduledExecutorService threads() {
    return threads;
  }

  boolean isPlaying() {
    return playing;
  }

  void measure(boolean wanted) {
    measuring = wanted;
  }

  /** No move is begun any more. */
  void stop() {
    playing = false;
  }

  /** Runs when it is time for the next move, the one before having been made at {@code nanos}. */
  void next(long nanos, Runnable move) {
    long due = rate == 0 ? 0 : nanos + (long) (1e9 / rate) - System.nanoTime();
    if (due <= 0) {
      move.run();
    } else {
      var unused = threads.schedule(move, due, TimeUnit.NANOSECONDS);
    }
  }

  double rate() {
    return rate;
  }

  void acknowledged(long nanos) {
    if (measuring) {
      own.add(nanos);
    }
  }

  void arrived(long nanos) {
    plies.increment();
    if (measuring) {
      opponent.add(nanos);
    }
  }

  void said() {
    lines.increment();
  }

  void began() {
    games.increment();
  }

  Latencies own() {
    return own;
  }

  Latencies opponent() {
    return opponent;
  }

  /** All plies that an opponent heard of, measured or not. */
  long plies() {
    return plies.sum();
  }

  long lines() {
    return lines.sum();
  }

  long games() {
    return games.sum();
  }

  /** Something that a client was told wrongly, twice, or not at all: the run is worth nothing. */
  void fault(String what) {
    faults.add(what);
    playing = false;
  }

  void check() {
    if (!faults.isEmpty()) {
      throw new AssertionError(String.join("\n", faults.stream().limit(ENOUGH_FAULTS).toList()));
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
