package dama.moderation;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** How often each person did something in the last hour, on this server. */
final class HourlyCount {

  private static final Duration HOUR = Duration.ofHours(1);
  private static final int MANY = 10_000;

  private final int most;
  private final ConcurrentMap<Long, Deque<Instant>> times = new ConcurrentHashMap<>();

  HourlyCount(int most) {
    this.most = most;
  }

  /** Whether it may be done once more; if so, it counts. */
  boolean take(long playerId, Instant now) {
    if (times.size() > MANY) {
      times.values().removeIf(one -> isOver(one, now));
    }
    Deque<Instant> mine = times.computeIfAbsent(playerId, id -> new ArrayDeque<>());
    synchronized (mine) {
      while (!mine.isEmpty() && !mine.getFirst().plus(HOUR).isAfter(now)) {
        mine.removeFirst();
      }
      boolean free = mine.size() < most;
      if (free) {
        mine.addLast(now);
      }
      return free;
    }
  }

  private static boolean isOver(Deque<Instant> one, Instant now) {
    synchronized (one) {
      return one.isEmpty() || !one.getLast().plus(HOUR).isAfter(now);
    }
  }
}
