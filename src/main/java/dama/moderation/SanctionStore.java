package dama.moderation;

import dama.player.Player;
import dama.player.PlayerStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.persistence.TypedQuery;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What was done to people, and what they say against it. */
@ApplicationScoped
@Transactional
public class SanctionStore {

  private static final int MANY = 200;

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;

  /** What was done to a person, the newest first. */
  public List<Sanction> of(long playerId) {
    return sanctions(select("s.playerId = ?1 order by s.id desc").setParameter(1, playerId), MANY);
  }

  public Optional<Sanction> byId(long id) {
    return sanctions(select("s.id = ?1").setParameter(1, id), 1).stream().findFirst();
  }

  /** Those of whom a mute or a ban holds now. */
  Set<Long> underAny(Instant now) {
    return rows.createQuery(
            "select distinct s.playerId from SanctionRecord s where s.kind in"
                + " (dama.moderation.Sanction.Kind.MUTE, dama.moderation.Sanction.Kind.BAN)"
                + " and s.liftedAt is null and (s.untilAt is null or s.untilAt > ?1)",
            Long.class)
        .setParameter(1, Typed.time(now))
        .getResultStream()
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The mutes and bans of a person that hold now. */
  public List<Sanction> inForce(long playerId, Instant now) {
    return sanctions(
        select(
                "s.playerId = ?1 and s.kind in (dama.moderation.Sanction.Kind.MUTE,"
                    + " dama.moderation.Sanction.Kind.BAN) and s.liftedAt is null"
                    + " and (s.untilAt is null or s.untilAt > ?2) order by s.id")
            .setParameter(1, playerId)
            .setParameter(2, Typed.time(now)),
        MANY);
  }

  /** What a person does not know yet: new sanctions, and appeals that were decided. */
  public List<Sanction> untold(long playerId) {
    return sanctions(
        select(
                "s.playerId = ?1 and (s.toldAt is null or exists (select a from AppealRecord a"
                    + " where a.sanctionId = s.id and a.decidedAt is not null"
                    + " and a.toldAt is null)) order by s.id")
            .setParameter(1, playerId),
        MANY);
  }

  public void told(Collection<Long> sanctionIds, Instant now) {
    for (long id : sanctionIds) {
      SanctionRecord row = rows.find(SanctionRecord.class, id);
      if (row != null && row.toldAt == null) {
        row.tell(Typed.time(now));
      }
      AppealRecord appeal = rows.find(AppealRecord.class, id);
      if (appeal != null && appeal.decidedAt != null && appeal.toldAt == null) {
        appeal.tell(Typed.time(now));
      }
    }
  }

  /** What comes of an appeal that is made. */
  public enum Appealing {
    MADE,
    /** One is allowed. */
    MADE_BEFORE,
    /** It was lifted: there is nothing to say against. */
    LIFTED,
    /** Not a sanction of this person. */
    NOT_YOURS,
    EMPTY
  }

  /** What a person says against a sanction of theirs; one is heard. */
  public Appealing appeal(long playerId, long sanctionId, String words, Instant now) {
    players.lock(playerId);
    SanctionRecord row = rows.find(SanctionRecord.class, sanctionId);
    String said = Typed.words(words);
    if (row == null || row.playerId != playerId) {
      return Appealing.NOT_YOURS;
    }
    if (rows.find(AppealRecord.class, sanctionId) != null) {
      return Appealing.MADE_BEFORE;
    }
    if (row.liftedAt != null) {
      return Appealing.LIFTED;
    }
    if (said.isEmpty()) {
      return Appealing.EMPTY;
    }
    rows.persist(AppealRecord.of(sanctionId, said, Typed.time(now)));
    return Appealing.MADE;
  }

  /** The appeals that nobody decided yet, the oldest first. */
  public List<Sanction> appealed() {
    return sanctions(
        select(
            "exists (select a from AppealRecord a where a.sanctionId = s.id"
                + " and a.decidedAt is null) order by s.id"),
        MANY);
  }

  /** The appeals that were decided last, the newest first. */
  public List<Sanction> decided(int most) {
    return sanctions(
        rows.createQuery(
            "select s from SanctionRecord s, AppealRecord a where a.sanctionId = s.id"
                + " and a.decidedAt is not null order by a.decidedAt desc, s.id desc",
            SanctionRecord.class),
        most);
  }

  public long countAppealed() {
    return rows.createQuery(
            "select count(a) from AppealRecord a where a.decidedAt is null", Long.class)
        .getSingleResult();
  }

  private TypedQuery<SanctionRecord> select(String condition) {
    return rows.createQuery(
        "select s from SanctionRecord s where " + condition, SanctionRecord.class);
  }

  private List<Sanction> sanctions(TypedQuery<SanctionRecord> query, int most) {
    List<SanctionRecord> found = query.setMaxResults(most).getResultList();
    if (found.isEmpty()) {
      return List.of();
    }
    List<Long> ids = found.stream().map(row -> row.id).toList();
    Map<Long, List<Long>> lines = lines(ids);
    Map<Long, AppealRecord> appeals =
        rows.createQuery(
                "select a from AppealRecord a where a.sanctionId in ?1", AppealRecord.class)
            .setParameter(1, ids)
            .getResultStream()
            .collect(Collectors.toMap(row -> row.sanctionId, row -> row));
    Map<Long, Player> people = people(found, appeals.values());
    return found.stream()
        .map(
            row -> {
              AppealRecord appeal = appeals.get(row.id);
              return row.toSanction(
                  people,
                  lines.getOrDefault(row.id, List.of()),
                  appeal == null ? null : appeal.toAppeal(people));
            })
        .toList();
  }

  private Map<Long, List<Long>> lines(List<Long> ids) {
    return rows.createQuery(
            "select l from SanctionLineRecord l where l.sanctionId in ?1 order by l.lineId",
            SanctionLineRecord.class)
        .setParameter(1, ids)
        .getResultStream()
        .collect(
            Collectors.groupingBy(
                row -> row.sanctionId, Collectors.mapping(row -> row.lineId, Collectors.toList())));
  }

  private Map<Long, Player> people(
      Collection<SanctionRecord> sanctions, Collection<AppealRecord> appeals) {
    Set<Long> ids =
        Stream.concat(
                sanctions.stream().flatMap(SanctionRecord::people),
                appeals.stream().map(row -> row.decidedBy).filter(id -> id != null))
            .collect(Collectors.toSet());
    return players.byIds(ids);
  }
}
