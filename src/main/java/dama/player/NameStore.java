package dama.player;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;

/**
 * Which names are worn, and which ever were. What is taken is found out by trying to insert it, so
 * that the database alone decides between two who want one name at once.
 */
@ApplicationScoped
@Transactional(Transactional.TxType.MANDATORY)
class NameStore {

  @PersistenceContext EntityManager rows;

  /** Whether the name was free, and is now the player's. */
  boolean hold(long playerId, Name name, OffsetDateTime now) {
    return rows.createNativeQuery(
                "insert into player_name (player_id, name, letters, looks, taken_at)"
                    + " values (?, ?, ?, ?, ?) on conflict do nothing")
            .setParameter(1, playerId)
            .setParameter(2, name.spelling())
            .setParameter(3, name.letters())
            .setParameter(4, name.looks())
            .setParameter(5, now)
            .executeUpdate()
        == 1;
  }

  /** Whether the player now wears another name than before; if not, nothing has changed. */
  boolean swap(long playerId, Name worn, Name wanted, OffsetDateTime now) {
    long held = held(playerId);
    // Not before the other is held, unless it stands in its own way: two players who swap their
    // names
    // would wait for each other.
    boolean respelled =
        worn.letters().equals(wanted.letters()) || worn.looks().equals(wanted.looks());
    if (respelled) {
      release(held, now);
    }
    boolean free = hold(playerId, wanted, now);
    if (free && !respelled) {
      release(held, now);
    } else if (!free && respelled) {
      resume(held, worn);
    }
    return free;
  }

  /** Removes every trace of a player that nobody has seen. */
  void forget(long playerId) {
    rows.createQuery("delete from NameRecord n where n.playerId = ?1")
        .setParameter(1, playerId)
        .executeUpdate();
  }

  private long held(long playerId) {
    return rows.createQuery(
            "select n.id from NameRecord n where n.playerId = ?1 and n.releasedAt is null",
            Long.class)
        .setParameter(1, playerId)
        .getSingleResult();
  }

  private void release(long id, OffsetDateTime now) {
    change(id, null, null, now);
  }

  private void resume(long id, Name name) {
    change(id, name.letters(), name.looks(), null);
  }

  private void change(
      long id,
      @Nullable String letters,
      @Nullable String looks,
      @Nullable OffsetDateTime released) {
    rows.createQuery(
            "update NameRecord n set n.letters = :letters, n.looks = :looks,"
                + " n.releasedAt = :released where n.id = :id")
        .setParameter("letters", letters)
        .setParameter("looks", looks)
        .setParameter("released", released)
        .setParameter("id", id)
        .executeUpdate();
  }
}
