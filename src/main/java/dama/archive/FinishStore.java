package dama.archive;

import dama.game.Result;
import dama.game.Speed;
import dama.game.Terms;
import dama.rating.Rated;
import dama.rating.RatingStore;
import dama.rules.Side;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.Instant;

/**
 * What else is kept once a game is over, within the transaction that ends it: so no game is over
 * without it, and none has it twice.
 */
@ApplicationScoped
@Transactional(Transactional.TxType.MANDATORY)
class FinishStore {

  @PersistenceContext EntityManager rows;
  @Inject RatingStore ratings;

  /** An aborted game is none that anybody has played. */
  void finish(GameRecord game, Instant now) {
    Result result = game.result;
    if (result == null) {
      return;
    }
    for (Side side : Side.values()) {
      rows.persist(SideRecord.of(game, side, result));
    }
    Terms terms = game.table.terms();
    if (terms.rated()) {
      Rated rated = new Rated(game.variant, Speed.of(terms.time()));
      ratings.rate(game.id, rated, game.whiteId, game.blackId, result, now);
    }
  }
}
