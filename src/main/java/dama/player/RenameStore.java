package dama.player;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.util.Optional;

/** Names that a moderator gives and takes. */
@ApplicationScoped
@Transactional(Transactional.TxType.MANDATORY)
public class RenameStore {

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;

  /** Gives a player a name that is made up. */
  public Naming toMadeUp(long playerId) {
    return new Naming.Named(players.renameToMadeUp(playerId));
  }

  /** Lets nobody wear the name that a sanction took from a player, as long as it stands. */
  public void bar(long playerId, String taken, long sanctionId) {
    rows.createQuery(
            "select n from NameRecord n where n.playerId = ?1 and n.name = ?2"
                + " and n.releasedAt is not null order by n.id desc",
            NameRecord.class)
        .setParameter(1, playerId)
        .setParameter(2, taken)
        .setMaxResults(1)
        .getResultStream()
        .forEach(name -> name.bar(sanctionId));
  }

  /**
   * Gives a player the name back that a sanction took from them, unless another wears it, another
   * sanction took it, too, or a filter refuses it by now.
   */
  public Naming giveBack(long playerId, long sanctionId) {
    Optional<NameRecord> taken =
        rows.createQuery(
                "select n from NameRecord n where n.playerId = ?1 and n.barredBy = ?2",
                NameRecord.class)
            .setParameter(1, playerId)
            .setParameter(2, sanctionId)
            .getResultStream()
            .findFirst();
    taken.ifPresent(NameRecord::free);
    return taken
        .map(old -> players.rename(playerId, old.name))
        .orElse(new Naming.Unfit(NameFault.TAKEN));
  }
}
