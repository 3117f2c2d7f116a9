package dama.privacy;

import dama.audit.Act;
import dama.audit.AuditStore;
import dama.server.Now;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.persistence.Query;
import jakarta.transaction.Transactional;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Clears away what is kept for a time only, and remembers what went. One server at a time, by a
 * lease in a row: it is renewed in the transaction of every step, so that who has lost it undoes
 * nothing and does nothing.
 */
@ApplicationScoped
@Transactional
public class RetentionStore {

  /** Longer than any step takes, and short enough that another server takes over soon. */
  private static final Duration LEASE = Duration.ofMinutes(2);

  private static final String COLUMNS =
      "id, by_id, started_at, ended_at, lines_before, addresses_before, lines, addresses,"
          + " erasures, sessions, visitors, expired";

  @PersistenceContext EntityManager rows;
  @Inject AuditStore audit;

  /** Whether this server has the lease now, because it had it or nobody did. */
  boolean take(String holder, Instant now) {
    return rows.createNativeQuery(
                "update retention_lease set holder = ?1, until_at = ?2"
                    + " where id = 1 and (holder = ?1 or until_at < ?3)")
            .setParameter(1, holder)
            .setParameter(2, time(now.plus(LEASE)))
            .setParameter(3, time(now))
            .executeUpdate()
        == 1;
  }

  /** Lets others have it. */
  void giveBack(String holder) {
    rows.createNativeQuery(
            "update retention_lease set holder = '', until_at = ?1 where holder = ?2")
        .setParameter(1, time(Instant.EPOCH))
        .setParameter(2, holder)
        .executeUpdate();
  }

  /** When it was last begun to clear to the end; empty if never. */
  Optional<Instant> lastCleared() {
    Object last =
        rows.createNativeQuery(
                "select max(started_at) from retention_run where ended_at is not null")
            .getSingleResult();
    return Optional.ofNullable(Moments.instant(last));
  }

  /**
   * Takes up what a server left half done, or begins anew.
   *
   * @param by the id of the owner who asks for it; null if it is simply time
   */
  RetentionRun begin(
      @Nullable Long by,
      @Nullable Instant linesBefore,
      @Nullable Instant addressesBefore,
      Instant now) {
    List<?> open =
        rows.createNativeQuery(
                "select " + COLUMNS + " from retention_run where ended_at is null order by id")
            .getResultList();
    if (!open.isEmpty()) {
      return run((Object[]) open.get(0));
    }
    RetentionRunRecord row =
        RetentionRunRecord.begun(by, time(now), timeOr(linesBefore), timeOr(addressesBefore));
    rows.persist(row);
    rows.flush();
    return find(row.id);
  }

  /**
   * Clears some rows away.
   *
   * @return how many
   * @throws IllegalStateException if another server has the lease; nothing was done
   */
  int clear(RetentionRun run, Clearing what, Instant before, int most, String holder) {
    hold(holder);
    int gone = rows.createNativeQuery(what.sql(most)).setParameter(1, time(before)).executeUpdate();
    if (!what.counted().isEmpty()) {
      count(run, what.counted(), gone);
    }
    return gone;
  }

  void count(RetentionRun run, String column, int more) {
    rows.createNativeQuery(
            "update retention_run set " + column + " = " + column + " + ?1 where id = ?2")
        .setParameter(1, more)
        .setParameter(2, run.id())
        .executeUpdate();
  }

  /** The last step: it is in the audit, and others may have the lease. */
  RetentionRun end(RetentionRun run, String holder, Instant now) {
    hold(holder);
    rows.createNativeQuery("update retention_run set ended_at = ?1 where id = ?2")
        .setParameter(1, time(now))
        .setParameter(2, run.id())
        .executeUpdate();
    RetentionRun done = find(run.id());
    audit.append(
        new Act(
            run.by(),
            "retention.run",
            "retention",
            Long.toString(run.id()),
            "",
            done.inJson(),
            ""));
    giveBack(holder);
    return done;
  }

  /** The last of them, the latest first. */
  public List<RetentionRun> last(int most) {
    List<?> found =
        rows.createNativeQuery(
                "select " + COLUMNS + " from retention_run order by id desc limit " + most)
            .getResultList();
    return found.stream().map(row -> run((Object[]) row)).toList();
  }

  private RetentionRun find(long id) {
    Query query =
        rows.createNativeQuery("select " + COLUMNS + " from retention_run where id = ?1")
            .setParameter(1, id);
    return run((Object[]) query.getSingleResult());
  }

  private void hold(String holder) {
    if (!take(holder, Now.instant())) {
      throw new IllegalStateException("another server clears now");
    }
  }

  private static RetentionRun run(Object[] row) {
    return new RetentionRun(
        number(row[0]),
        row[1] == null ? null : number(row[1]),
        Objects.requireNonNull(Moments.instant(row[2])),
        Moments.instant(row[3]),
        Moments.instant(row[4]),
        Moments.instant(row[5]),
        number(row[6]),
        number(row[7]),
        number(row[8]),
        number(row[9]),
        number(row[10]),
        number(row[11]));
  }

  private static long number(Object value) {
    return ((Number) value).longValue();
  }

  private static @Nullable OffsetDateTime timeOr(@Nullable Instant instant) {
    return instant == null ? null : time(instant);
  }

  private static OffsetDateTime time(Instant instant) {
    return instant.truncatedTo(ChronoUnit.MILLIS).atOffset(ZoneOffset.UTC);
  }
}
