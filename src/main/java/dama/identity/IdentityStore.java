package dama.identity;

import dama.account.AccountStore;
import dama.account.SessionStore;
import dama.player.Naming;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Storable;
import dama.player.Tokens;
import dama.player.WishedNames;
import dama.server.Now;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** Who is who: members of other places, and the accounts they have here. */
@ApplicationScoped
@Transactional
public class IdentityStore {

  /** The clocks of several servers may differ; a ticket that is forgotten must be over on all. */
  private static final Duration REMEMBERED = Duration.ofHours(1);

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;
  @Inject SessionStore sessions;
  @Inject AccountStore accounts;

  /**
   * The account of a member, made now if they have none: of the visitor whose browser they come
   * with, who keeps their games, or a new one. No account that somebody has already is taken for
   * it: whoever could make others follow a link would have theirs.
   *
   * @return nobody if the ticket was used before, on whatever server
   */
  public Optional<Player> arrive(Member member, Ticket ticket, Newcomer newcomer) {
    lock();
    if (!use(ticket)) {
      return Optional.empty();
    }
    IdentityRecord identity = find(member);
    if (identity == null) {
      long player = account(newcomer);
      identity = IdentityRecord.of(member, player, now());
      rows.persist(identity);
    }
    follow(identity, member);
    return players.byId(identity.playerId);
  }

  /** Whose account a member has, if they have one. */
  public Optional<Player> known(Member member) {
    IdentityRecord identity = find(member);
    return identity == null ? Optional.empty() : players.byId(identity.playerId);
  }

  /** Two who come with the same ticket, or for the first time twice at once, do so in turn. */
  private void lock() {
    rows.createNativeQuery("select id from naming for update").getResultList();
  }

  private boolean use(Ticket ticket) {
    if (rows.find(UsedNonceRecord.class, ticket.hash()) != null) {
      return false;
    }
    rows.createQuery("delete from UsedNonceRecord n where n.expiresAt < :end")
        .setParameter("end", now().minus(REMEMBERED))
        .executeUpdate();
    rows.persist(UsedNonceRecord.of(ticket));
    return true;
  }

  private IdentityRecord find(Member member) {
    return rows.find(
        IdentityRecord.class, new IdentityId(member.issuer(), Storable.of(member.subject())));
  }

  private long account(Newcomer newcomer) {
    Player player = visitor(newcomer);
    // No password: another site says who they are. The name is seen to when all who come are.
    accounts.create(player.id(), player.name(), null, newcomer.language());
    return player.id();
  }

  private Player visitor(Newcomer newcomer) {
    String session = newcomer.session();
    if (session != null) {
      Player here = players.arrive(session, newcomer.device());
      if (!here.account()) {
        return here;
      }
    }
    // A player is made with a session; nobody will ever have the token of this one.
    String nobodys = Tokens.hash(Tokens.newToken());
    Player made = players.arrive(nobodys, newcomer.device());
    sessions.end(nobodys);
    return made;
  }

  /** Whoever is called otherwise there than when they came last is so here, as far as it can be. */
  private void follow(IdentityRecord identity, Member member) {
    String called = String.join("\n", member.names());
    String kept = Storable.of(called.substring(0, Math.min(called.length(), Member.LONGEST)));
    if (member.names().isEmpty() || kept.equals(identity.name)) {
      return;
    }
    identity.call(kept);
    for (String name : WishedNames.of(member.names())) {
      if (players.rename(identity.playerId, name) instanceof Naming.Named) {
        return;
      }
    }
  }

  private static OffsetDateTime now() {
    return Now.instant().atOffset(ZoneOffset.UTC).truncatedTo(ChronoUnit.MILLIS);
  }
}
