package dama.node;

import java.time.Instant;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Who is where on one node. */
final class Register {
  private final ConcurrentMap<String, ConcurrentMap<Long, Trace>> byRoom =
      new ConcurrentHashMap<>();
  private final ConcurrentMap<Long, ConcurrentMap<String, Trace>> byPlayer =
      new ConcurrentHashMap<>();

  synchronized void change(Seat seat, UnaryOperator<@Nullable Trace> change) {
    Trace next = change.apply(trace(seat));
    if (next != null) {
      put(byRoom, seat.room(), seat.player(), next);
      put(byPlayer, seat.player(), seat.room(), next);
    }
  }

  private static <K, L> void put(
      ConcurrentMap<K, ConcurrentMap<L, Trace>> map, K key, L other, Trace trace) {
    map.computeIfAbsent(key, k -> new ConcurrentHashMap<>()).put(other, trace);
  }

  @Nullable Trace trace(Seat seat) {
    return inRoom(seat.room()).get(seat.player());
  }

  Map<Long, Trace> inRoom(String room) {
    Map<Long, Trace> found = byRoom.get(room);
    return found == null ? Map.of() : found;
  }

  Map<String, Trace> of(long player) {
    Map<String, Trace> found = byPlayer.get(player);
    return found == null ? Map.of() : found;
  }

  /** Those who have any page open. */
  Stream<Long> online() {
    return byPlayer.entrySet().stream()
        .filter(one -> one.getValue().values().stream().anyMatch(Trace::isHere))
        .map(Map.Entry::getKey);
  }

  /** The node is gone, and all who were there with it. */
  synchronized Set<Seat> close(Instant when) {
    Set<Seat> closed = new HashSet<>();
    byRoom.forEach(
        (room, people) ->
            people.forEach(
                (player, trace) -> {
                  if (trace.isHere()) {
                    closed.add(new Seat(room, player));
                  }
                }));
    closed.forEach(seat -> change(seat, trace -> trace == null ? null : trace.gone(false, when)));
    return closed;
  }

  /** Forgets those who are gone since before then. */
  synchronized void forget(Instant then) {
    forget(byRoom, then);
    forget(byPlayer, then);
  }

  private static <K, L> void forget(ConcurrentMap<K, ConcurrentMap<L, Trace>> map, Instant then) {
    map.values().forEach(traces -> traces.values().removeIf(one -> isBefore(one, then)));
    map.values().removeIf(Map::isEmpty);
  }

  private static boolean isBefore(Trace trace, Instant then) {
    return trace.goneAt() != null && trace.goneAt().isBefore(then);
  }
}
