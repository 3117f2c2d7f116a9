package dama.account;

import dama.account.OneTimeLink.Purpose;
import dama.audit.Act;
import dama.audit.AuditStore;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Role;
import dama.player.Tokens;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** The links that were given out, and whether they were used. */
@ApplicationScoped
@Transactional
class OneTimeLinkStore {

  /** A moderator hands it over in whatever way there is, which takes its time. */
  private static final Duration BY_HAND = Duration.ofHours(24);

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;
  @Inject AuditStore audit;

  /** Makes a link that makes its bearer the owner; those made earlier are void. */
  String owner(Instant now) {
    rows.createQuery("delete from OneTimeLinkRecord l where l.purpose = :purpose")
        .setParameter("purpose", Purpose.OWNER)
        .executeUpdate();
    String token = Tokens.newToken();
    rows.persist(record(token, Purpose.OWNER, Purpose.OWNER.life(), now));
    return token;
  }

  /** Makes a link for an account. */
  String make(Purpose purpose, long playerId, String detail, Instant now) {
    String token = Tokens.newToken();
    OneTimeLinkRecord link = record(token, purpose, purpose.life(), now);
    link.belong(playerId, detail);
    rows.persist(link);
    return token;
  }

  /**
   * Makes a link by which somebody gets back into their account, and remembers who made it. Empty
   * where it is not theirs to make: else a moderator could become an owner by it.
   */
  Optional<String> recovery(long by, long playerId, Instant now) {
    Role own = players.byId(by).map(Player::role).orElse(Role.PLAYER);
    Optional<Player> player = players.byId(playerId).filter(Player::account);
    boolean theirs = own.includes(Role.OWNER) || own.includes(Role.MODERATOR) && isPlayer(player);
    if (player.isEmpty() || !theirs) {
      return Optional.empty();
    }
    String token = Tokens.newToken();
    OneTimeLinkRecord link = record(token, Purpose.RECOVER, BY_HAND, now);
    link.belong(playerId, "");
    link.madeBy(by);
    rows.persist(link);
    audit.append(new Act(by, "link.recovery", "player", "" + playerId, "", "", ""));
    return Optional.of(token);
  }

  private static boolean isPlayer(Optional<Player> player) {
    return player.filter(one -> one.role() == Role.PLAYER).isPresent();
  }

  /** A link that can still be used. */
  Optional<OneTimeLink> find(String token, Purpose purpose, Instant now) {
    return usable(rows.find(OneTimeLinkRecord.class, Tokens.hash(token)), purpose, now)
        .map(OneTimeLinkRecord::toLink);
  }

  /** Uses a link up; whoever comes with it again, or at the same time, finds none. */
  Optional<OneTimeLink> use(String token, Purpose purpose, Instant now) {
    OneTimeLinkRecord found =
        rows.find(OneTimeLinkRecord.class, Tokens.hash(token), LockModeType.PESSIMISTIC_WRITE);
    Optional<OneTimeLinkRecord> link = usable(found, purpose, now);
    link.ifPresent(row -> row.use(time(now)));
    return link.map(OneTimeLinkRecord::toLink);
  }

  private static Optional<OneTimeLinkRecord> usable(
      @org.jspecify.annotations.Nullable OneTimeLinkRecord link, Purpose purpose, Instant now) {
    return Optional.ofNullable(link)
        .filter(row -> row.purpose == purpose && row.usedAt == null)
        .filter(row -> row.expiresAt.isAfter(time(now)));
  }

  /** Makes void what else would open an account. */
  void voidRecoveries(long playerId, Instant now) {
    rows.createQuery(
            "update OneTimeLinkRecord l set l.usedAt = :now"
                + " where l.playerId = :player and l.purpose = :purpose and l.usedAt is null")
        .setParameter("now", time(now))
        .setParameter("player", playerId)
        .setParameter("purpose", Purpose.RECOVER)
        .executeUpdate();
  }

  private static OneTimeLinkRecord record(
      String token, Purpose purpose, Duration life, Instant now) {
    return OneTimeLinkRecord.of(Tokens.hash(token), purpose, life, time(now));
  }

  private static OffsetDateTime time(Instant now) {
    return now.truncatedTo(ChronoUnit.MILLIS).atOffset(ZoneOffset.UTC);
  }
}
