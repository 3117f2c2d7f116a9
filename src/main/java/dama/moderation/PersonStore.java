package dama.moderation;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;

/**
 * Makes moderators who work on the same person wait for one another, until the transaction ends and
 * on whatever server. Somebody who is erased can be worked on, too: what was reported about them is
 * still to be closed.
 */
@ApplicationScoped
@Transactional(Transactional.TxType.MANDATORY)
class PersonStore {

  @PersistenceContext EntityManager rows;

  void lock(long playerId) {
    rows.createNativeQuery("select id from player where id = ? for update")
        .setParameter(1, playerId)
        .getResultList();
  }

  /** Whether the person exists, and is not erased; then nobody else works on them now. */
  boolean lockIfHere(long playerId) {
    return !rows.createNativeQuery(
            "select id from player where id = ? and erased_at is null for update")
        .setParameter(1, playerId)
        .getResultList()
        .isEmpty();
  }
}
