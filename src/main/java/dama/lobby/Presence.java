package dama.lobby;

import dama.player.Player;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/** Who has a page of Dama open, and since when those are gone who had one. */
@ApplicationScoped
public class Presence {

  /**
   * @param pages how many pages are open
   * @param goneSince when the last of them was closed; null while one is open
   */
  private record Trace(Player player, int pages, @Nullable Instant goneSince) {}

  private final ConcurrentMap<Long, Trace> traces = new ConcurrentHashMap<>();

  public void opened(Player player) {
    traces.merge(
        player.id(),
        new Trace(player, 1, null),
        (before, fresh) -> new Trace(player, before.pages() + 1, null));
  }

  public void closed(Player player, Instant now) {
    traces.computeIfPresent(
        player.id(),
        (id, before) ->
            before.pages() > 1
                ? new Trace(before.player(), before.pages() - 1, null)
                : new Trace(before.player(), 0, now));
  }

  public void renamed(Player player) {
    traces.computeIfPresent(
        player.id(), (id, before) -> new Trace(player, before.pages(), before.goneSince()));
  }

  public boolean isOnline(long playerId) {
    Trace trace = traces.get(playerId);
    return trace != null && trace.pages() > 0;
  }

  public List<Player> online() {
    return traces.values().stream()
        .filter(trace -> trace.pages() > 0)
        .map(Trace::player)
        .sorted(Comparator.comparing(Player::name))
        .toList();
  }

  /**
   * Whether the player has had no page open for so long. One whom this server has not seen since it
   * started counts as gone since then.
   */
  boolean isGoneFor(Duration time, long playerId, Instant serverStart, Instant now) {
    Trace trace = traces.get(playerId);
    if (trace != null && trace.goneSince() == null) {
      return false;
    }
    Instant since = trace == null ? serverStart : trace.goneSince();
    return since == null || !since.plus(time).isAfter(now);
  }

  /** Forgets those who have been gone for so long that nobody asks after them any more. */
  void forgetGone(Duration time, Instant now) {
    traces
        .values()
        .removeIf(trace -> trace.goneSince() != null && trace.goneSince().plus(time).isBefore(now));
  }
}
