package dama.moderation;

import dama.audit.Act;
import dama.audit.AuditStore;
import dama.player.Player;
import dama.player.PlayerStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What people reported, and what came of it. */
@ApplicationScoped
@Transactional
public class ReportStore {

  private static final int MANY = 200;

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;
  @Inject PersonStore people;
  @Inject AuditStore audit;

  /**
   * Files a report.
   *
   * @param lineId of the line that is reported, else null
   * @param gameId of the game that is reported or where the line was said, else null
   * @param name that is reported, else null
   * @param words can be empty; what is too long is cut
   * @return its id; empty if the same person's same report is open already
   */
  public OptionalLong file(
      Report.Kind kind,
      long reporterId,
      long aboutId,
      @Nullable Long lineId,
      @Nullable String gameId,
      @Nullable String name,
      Reason reason,
      String words,
      Instant now) {
    // One report of a person at a time, so that a double click reports once.
    players.lock(reporterId);
    ReportRecord row =
        ReportRecord.of(
            kind,
            reporterId,
            aboutId,
            lineId,
            gameId,
            name,
            reason,
            Typed.words(words),
            Typed.time(now));
    boolean known =
        rows.createQuery(
                "select r from ReportRecord r where r.reporterId = ?1 and r.aboutId = ?2"
                    + " and r.outcome is null",
                ReportRecord.class)
            .setParameter(1, reporterId)
            .setParameter(2, aboutId)
            .getResultStream()
            .anyMatch(row::isSame);
    if (known) {
      return OptionalLong.empty();
    }
    rows.persist(row);
    rows.flush();
    return OptionalLong.of(row.id);
  }

  public Optional<Report> byId(long id) {
    return Optional.ofNullable(rows.find(ReportRecord.class, id))
        .flatMap(row -> reports(List.of(row)).stream().findFirst());
  }

  /** What a person reported, the newest first. */
  public List<Report> mine(long playerId) {
    return by("r.reporterId = ?1", playerId);
  }

  /** What was reported about a person, the newest first. */
  public List<Report> about(long playerId) {
    return by("r.aboutId = ?1", playerId);
  }

  /** The resolved reports of a person who has not heard yet what came of them. */
  public List<Report> unheard(long playerId) {
    return by("r.reporterId = ?1 and r.outcome is not null and r.heardAt is null", playerId);
  }

  public void heard(Collection<Long> reportIds, Instant now) {
    reportIds.stream()
        .map(id -> rows.find(ReportRecord.class, id))
        .filter(row -> row != null && row.heardAt == null)
        .forEach(row -> row.hear(Typed.time(now)));
  }

  private List<Report> by(String condition, long playerId) {
    return reports(
        rows.createQuery(
                "select r from ReportRecord r where " + condition + " order by r.id desc",
                ReportRecord.class)
            .setParameter(1, playerId)
            .setMaxResults(MANY)
            .getResultList());
  }

  /** How many open reports a moderator could work on now: not on those that another has. */
  public long countFor(long moderatorId, Instant now) {
    return rows.createQuery(
            "select count(r) from ReportRecord r where r.resolvedAt is null"
                + " and r.aboutId <> :moderator and not exists (select h.id from ReportRecord h"
                + " where h.aboutId = r.aboutId and h.resolvedAt is null"
                + " and h.claimedBy <> :moderator and h.claimedAt > :lapsed)",
            Long.class)
        .setParameter("moderator", moderatorId)
        .setParameter("lapsed", Typed.time(now.minus(Report.CLAIM)))
        .getSingleResult();
  }

  /** The reports that are open, by person: the gravest first, and the newest of those. */
  public ReportQueue queue(ReportQueue.@Nullable Place behind, int size) {
    List<Object[]> heads =
        rows.createQuery(
                "select r.aboutId, max(r.gravity), max(r.id) from ReportRecord r"
                    + " where r.resolvedAt is null group by r.aboutId"
                    + " having max(r.gravity) < :gravity"
                    + " or (max(r.gravity) = :gravity and max(r.id) < :newest)"
                    + " order by max(r.gravity) desc, max(r.id) desc",
                Object[].class)
            .setParameter("gravity", behind == null ? Integer.MAX_VALUE : behind.gravity())
            .setParameter("newest", behind == null ? Long.MAX_VALUE : behind.newest())
            .setMaxResults(size + 1)
            .getResultList();
    List<ReportGroup> groups =
        groups(heads.stream().limit(size).map(head -> (Long) head[0]).toList());
    if (heads.size() <= size) {
      return new ReportQueue(groups, null);
    }
    Object[] last = heads.get(size - 1);
    return new ReportQueue(groups, new ReportQueue.Place((Integer) last[1], (Long) last[2]));
  }

  /** The open reports about one person; none is no group. */
  public Optional<ReportGroup> group(long aboutId) {
    return groups(List.of(aboutId)).stream().findFirst();
  }

  private List<ReportGroup> groups(List<Long> aboutIds) {
    if (aboutIds.isEmpty()) {
      return List.of();
    }
    Map<Long, List<Report>> byPerson =
        reports(
                rows.createQuery(
                        "select r from ReportRecord r where r.resolvedAt is null"
                            + " and r.aboutId in ?1",
                        ReportRecord.class)
                    .setParameter(1, aboutIds)
                    .getResultList())
            .stream()
            .collect(Collectors.groupingBy(report -> report.about().id()));
    return aboutIds.stream()
        .map(byPerson::get)
        .filter(reports -> reports != null)
        .map(reports -> new ReportGroup(reports.get(0).about(), reports))
        .toList();
  }

  /**
   * Takes the open reports about a person for a moderator, for {@link Report#CLAIM}. Nobody gets
   * them whom another was ahead of.
   */
  public Handling claim(Player by, long aboutId, Instant now) {
    if (by.id() == aboutId) {
      return new Handling.Yourself();
    }
    List<ReportRecord> open = open(aboutId);
    Optional<Handling> refused = refusal(by, open, now);
    if (refused.isPresent()) {
      return refused.get();
    }
    OffsetDateTime at = Typed.time(now);
    for (ReportRecord row : open) {
      String before = row.state();
      row.claim(by.id(), at);
      audit.append(act(by, "report.claim", row, before));
    }
    return new Handling.Done(reports(open));
  }

  /** Gives back what a moderator claimed. */
  public Handling release(Player by, long aboutId, Instant now) {
    List<ReportRecord> open = open(aboutId);
    Optional<Handling> refused = refusal(by, open, now);
    if (refused.isPresent()) {
      return refused.get();
    }
    List<ReportRecord> claimed = open.stream().filter(row -> row.claimedBy != null).toList();
    for (ReportRecord row : claimed) {
      String before = row.state();
      row.claim(null, null);
      audit.append(act(by, "report.release", row, before));
    }
    return new Handling.Done(reports(claimed));
  }

  /**
   * Closes reports about one person.
   *
   * @param words to the reporters; can be empty
   * @return nothing is closed unless all are
   */
  public Handling resolve(
      Player by, Set<Long> reportIds, Report.Outcome outcome, String words, Instant now) {
    List<ReportRecord> wanted = locked(reportIds);
    if (wanted.isEmpty() || wanted.size() < reportIds.size()) {
      return new Handling.Nothing();
    }
    if (wanted.stream().anyMatch(row -> row.aboutId == by.id())) {
      return new Handling.Yourself();
    }
    Optional<Handling> refused =
        refusal(by, wanted, now).or(() -> refusal(by, open(wanted.get(0).aboutId), now));
    if (refused.isPresent()) {
      return refused.get();
    }
    for (ReportRecord row : wanted) {
      String before = row.state();
      row.resolve(by.id(), outcome, Typed.words(words), Typed.time(now));
      audit.append(act(by, "report.resolve", row, before));
    }
    return new Handling.Done(reports(wanted));
  }

  private static Act act(Player by, String what, ReportRecord row, String before) {
    return new Act(
        by.id(), what, "report", Long.toString(row.id), before, row.state(), row.reason.name());
  }

  private Optional<Handling> refusal(Player by, List<ReportRecord> wanted, Instant now) {
    if (wanted.isEmpty()) {
      return Optional.of(new Handling.Nothing());
    }
    return reports(wanted).stream()
        .flatMap(report -> ReportClaim.of(report, by, now).stream())
        .findFirst();
  }

  private List<ReportRecord> open(long aboutId) {
    // Whoever works on the same person waits here, and then sees what was done.
    people.lock(aboutId);
    return rows.createQuery(
            "select r from ReportRecord r where r.aboutId = ?1 and r.resolvedAt is null"
                + " order by r.id",
            ReportRecord.class)
        .setParameter(1, aboutId)
        .getResultList();
  }

  private List<ReportRecord> locked(Set<Long> ids) {
    if (ids.isEmpty()) {
      return List.of();
    }
    rows.createQuery("select distinct r.aboutId from ReportRecord r where r.id in ?1", Long.class)
        .setParameter(1, ids)
        .getResultStream()
        .sorted()
        .forEach(people::lock);
    return rows.createQuery(
            "select r from ReportRecord r where r.id in ?1 order by r.id", ReportRecord.class)
        .setParameter(1, ids)
        .getResultList();
  }

  private List<Report> reports(List<ReportRecord> found) {
    Set<Long> ids = found.stream().flatMap(ReportRecord::people).collect(Collectors.toSet());
    Map<Long, Player> people = players.byIds(ids);
    return found.stream().map(row -> row.toReport(people)).toList();
  }
}
