package dama.lobby;

import dama.node.Nodes;
import dama.node.Seat;
import dama.node.Whereabouts;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Who has a page of Dama open, and since when those are gone who had one. */
@ApplicationScoped
public class Presence {
  @Inject Whereabouts whereabouts;
  @Inject PlayerStore players;
  @Inject Nodes nodes;

  /** Of those who are here, on whatever node. */
  private final ConcurrentMap<Long, Player> known = new ConcurrentHashMap<>();

  public void opened(Player player, String room) {
    known.put(player.id(), player);
    whereabouts.opened(new Seat(room, player.id()));
  }

  /**
   * @param left whether the page said that it was being left
   */
  public void closed(Player player, String room, boolean left, Instant now) {
    whereabouts.closed(new Seat(room, player.id()), left, now);
  }

  public void renamed(Player player) {
    known.replace(player.id(), player);
  }

  /** Whatever they are called now is read anew. */
  public void forgetNames() {
    known.clear();
  }

  /** By name. */
  public List<Player> online() {
    Set<Long> online = whereabouts.online();
    known.keySet().retainAll(online);
    Set<Long> unknown = new HashSet<>(online);
    unknown.removeAll(known.keySet());
    if (!unknown.isEmpty()) {
      Storage.call(() -> players.byIds(unknown)).forEach(known::putIfAbsent);
    }
    return online.stream()
        .map(known::get)
        .filter(Objects::nonNull)
        .sorted(Comparator.comparing(Player::name))
        .toList();
  }

  /**
   * Whether the player has had no page open for so long. One whom nobody has seen since the site is
   * served counts as gone since then.
   */
  boolean isGoneFor(Duration time, long playerId, Instant now) {
    return !whereabouts.isOnline(playerId)
        && !whereabouts.goneSince(playerId).orElse(nodes.siteStart()).plus(time).isAfter(now);
  }

  /** Forgets those who have been gone for so long that nobody asks after them any more. */
  void forgetGone() {
    whereabouts.forgetGone();
  }
}
