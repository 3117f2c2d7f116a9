package dama.player;

import dama.server.Now;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Which names are worn, and which ever were. */
@ApplicationScoped
@Transactional(Transactional.TxType.MANDATORY)
class NameStore {

  @PersistenceContext EntityManager rows;

  /**
   * Makes everybody else who names somebody wait until this transaction ends, on whatever server:
   * what was free when it was looked up is then still free when it is given.
   */
  void lock() {
    rows.createNativeQuery("select id from naming for update").getResultList();
  }

  /**
   * Whether nobody but this player wears a name that it could be taken for, or wore it lately, and
   * it was not taken from anybody, this player included.
   */
  boolean isFreeFor(long playerId, Name name) {
    return rows.createQuery(
                "select count(n) from NameRecord n where n.playerId <> :player"
                    + " and (n.letters = :letters or n.looks = :looks)"
                    + " or (n.barredBy is not null or n.playerId <> :player and n.keptUntil > :now)"
                    + " and (n.keptLetters = :letters or n.keptLooks = :looks)",
                Long.class)
            .setParameter("letters", name.letters())
            .setParameter("looks", name.looks())
            .setParameter("now", Now.instant().atOffset(ZoneOffset.UTC))
            .setParameter("player", playerId)
            .getSingleResult()
        == 0;
  }

  /** Keeps the name that a player wears for them, also once they wear another. */
  void keep(long playerId, OffsetDateTime until) {
    rows.createQuery(
            "select n from NameRecord n where n.playerId = :player and n.releasedAt is null",
            NameRecord.class)
        .setParameter("player", playerId)
        .getResultStream()
        .forEach(name -> name.keep(until));
    rows.flush();
  }

  /** Gives a player a name, and frees the one they wore. */
  void give(long playerId, Name name, OffsetDateTime now) {
    rows.createQuery(
            "update NameRecord n set n.letters = null, n.looks = null, n.releasedAt = :now"
                + " where n.playerId = :player and n.releasedAt is null")
        .setParameter("now", now)
        .setParameter("player", playerId)
        .executeUpdate();
    rows.persist(NameRecord.worn(playerId, name, now));
  }

  /** Those who bear, or ever bore, a name that begins with this. */
  Set<Long> everNamed(String beginning) {
    return rows.createQuery(
            "select distinct n.playerId from NameRecord n where n.folded like :beginning escape '!'",
            Long.class)
        .setParameter("beginning", Folded.literal(beginning) + "%")
        .getResultStream()
        .collect(Collectors.toUnmodifiableSet());
  }

  List<WornName> of(long playerId) {
    return rows.createQuery(
            "select n from NameRecord n where n.playerId = :player order by n.id desc",
            NameRecord.class)
        .setParameter("player", playerId)
        .getResultStream()
        .map(NameRecord::toWorn)
        .toList();
  }
}
