package dama.player;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
import java.time.OffsetDateTime;

/** How a player becomes nobody: what they did stays, and cannot be told whose it was. */
@ApplicationScoped
@Transactional(Transactional.TxType.MANDATORY)
public class LeavingStore {

  private static final SecureRandom RANDOM = new SecureRandom();

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;
  @Inject NameStore names;

  /**
   * Ends every session, forgets every name, and gives a pseudonym.
   *
   * @throws IllegalStateException if there is no such player, or no more
   */
  public Player leave(long playerId, OffsetDateTime now) {
    names.lock();
    players.lock(playerId);
    run("delete from player_session where player_id = ?", playerId);
    run("delete from player_name where player_id = ?", playerId);
    Name name = free(playerId);
    names.give(playerId, name, now);
    rows.createNativeQuery(
            "update player set name = ?, account = false, role = 'PLAYER',"
                + " made_at = ?, seen_at = ?, erased_at = ?, erase_due = true where id = ?")
        .setParameter(1, name.spelling())
        .setParameter(2, now)
        .setParameter(3, now)
        .setParameter(4, now)
        .setParameter(5, playerId)
        .executeUpdate();
    return new Player(playerId, name.spelling(), false);
  }

  private Name free(long playerId) {
    int attempt = 1;
    Name name = Pseudonyms.next(RANDOM, attempt);
    while (!names.isFreeFor(playerId, name)) {
      name = Pseudonyms.next(RANDOM, ++attempt);
    }
    return name;
  }

  private void run(String sql, long playerId) {
    rows.createNativeQuery(sql).setParameter(1, playerId).executeUpdate();
  }
}
