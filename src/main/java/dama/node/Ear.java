package dama.node;

import dama.server.Log;
import dama.server.SharedDatabase;
import dama.server.StorageAwayException;
import jakarta.enterprise.concurrent.ManagedThreadFactory;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Listens to the other nodes over a connection of its own, which is opened again whenever it
 * breaks, and has what they say shown by threads that wait for rows: what is about one thing in
 * order, other things meanwhile.
 */
final class Ear implements Runnable {
  /** Somebody came or went: no more than a nudge to look. */
  static final String PRESENCE = "presence";

  private static final Log LOG = Log.of(Ear.class);
  private static final int WORKERS = 4;
  private static final int MOST_WAITING = 5_000;
  private static final int MILLIS_TO_WAIT = 1_000;
  private static final long SILENCE = TimeUnit.SECONDS.toNanos(3);

  private final String self;
  private final RingListener listener;
  private final Runnable nudge;
  private final List<BlockingQueue<Runnable>> waiting =
      Stream.generate(
              () -> (BlockingQueue<Runnable>) new LinkedBlockingQueue<Runnable>(MOST_WAITING))
          .limit(WORKERS)
          .toList();
  private final Map<String, Long> heard = new ConcurrentHashMap<>();
  private final AtomicBoolean missing = new AtomicBoolean();
  private final AtomicBoolean beating = new AtomicBoolean();
  private final AtomicBoolean unshown = new AtomicBoolean();
  private volatile boolean stopping;
  private volatile boolean connected;
  private volatile @Nullable Connection open;

  Ear(String self, RingListener listener, Runnable nudge) {
    this.self = self;
    this.listener = listener;
    this.nudge = nudge;
  }

  void start(ManagedThreadFactory threads) {
    show(threads);
    threads.newThread(this).start();
  }

  /** What is heard from now on. */
  void show(ThreadFactory threads) {
    waiting.forEach(queue -> threads.newThread(() -> work(queue)).start());
  }

  void stop() {
    stopping = true;
    waiting.forEach(queue -> queue.offer(Thread::yield));
    Connection current = open;
    if (current != null) {
      try {
        current.close();
      } catch (SQLException e) {
        LOG.log(Level.FINE, "A connection did not close", e);
      }
    }
  }

  boolean isConnected() {
    return connected;
  }

  @Override
  public void run() {
    boolean again = false;
    while (!stopping) {
      try (Connection connection = SharedDatabase.open();
          Statement statement = connection.createStatement()) {
        open = connection;
        statement.execute("listen dama");
        connected = true;
        if (again) {
          // What was said meanwhile is in the rows, and nothing said from now on is lost.
          heard.clear();
          miss();
        }
        again = true;
        listen(connection, statement);
      } catch (SQLException e) {
        LOG.log(Level.FINE, "This node does not hear the others", e);
      } finally {
        connected = false;
      }
      pause();
    }
  }

  private void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(stopping ? 0 : 500);
    } catch (InterruptedException e) {
      stopping = true;
      Thread.currentThread().interrupt();
    }
  }

  private void listen(Connection connection, Statement statement) throws SQLException {
    PGConnection ear = connection.unwrap(PGConnection.class);
    long last = System.nanoTime();
    while (!stopping) {
      PGNotification[] all = ear.getNotifications(MILLIS_TO_WAIT);
      if (all != null && all.length > 0) {
        last = System.nanoTime();
        for (PGNotification one : all) {
          Ring.read(one.getParameter()).ifPresent(this::hear);
        }
      } else if (System.nanoTime() - last > SILENCE) {
        // A connection can be dead and not know it.
        statement.execute("select 1");
        last = System.nanoTime();
      }
    }
  }

  void hear(Ring ring) {
    if (ring.node().equals(self)) {
      return;
    }
    Long before = heard.get(ring.node());
    if (before != null && ring.number() <= before) {
      return;
    }
    heard.put(ring.node(), ring.number());
    if (before != null && ring.number() > before + 1) {
      miss();
    }
    switch (ring.topic()) {
      case PRESENCE -> nudge.run();
      case Ring.EVERYTHING -> miss();
      default -> put(ring.about(), () -> listener.rung(ring.topic(), ring.text()));
    }
  }

  /**
   * @param number up to which a node must have been heard
   * @param first whether it was never looked for before: then nothing is missing
   */
  void expect(String node, long number, boolean first) {
    Long before = heard.putIfAbsent(node, number);
    if (before != null && before < number && !first) {
      heard.merge(node, number, Math::max);
      miss();
    }
  }

  /** Once, however much was missed until it is looked for. */
  void miss() {
    once(missing, "", listener::missed);
  }

  void moved(Set<Seat> seats) {
    put(PRESENCE, () -> listener.moved(seats));
  }

  void beat() {
    if (unshown.getAndSet(false)) {
      miss();
    }
    once(beating, PRESENCE, listener::beat);
  }

  private void once(AtomicBoolean waits, String about, Runnable work) {
    boolean fits =
        !waits.compareAndSet(false, true)
            || put(
                about,
                () -> {
                  waits.set(false);
                  work.run();
                });
    if (!fits) {
      waits.set(false);
    }
  }

  /** What does not fit is made up for at a beat, when everything is looked at. */
  private boolean put(String about, Runnable work) {
    boolean fits = waiting.get(Math.floorMod(about.hashCode(), WORKERS)).offer(work);
    if (!fits) {
      unshown.set(true);
    }
    return fits;
  }

  private void work(BlockingQueue<Runnable> queue) {
    while (!stopping) {
      try {
        queue.take().run();
      } catch (StorageAwayException e) {
        // Logged where it was noticed; all is looked at again when rows can be read.
        unshown.set(true);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      } catch (RuntimeException e) {
        unshown.set(true);
        LOG.log(Level.SEVERE, "What another node said could not be shown", e);
      }
    }
  }
}
