package dama.socket;

import dama.archive.StoredGame;
import dama.node.Nodes;
import dama.node.Seat;
import dama.node.Whereabouts;
import dama.rules.Side;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Since when players are gone from the pages of their games, on whatever node they had them. */
@ApplicationScoped
public class Attendance {
  @Inject private Whereabouts whereabouts;
  @Inject private Nodes nodes;

  /** Those who have the page of the game open. */
  Set<Long> here(StoredGame game) {
    return whereabouts.in(game.id());
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
    Whereabouts.Gone absence = of(game, turn);
    Instant from = game.game().claimableAt(absence.since(), absence.left());
    return from.equals(Instant.MAX) ? null : Math.max(0, Duration.between(now, from).toMillis());
  }

  /** Of a player who is not here: one who never was, is gone since they could have come. */
  Whereabouts.Gone of(StoredGame game, Side side) {
    Instant start = nodes.siteStart();
    Instant could = game.startedAt().isAfter(start) ? game.startedAt() : start;
    return whereabouts
        .gone(new Seat(game.id(), game.player(side).id()))
        .filter(gone -> gone.since().isAfter(could))
        .orElse(new Whereabouts.Gone(could, false));
  }
}
