package dama.chat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;

/** How fast one author talks: at most so many lines in so much time. Not for two threads. */
final class Pace {
  static final int LINES = 5;
  static final Duration TIME = Duration.ofSeconds(10);

  private record Spoken(String key, Instant at) {}

  private final Deque<Spoken> recent = new ArrayDeque<>();

  /** Whether another line may be said now; one that was said before may always be said again. */
  boolean allows(String key, Instant now) {
    Instant since = now.minus(TIME);
    while (!recent.isEmpty() && !recent.getFirst().at().isAfter(since)) {
      recent.removeFirst();
    }
    return recent.size() < LINES || recent.stream().anyMatch(one -> one.key().equals(key));
  }

  void spoke(String key, Instant now) {
    if (recent.stream().noneMatch(one -> one.key().equals(key))) {
      recent.addLast(new Spoken(key, now));
    }
  }

  boolean isIdle(Instant now) {
    return recent.isEmpty() || !recent.getLast().at().isAfter(now.minus(TIME));
  }
}
