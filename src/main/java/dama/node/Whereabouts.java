package dama.node;

import dama.server.Now;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Who has which page open, on whatever node, and since when those are gone who had one. Of this
 * node it is known at once; of the others, a moment after they have written it down.
 */
@ApplicationScoped
public class Whereabouts {
  /** Longer than anybody asks after somebody who is gone. */
  private static final Duration KEPT = Duration.ofHours(1);

  /**
   * @param left whether they went of their own will
   */
  public record Gone(Instant since, boolean left) {}

  private final Register mine = new Register();
  private final ConcurrentMap<String, Register> others = new ConcurrentHashMap<>();
  private final Set<Seat> unwritten = ConcurrentHashMap.newKeySet();
  private volatile boolean written;

  public void opened(Seat seat) {
    mine.change(seat, Trace::opened);
    write(seat);
  }

  /**
   * @param left whether the page said that it was being left
   */
  public void closed(Seat seat, boolean left, Instant now) {
    mine.change(seat, trace -> trace == null ? null : trace.closed(left, now));
    write(seat);
  }

  private void write(Seat seat) {
    if (written) {
      unwritten.add(seat);
    }
  }

  /** Those who have a page of the room open. */
  public Set<Long> in(String room) {
    return registers()
        .flatMap(register -> register.inRoom(room).entrySet().stream())
        .filter(one -> one.getValue().isHere())
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  /** Those who have any page open. */
  public Set<Long> online() {
    return registers().flatMap(Register::online).collect(Collectors.toSet());
  }

  public boolean isOnline(long player) {
    return traces(player).anyMatch(Trace::isHere);
  }

  /** Since when somebody has no page at all open; empty while they have, or nobody knows. */
  public Optional<Instant> goneSince(long player) {
    return isOnline(player) ? Optional.empty() : latest(traces(player)).map(Gone::since);
  }

  /** Since when somebody has the page closed that they had; empty while they have it open. */
  public Optional<Gone> gone(Seat seat) {
    List<Trace> traces =
        registers().map(register -> register.trace(seat)).filter(Objects::nonNull).toList();
    return traces.stream().anyMatch(Trace::isHere) ? Optional.empty() : latest(traces.stream());
  }

  private static Optional<Gone> latest(Stream<Trace> traces) {
    return traces
        .flatMap(
            trace ->
                trace.goneAt() == null
                    ? Stream.empty()
                    : Stream.of(new Gone(trace.goneAt(), trace.left())))
        .max((one, other) -> one.since().compareTo(other.since()));
  }

  private Stream<Trace> traces(long player) {
    return registers().flatMap(register -> register.of(player).values().stream());
  }

  private Stream<Register> registers() {
    return Stream.concat(Stream.of(mine), others.values().stream());
  }

  /** What is to be written down, and is not to be written again. */
  Map<Seat, Trace> takeUnwritten() {
    Map<Seat, Trace> changed = new ConcurrentHashMap<>();
    for (Seat seat : Set.copyOf(unwritten)) {
      unwritten.remove(seat);
      Trace trace = mine.trace(seat);
      if (trace != null) {
        changed.put(seat, trace);
      }
    }
    return changed;
  }

  boolean hasUnwritten() {
    return !unwritten.isEmpty();
  }

  void writeAgain(Set<Seat> seats) {
    unwritten.addAll(seats);
  }

  /** All of this node's that are there: for a row of nodes that is new. */
  void writeAll() {
    written = true;
    Set<Seat> all = new HashSet<>();
    mine.online()
        .forEach(
            player -> mine.of(player).keySet().forEach(room -> all.add(new Seat(room, player))));
    writeAgain(all);
  }

  void take(String node, Map<Seat, Trace> changes) {
    Register register = others.computeIfAbsent(node, id -> new Register());
    changes.forEach((seat, trace) -> register.change(seat, before -> trace));
  }

  /** Another node is not at work any more. */
  Set<Seat> close(String node, Instant when) {
    Register register = others.get(node);
    return register == null ? Set.of() : register.close(when);
  }

  /** Those of whom nobody asks any more. */
  public void forgetGone() {
    Instant then = Now.instant().minus(KEPT);
    registers().forEach(register -> register.forget(then));
  }
}
