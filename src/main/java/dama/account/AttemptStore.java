package dama.account;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import jakarta.persistence.PersistenceContext;
import jakarta.persistence.PersistenceException;
import jakarta.transaction.Transactional;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;

/** How often things were tried, as all servers count it. */
@ApplicationScoped
@Transactional
public class AttemptStore {

  @PersistenceContext EntityManager rows;

  /**
   * Counts an attempt against each of these, unless one of them has to wait: then nothing is
   * counted. It is counted before it is made, so that many at once are many.
   *
   * @return how long to wait; zero if the attempt may be made
   */
  public Duration take(List<Attempt> all, Instant now) {
    // Two that wait for each other would wait for ever.
    List<Attempt> tries = ordered(all);
    OffsetDateTime at = now.atOffset(ZoneOffset.UTC);
    List<AttemptRecord> records = tries.stream().map(one -> locked(one.subject(), at)).toList();
    Duration wait = Duration.ZERO;
    for (int i = 0; i < records.size(); i++) {
      AttemptRecord record = records.get(i);
      Duration due = tries.get(i).limit().wait(record.failures, record.lastAt.toInstant(), now);
      wait = due.compareTo(wait) > 0 ? due : wait;
    }
    if (wait.isZero()) {
      for (int i = 0; i < records.size(); i++) {
        count(records.get(i), tries.get(i).limit(), at);
      }
    }
    return wait;
  }

  private static void count(AttemptRecord record, Limit limit, OffsetDateTime now) {
    Instant last = record.lastAt.toInstant();
    boolean over = limit.isForgotten(last, now.toInstant());
    boolean begins = over || record.failures == 0;
    record.set(over ? 1 : record.failures + 1, limit.counts(begins) ? now : record.lastAt);
  }

  /** Takes back what was counted: it was no failure after all. */
  public void takeBack(List<Attempt> tries) {
    for (Attempt one : ordered(tries)) {
      AttemptRecord record =
          rows.find(AttemptRecord.class, one.subject(), LockModeType.PESSIMISTIC_WRITE);
      if (record != null) {
        record.set(Math.max(0, record.failures - 1), record.lastAt);
      }
    }
  }

  /** Forgets what was counted against these. */
  public void forget(List<Attempt> tries) {
    for (Attempt one : ordered(tries)) {
      rows.createQuery("delete from AttemptRecord a where a.subject = :subject")
          .setParameter("subject", one.subject())
          .executeUpdate();
    }
  }

  private static List<Attempt> ordered(List<Attempt> tries) {
    return tries.stream().sorted(Comparator.comparing(Attempt::subject)).toList();
  }

  private AttemptRecord locked(String subject, OffsetDateTime now) {
    AttemptRecord known = rows.find(AttemptRecord.class, subject, LockModeType.PESSIMISTIC_WRITE);
    if (known != null) {
      return known;
    }
    AttemptRecord made = AttemptRecord.first(subject, now);
    try {
      rows.persist(made);
      rows.flush();
    } catch (PersistenceException e) {
      throw new AttemptRaceException(e);
    }
    return made;
  }
}
