package dama.socket;

import dama.archive.StoredGame;
import dama.rules.Side;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Since when players are gone from the pages of their games, as this server has seen it. */
@ApplicationScoped
public class Attendance {

  /**
   * @param left whether they went of their own will
   */
  record Gone(Instant since, boolean left) {}

  private record Seat(String game, long player) {}

  @Inject private Connections connections;

  private final Instant serverStart = Instant.now();
  private final ConcurrentMap<Seat, Gone> gone = new ConcurrentHashMap<>();

  void went(String game, long player, boolean left, Instant now) {
    gone.put(new Seat(game, player), new Gone(now, left));
  }

  void came(String game, long player) {
    gone.remove(new Seat(game, player));
  }

  /** The game is over. */
  void forget(StoredGame game) {
    came(game.id(), game.white().id());
    came(game.id(), game.black().id());
  }

  /** Those who have the page of the game open. */
  Set<Long> here(StoredGame game) {
    return connections.in(game.id()).stream()
        .map(page -> page.player().id())
        .collect(Collectors.toSet());
  }

  /**
   * In how many milliseconds the game can be claimed of the side to move; null if it cannot be, as
   * they are here, the game is over, or there are days for each move.
   */
  @Nullable Long claimableIn(StoredGame game, Instant now) {
    Side turn = game.game().turn();
    if (game.game().isOver() || here(game).contains(game.player(turn).id())) {
      return null;
    }
    Gone absence = of(game, turn);
    Instant from = game.game().claimableAt(absence.since(), absence.left());
    return from.equals(Instant.MAX) ? null : Math.max(0, Duration.between(now, from).toMillis());
  }

  /** Of a player who is not here: one who never was, is gone since they could have come. */
  Gone of(StoredGame game, Side side) {
    Instant could = game.startedAt().isAfter(serverStart) ? game.startedAt() : serverStart;
    return gone.getOrDefault(new Seat(game.id(), game.player(side).id()), new Gone(could, false));
  }
}
