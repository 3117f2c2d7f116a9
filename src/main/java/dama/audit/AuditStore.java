package dama.audit;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/** Adds to the record; nothing here changes what is in it. */
@ApplicationScoped
public class AuditStore {

  @PersistenceContext EntityManager rows;

  /** Within the transaction of the act, so that neither is stored without the other. */
  @Transactional(Transactional.TxType.MANDATORY)
  public void append(Act act) {
    rows.createNativeQuery("select id from audit_head for update").getResultList();
    Object[] head =
        (Object[]) rows.createNativeQuery("select last_id, hash from audit_head").getSingleResult();
    AuditRecord row =
        AuditRecord.after(
            ((Number) head[0]).longValue(),
            head[1].toString(),
            act,
            OffsetDateTime.now(ZoneOffset.UTC).truncatedTo(ChronoUnit.MILLIS));
    rows.persist(row);
    rows.flush();
    rows.createNativeQuery("update audit_head set last_id = ?, hash = ?")
        .setParameter(1, row.id)
        .setParameter(2, row.hash)
        .executeUpdate();
  }

  /** For what is only read: it has no transaction of its own. */
  @Transactional
  public void appendAlone(Act act) {
    append(act);
  }
}
