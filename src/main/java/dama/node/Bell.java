package dama.node;

import dama.server.Readiness;
import jakarta.annotation.Priority;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedThreadFactory;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.BeforeDestroyed;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
public class Bell implements Readiness {
  private static final int MOST_AT_ONCE = 100;
  private static final int LAST = 4_000;
  private static final long MILLIS_FOR_FAREWELL = 3_000;

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
  private @Nullable Thread heart;

  void start(@Observes @Initialized(ApplicationScoped.class) Object application) {
    if (!nodes.isShared()) {
      return;
    }
    ear = new Ear(nodes.id(), listener, this::nudge);
    pacemaker = new Pacemaker(this, nodes, whereabouts, ear);
    ear.start(threads);
    heart = threads.newThread(pacemaker);
    heart.start();
  }

  /** After its pages have been sent elsewhere. */
  void stop(
      @Observes @Priority(LAST) @BeforeDestroyed(ApplicationScoped.class) Object application) {
    if (ear != null) {
      ear.stop();
    }
    if (pacemaker != null) {
      pacemaker.stop();
      farewell();
    }
  }

  /** So that the others need not wait until it seems dead. */
  private void farewell() {
    try {
      if (heart != null) {
        heart.join(MILLIS_FOR_FAREWELL);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
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
  @Override
  public Optional<String> illness() {
    return ear == null || ear.isConnected() ? Optional.empty() : Optional.of("listener");
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
