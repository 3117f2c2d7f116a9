package dama.socket;

import dama.archive.StoredGame;
import dama.game.Speed;
import dama.player.Player;
import dama.rating.Change;
import dama.rating.Rated;
import dama.rating.Rating;
import dama.rating.RatingStore;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** How strong the two who play a rated game are, and what it did to their ratings. */
@ApplicationScoped
public class Strengths {
  @Inject private RatingStore ratings;

  /**
   * Null of a game that is not rated.
   *
   * @param game as it was then
   */
  Outgoing.@Nullable Ratings of(StoredGame game, Instant then) {
    if (!game.game().terms().rated()) {
      return null;
    }
    boolean over = game.game().isOver();
    List<Change> changes =
        over ? Storage.call(() -> ratings.ofGames(Set.of(game.id()))) : List.of();
    return changes.isEmpty()
        ? new Outgoing.Ratings(now(game, game.white(), then), now(game, game.black(), then))
        : new Outgoing.Ratings(changed(game.white(), changes), changed(game.black(), changes));
  }

  private Outgoing.Strength now(StoredGame game, Player player, Instant then) {
    Rated rated = new Rated(game.game().variant().id(), Speed.of(game.game().terms().time()));
    Rating rating = Storage.call(() -> ratings.at(player.id(), rated, then));
    return new Outgoing.Strength(Math.round(rating.rating()), rating.isProvisional(), null);
  }

  /** Null of somebody who is erased: nothing is kept of how strong they were. */
  private static Outgoing.@Nullable Strength changed(Player player, List<Change> changes) {
    return changes.stream()
        .filter(change -> change.playerId() == player.id())
        .findFirst()
        .map(Strengths::changed)
        .orElse(null);
  }

  private static Outgoing.Strength changed(Change change) {
    long before = Math.round(change.ratingBefore());
    long gained = Math.round(change.ratingAfter()) - before;
    return new Outgoing.Strength(before, change.wasProvisional(), gained);
  }
}
