package dama.moderation;

import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Who is muted or banned now. What this server imposes holds at once; what another does, after
 * {@link #FRESH} at the latest.
 */
@ApplicationScoped
public class Sanctions {

  static final Duration FRESH = Duration.ofSeconds(3);

  /** Of nearly nobody anything holds: whose rows need reading is asked for all at once. */
  private record Under(Set<Long> people, Instant readAt) {}

  private record Known(List<Sanction> sanctions, Instant readAt) {}

  private final ConcurrentMap<Long, Known> known = new ConcurrentHashMap<>();
  private volatile @Nullable Under under;
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

  /**
   * Reads what holds of somebody again, when it is next asked for; what is being read now may be
   * from before, and is waited for.
   */
  public synchronized void forget(long playerId) {
    known.remove(playerId);
    under = null;
  }

  /** What may have been changed on other servers is read anew. */
  public synchronized void forgetAll() {
    known.clear();
    under = null;
  }

  private Optional<Sanction> longest(long playerId, Instant now, Predicate<Sanction> such) {
    return of(playerId, now).stream()
        .filter(such)
        .filter(one -> one.isInForce(now))
        .max(Comparator.comparing(one -> one.until() == null ? Instant.MAX : one.until()));
  }

  private List<Sanction> of(long playerId, Instant now) {
    if (!under(now).contains(playerId)) {
      return List.of();
    }
    return known
        .compute(
            playerId,
            (id, last) -> last != null && isFresh(last.readAt(), now) ? last : read(id, now))
        .sanctions();
  }

  private Known read(long playerId, Instant now) {
    return new Known(Storage.call(() -> store.inForce(playerId, now)), now);
  }

  private Set<Long> under(Instant now) {
    Under last = under;
    return last != null && isFresh(last.readAt(), now) ? last.people() : readUnder(now);
  }

  private synchronized Set<Long> readUnder(Instant now) {
    Under last = under;
    if (last == null || !isFresh(last.readAt(), now)) {
      last = new Under(Storage.call(() -> store.underAny(now)), now);
      known.keySet().retainAll(last.people());
      under = last;
    }
    return last.people();
  }

  private static boolean isFresh(Instant readAt, Instant now) {
    // A clock can be set back.
    return Duration.between(readAt, now).abs().compareTo(FRESH) < 0;
  }
}
