package dama.moderation;

import dama.chat.Draft;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** What one person said of late. Not for two threads. */
final class Voice {

  /** As far back as anybody's slow mode reaches. */
  private static final Duration KEPT = Duration.ofMinutes(10);

  private static final int MOST = 100;

  private record Spoken(String key, String room, String folded, Instant at) {}

  private final Deque<Spoken> recent = new ArrayDeque<>();

  /** Whether this very line was judged before. */
  boolean said(Draft draft) {
    return recent.stream().anyMatch(one -> one.key().equals(draft.key()));
  }

  void say(Draft draft, String folded, Instant now) {
    forget(now);
    recent.addLast(new Spoken(draft.key(), draft.room(), folded, now));
  }

  private void forget(Instant now) {
    while (!recent.isEmpty()
        && (recent.size() >= MOST || recent.getFirst().at().plus(KEPT).isBefore(now))) {
      recent.removeFirst();
    }
  }

  /** When something else than this was last said. */
  Optional<Instant> before(Draft draft) {
    return before(draft, true);
  }

  /** When something else than this was last said in its room. */
  Optional<Instant> beforeInRoom(Draft draft) {
    return before(draft, false);
  }

  private Optional<Instant> before(Draft draft, boolean anywhere) {
    return recent.stream()
        .filter(one -> !one.key().equals(draft.key()))
        .filter(one -> anywhere || one.room().equals(draft.room()))
        .map(Spoken::at)
        .max(Instant::compareTo);
  }

  /** How many lines were said since then. */
  long since(Instant then) {
    return recent.stream().filter(one -> one.at().isAfter(then)).count();
  }

  /** How many of those read alike. */
  long alikeSince(String folded, Instant then) {
    return recent.stream()
        .filter(one -> one.at().isAfter(then) && one.folded().equals(folded))
        .count();
  }

  boolean isIdle(Instant now) {
    return recent.isEmpty() || recent.getLast().at().plus(KEPT).isBefore(now);
  }
}
