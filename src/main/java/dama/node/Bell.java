package dama.node;

import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedThreadFactory;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.BeforeDestroyed;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Tells the other nodes of what was stored, after its commit, and hears them. What is said is only
 * where to look: a node that hears nothing shows the same a little later.
 */
@ApplicationScoped
public class Bell {
  private static final int MOST_AT_ONCE = 100;

  /** More than a database that is away for long needs to be told: then it is everything. */
  private static final int MOST_WAITING = 20_000;

  @Inject private Nodes nodes;
  @Inject private Whereabouts whereabouts;
  @Inject private RingListener listener;

  @Resource private ManagedThreadFactory threads;

  /** A nudge is an empty one. */
  private final BlockingQueue<String> waiting = new LinkedBlockingQueue<>();

  private long number;
  private @Nullable Pacemaker pacemaker;
  private @Nullable Ear ear;

  void start(@Observes @Initialized(ApplicationScoped.class) Object application) {
    if (!nodes.isShared()) {
      return;
    }
    ear = new Ear(nodes.id(), listener, this::nudge);
    pacemaker = new Pacemaker(this, nodes, whereabouts, ear);
    ear.start(threads);
    threads.newThread(pacemaker).start();
  }

  void stop(@Observes @BeforeDestroyed(ApplicationScoped.class) Object application) {
    if (ear != null) {
      ear.stop();
    }
    if (pacemaker != null) {
      pacemaker.stop();
    }
  }

  /**
   * Tells the others, some time soon; never waits.
   *
   * @param words of which the last may have spaces in it, joined by spaces
   */
  public void ring(String topic, Object... words) {
    if (nodes.isShared()) {
      put(topic, Stream.of(words).map(String::valueOf).collect(Collectors.joining(" ")));
    }
  }

  private synchronized void put(String topic, String text) {
    if (waiting.size() >= MOST_WAITING) {
      // The numbers left out tell the others that there was more.
      waiting.clear();
    }
    number++;
    waiting.add(Ring.of(nodes.id(), number, topic, text).written());
  }

  /** Whether this node hears the others; with the embedded database there are none. */
  public boolean isListening() {
    return ear == null || ear.isConnected();
  }

  void nudge() {
    waiting.add("");
  }

  /** What waits to be said, once something does or the time is over. */
  List<String> take(long millis) throws InterruptedException {
    List<String> taken = new ArrayList<>();
    String first = waiting.poll(millis, TimeUnit.MILLISECONDS);
    if (first != null) {
      taken.add(first);
      waiting.drainTo(taken, MOST_AT_ONCE);
    }
    return taken;
  }

  /** How much has been said so far or waits to be. */
  synchronized long number() {
    return number;
  }
}
