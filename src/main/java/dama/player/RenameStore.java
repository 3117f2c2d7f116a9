package dama.player;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
import java.time.OffsetDateTime;
import java.util.Optional;

/** Names that a moderator gives and takes. */
@ApplicationScoped
@Transactional(Transactional.TxType.MANDATORY)
public class RenameStore {

  private static final SecureRandom RANDOM = new SecureRandom();

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;

  /** Gives a player a name that is made up. */
  public Naming toMadeUp(long playerId) {
    int attempt = 1;
    Naming naming = players.rename(playerId, MadeUpNames.next(RANDOM, attempt).spelling());
    while (!(naming instanceof Naming.Named)) {
      naming = players.rename(playerId, MadeUpNames.next(RANDOM, ++attempt).spelling());
    }
    return naming;
  }

  /**
   * Gives a player the name back that was taken from them at a time, unless another wears it now.
   */
  public Naming giveBack(long playerId, OffsetDateTime takenAt) {
    Optional<String> name =
        rows.createQuery(
                "select n.name from NameRecord n where n.playerId = ?1 and n.releasedAt >= ?2"
                    + " order by n.releasedAt, n.id",
                String.class)
            .setParameter(1, playerId)
            .setParameter(2, takenAt)
            .setMaxResults(1)
            .getResultStream()
            .findFirst();
    return name.map(old -> players.rename(playerId, old)).orElse(new Naming.Unfit(NameFault.TAKEN));
  }
}
