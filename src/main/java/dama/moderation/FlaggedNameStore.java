package dama.moderation;

import dama.player.Player;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.Instant;

/** Reports that nobody made: of names that a filter wants moderators to see. */
@ApplicationScoped
@Transactional(Transactional.TxType.MANDATORY)
class FlaggedNameStore {

  @PersistenceContext EntityManager rows;

  /** Reports the name of a player, unless that waits in the queue already. */
  void report(Player about, Instant now) {
    ReportRecord row =
        ReportRecord.of(
            Report.Kind.NAME,
            null,
            about.id(),
            null,
            null,
            about.name(),
            Reason.BAD_NAME,
            "",
            Typed.time(now));
    boolean known =
        rows.createQuery(
                "select r from ReportRecord r where r.reporterId is null and r.aboutId = ?1"
                    + " and r.outcome is null",
                ReportRecord.class)
            .setParameter(1, about.id())
            .getResultStream()
            .anyMatch(row::isSame);
    if (!known) {
      rows.persist(row);
      rows.flush();
    }
  }
}
