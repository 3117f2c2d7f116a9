package dama.node;

import dama.server.Log;
import dama.server.Now;
import dama.server.SharedDatabase;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;

/**
 * The one thread that says what this node has to say, writes down that it is at work and who is
 * there, and looks for what the others have written: over a connection of its own, so that no crowd
 * at the pool makes a node look dead.
 */
final class Pacemaker implements Runnable {
  private static final Log LOG = Log.of(Pacemaker.class);
  private static final long BEAT = TimeUnit.SECONDS.toNanos(2);
  private static final long AGAIN = TimeUnit.MILLISECONDS.toNanos(300);
  private static final long FORGETTING = TimeUnit.MINUTES.toNanos(1);
  private static final int LONGEST_NAME = 80;

  /** What is written on each other node's account, to be heard of by the next look. */
  private final Map<String, Long> rung = new HashMap<>();

  private final Map<String, Long> written = new HashMap<>();
  private final Bell bell;
  private final Nodes nodes;
  private final Whereabouts whereabouts;
  private final Ear ear;
  private final List<String> unsaid = new ArrayList<>();
  private volatile boolean stopping;
  private boolean looked;

  /** Whether something was not said, since nobody was there to hear it. */
  private boolean kept;

  private int counted;
  private long said;
  private long writings;
  private long lastBeat = System.nanoTime() - BEAT;
  private long lastWriting = System.nanoTime() - AGAIN;
  private long lastForgetting = System.nanoTime() - FORGETTING;

  Pacemaker(Bell bell, Nodes nodes, Whereabouts whereabouts, Ear ear) {
    this.bell = bell;
    this.nodes = nodes;
    this.whereabouts = whereabouts;
    this.ear = ear;
  }

  void stop() {
    stopping = true;
    bell.nudge();
  }

  @Override
  public void run() {
    try {
      while (!stopping) {
        work();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Until the connection breaks. */
  private void work() throws InterruptedException {
    try (Connection connection = SharedDatabase.open()) {
      NodeRows rows = new NodeRows(connection);
      while (!stopping) {
        step(rows);
      }
      say(rows);
      write(rows);
      rows.farewell(nodes.id());
    } catch (SQLException e) {
      LOG.log(Level.FINE, "This node does not reach the others", e);
      if (!stopping) {
        TimeUnit.MILLISECONDS.sleep(500);
      }
    } catch (RuntimeException e) {
      LOG.log(Level.SEVERE, "What nodes are to know of each other went wrong", e);
      TimeUnit.MILLISECONDS.sleep(500);
    }
  }

  private void step(NodeRows rows) throws SQLException, InterruptedException {
    List<String> taken = unsaid.isEmpty() ? bell.take(untilNext()) : List.of();
    boolean nudged = taken.contains("");
    taken.stream().filter(one -> !one.isEmpty()).forEach(unsaid::add);
    say(rows);
    long now = System.nanoTime();
    if (whereabouts.hasUnwritten() && now - lastWriting >= AGAIN) {
      write(rows);
    }
    boolean beats = now - lastBeat >= BEAT;
    if (beats) {
      beat(rows);
    }
    if (beats || nudged) {
      look(rows, beats);
    }
  }

  private long untilNext() {
    long now = System.nanoTime();
    long next = lastBeat + BEAT - now;
    if (whereabouts.hasUnwritten()) {
      next = Math.min(next, lastWriting + AGAIN - now);
    } else {
      next = Math.min(next, AGAIN);
    }
    return Math.max(0, TimeUnit.NANOSECONDS.toMillis(next));
  }

  /** What nobody is there to hear is counted as said. */
  private void say(NodeRows rows) throws SQLException {
    if (!unsaid.isEmpty()) {
      if (looked && nodes.isAlone()) {
        kept = true;
      } else {
        rows.say(unsaid);
      }
      said = Ring.read(unsaid.get(unsaid.size() - 1)).map(Ring::number).orElse(said);
      unsaid.clear();
    }
  }

  private void write(NodeRows rows) throws SQLException {
    Map<Seat, Trace> changes = whereabouts.takeUnwritten();
    if (changes.isEmpty()) {
      return;
    }
    try {
      writings++;
      rows.write(nodes.id(), writings, changes);
    } catch (SQLException e) {
      whereabouts.writeAgain(changes.keySet());
      throw e;
    }
    lastWriting = System.nanoTime();
    bell.ring(Ear.PRESENCE, "");
  }

  private void beat(NodeRows rows) throws SQLException {
    if (!rows.beat(nodes.id(), said, writings)) {
      rows.enlist(nodes.id(), name());
      whereabouts.writeAll();
      bell.ring(Ear.PRESENCE, "");
    }
    lastBeat = System.nanoTime();
    if (lastBeat - lastForgetting >= FORGETTING) {
      rows.forget(nodes.id());
      lastForgetting = lastBeat;
    }
  }

  private void look(NodeRows rows, boolean beats) throws SQLException {
    List<NodeRows.Row> all = rows.nodes();
    Set<Seat> moved = new HashSet<>();
    for (String dead : nodes.look(all)) {
      moved.addAll(whereabouts.close(dead, Now.instant()));
      written.remove(dead);
      // What it said last may have died with it.
      ear.miss();
    }
    looked = true;
    tellCount();
    if (kept && !nodes.isAlone()) {
      // Whoever came since the last look may have read rows that have changed since.
      kept = false;
      bell.ring(Ring.EVERYTHING, "");
    }
    for (NodeRows.Row row : all) {
      if (!row.id().equals(nodes.id())) {
        moved.addAll(look(rows, row));
        if (beats) {
          compare(row);
        }
      }
    }
    if (!moved.isEmpty()) {
      ear.moved(moved);
    }
    if (beats && !nodes.isAlone()) {
      ear.beat();
    }
  }

  /** An operator is to see who came and who went. */
  private void tellCount() {
    if (nodes.count() != counted) {
      counted = nodes.count();
      LOG.info("Nodes at work on this database: " + counted + ". This one is on " + name());
    }
  }

  private Set<Seat> look(NodeRows rows, NodeRows.Row row) throws SQLException {
    Long before = written.get(row.id());
    if (before == null && !row.isAlive()) {
      written.put(row.id(), row.written());
      Duration since = row.silent().minus(NodeRows.DEAD);
      whereabouts.take(row.id(), rows.presence(row.id(), 0));
      return whereabouts.close(row.id(), Now.instant().minus(since));
    }
    if (!row.isAlive()) {
      return Set.of();
    }
    Map<Seat, Trace> changes = rows.presence(row.id(), before == null ? 0 : before);
    whereabouts.take(row.id(), changes);
    // What is being written now is read again by the next look.
    written.put(row.id(), row.written());
    return changes.keySet();
  }

  /** What a node had said two seconds ago must have been heard by now. */
  private void compare(NodeRows.Row row) {
    Long before = rung.put(row.id(), row.rung());
    ear.expect(row.id(), before == null ? row.rung() : before, before == null);
  }

  private static String name() {
    try {
      String name = InetAddress.getLocalHost().getHostName();
      return name.substring(0, Math.min(name.length(), LONGEST_NAME));
    } catch (UnknownHostException e) {
      return "localhost";
    }
  }
}
