package dama.audit;

import dama.server.Now;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.persistence.TypedQuery;
import jakarta.persistence.criteria.CriteriaBuilder;
import jakarta.persistence.criteria.CriteriaQuery;
import jakarta.persistence.criteria.Predicate;
import jakarta.persistence.criteria.Root;
import jakarta.transaction.Transactional;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;

/** Adds to the record and reads it; nothing here changes what is in it. */
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
            Now.instant().atOffset(ZoneOffset.UTC).truncatedTo(ChronoUnit.MILLIS));
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

  /** At most so many rows, the newest first. */
  @Transactional
  public List<Entry> search(AuditQuery query, int size) {
    CriteriaBuilder is = rows.getCriteriaBuilder();
    CriteriaQuery<AuditRecord> select = is.createQuery(AuditRecord.class);
    Root<AuditRecord> row = select.from(AuditRecord.class);
    select
        .where(conditions(query, is, row).toArray(Predicate[]::new))
        .orderBy(is.desc(row.get("id")));
    return entries(rows.createQuery(select), size);
  }

  private static List<Predicate> conditions(
      AuditQuery query, CriteriaBuilder is, Root<AuditRecord> row) {
    List<Predicate> all = new ArrayList<>();
    if (query.below() > 0) {
      all.add(is.lt(row.get("id"), query.below()));
    }
    if (query.by() != null) {
      // Nobody is not everybody.
      all.add(query.by().isEmpty() ? is.disjunction() : row.get("byId").in(query.by()));
    }
    if (query.what() != null) {
      all.add(is.equal(row.get("act"), query.what()));
    }
    if (query.subjectKind() != null) {
      all.add(is.equal(row.get("subjectKind"), query.subjectKind()));
      if (query.subjectId() != null) {
        all.add(is.equal(row.get("subjectId"), query.subjectId()));
      }
    }
    if (query.from() != null) {
      all.add(is.greaterThanOrEqualTo(row.get("madeAt"), query.from().atOffset(ZoneOffset.UTC)));
    }
    if (query.to() != null) {
      all.add(is.lessThan(row.get("madeAt"), query.to().atOffset(ZoneOffset.UTC)));
    }
    return all;
  }

  /** The rows behind one, the oldest first. */
  @Transactional
  List<Entry> following(long id, int size) {
    return entries(
        rows.createQuery(
                "select a from AuditRecord a where a.id > ?1 order by a.id", AuditRecord.class)
            .setParameter(1, id),
        size);
  }

  /** The id of the row that was added last; 0 if there is none. */
  @Transactional
  long lastId() {
    Object last = rows.createNativeQuery("select last_id from audit_head").getSingleResult();
    return ((Number) last).longValue();
  }

  private static List<Entry> entries(TypedQuery<AuditRecord> query, int size) {
    return query.setMaxResults(size).getResultStream().map(AuditRecord::toEntry).toList();
  }
}
