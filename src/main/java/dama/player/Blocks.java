package dama.player;

import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Collectors;

/**
 * Who has blocked whom. What is changed on this server holds at once; what on another, once it is
 * heard of, and after {@link #FRESH} at the latest.
 */
@ApplicationScoped
public class Blocks {

  private static final long FRESH = Duration.ofMinutes(2).toNanos();
  private static final int MANY = 10_000;

  private record Known(Set<Long> blocked, long at) {}

  private final ConcurrentMap<Long, Known> known = new ConcurrentHashMap<>();
  @Inject private BlockStore store;

  /** Those whom somebody has blocked, read anew. */
  public List<Player> read(long by) {
    List<Player> blocked = Storage.call(() -> store.of(by));
    remember(by, blocked.stream().map(Player::id).collect(Collectors.toUnmodifiableSet()));
    return blocked;
  }

  /** Whether it is so now. */
  public boolean block(long by, long whom, Instant now) {
    boolean done = Storage.call(() -> store.block(by, whom, now));
    known.remove(by);
    return done;
  }

  public void unblock(long by, long whom) {
    Storage.run(() -> store.unblock(by, whom));
    known.remove(by);
  }

  /** Somebody's blocks were changed on another server: they are read anew when asked for. */
  public void forget(long by) {
    known.remove(by);
  }

  /** Whatever may have been changed on other servers is read anew. */
  public void forgetAll() {
    known.clear();
  }

  public Set<Long> of(long by) {
    Known last = known.get(by);
    if (last == null || System.nanoTime() - last.at() > FRESH) {
      return read(by).stream().map(Player::id).collect(Collectors.toUnmodifiableSet());
    }
    return last.blocked();
  }

  public boolean has(long by, long whom) {
    return of(by).contains(whom);
  }

  /** Whether either of them wants to hear nothing of the other. */
  public boolean between(long one, long other) {
    return has(one, other) || has(other, one);
  }

  private void remember(long by, Set<Long> blocked) {
    if (known.size() > MANY) {
      known.values().removeIf(one -> System.nanoTime() - one.at() > FRESH);
    }
    known.put(by, new Known(blocked, System.nanoTime()));
  }
}
