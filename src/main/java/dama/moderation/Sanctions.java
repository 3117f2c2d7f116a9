package dama.moderation;

import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Predicate;

/**
 * Who is muted or banned now. What this server imposes holds at once; what another does, after
 * {@link #FRESH} at the latest.
 */
@ApplicationScoped
public class Sanctions {

  static final Duration FRESH = Duration.ofSeconds(3);
  private static final int MANY = 10_000;

  private record Known(List<Sanction> sanctions, Instant readAt) {}

  private final ConcurrentMap<Long, Known> known = new ConcurrentHashMap<>();
  @Inject private SanctionStore store;

  /** The mute that keeps somebody from talking in a room the longest. */
  public Optional<Sanction> mute(long playerId, String room, Instant now) {
    return longest(
        playerId, now, one -> one.kind() == Sanction.Kind.MUTE && one.rooms().include(room));
  }

  /** The ban that keeps somebody away the longest. */
  public Optional<Sanction> ban(long playerId, Instant now) {
    return longest(playerId, now, one -> one.kind() == Sanction.Kind.BAN);
  }

  /** Reads what holds of somebody again, when it is next asked for. */
  void forget(long playerId) {
    known.remove(playerId);
  }

  private Optional<Sanction> longest(long playerId, Instant now, Predicate<Sanction> such) {
    return of(playerId, now).stream()
        .filter(such)
        .filter(one -> one.isInForce(now))
        .max(Comparator.comparing(one -> one.until() == null ? Instant.MAX : one.until()));
  }

  private List<Sanction> of(long playerId, Instant now) {
    Known last = known.get(playerId);
    if (last != null && last.readAt().plus(FRESH).isAfter(now)) {
      return last.sanctions();
    }
    if (known.size() > MANY) {
      known.values().removeIf(one -> !one.readAt().plus(FRESH).isAfter(now));
    }
    List<Sanction> read = Storage.call(() -> store.inForce(playerId, now));
    known.put(playerId, new Known(read, now));
    return read;
  }
}
