package dama.player;

import dama.server.Now;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Who has ever been here. */
@ApplicationScoped
@Transactional
public class PlayerStore {

  /** Fine enough to say who was here today, and one write a minute at most. */
  private static final Duration SEEN_TO_THE = Duration.ofMinutes(1);

  /** An account can be signed in to again; a visitor who is forgotten is gone. */
  private static final Duration ACCOUNT_IDLE = Duration.ofDays(60);

  /** A name that somebody was known by for long is not the next one's at once. */
  private static final Duration KEPT = Duration.ofDays(30);

  private static final Duration VISITOR_IDLE = Duration.ofDays(365);

  /** A filter that refuses all names that are made up keeps nobody out. */
  private static final int ATTEMPTS_TO_PLEASE = 20;

  private static final long NOBODY = 0;
  private static final SecureRandom RANDOM = new SecureRandom();

  @PersistenceContext EntityManager rows;
  @Inject NameStore names;
  @Inject NameGate gate;

  /**
   * The player whose browser keeps this token; made now, with a pleasant name, if there is none.
   */
  public Player arrive(String tokenHash, Device device) {
    Optional<Player> known = bySession(tokenHash, device);
    if (known.isEmpty()) {
      names.lock();
      // Another page of the same browser may have come first.
      known = bySession(tokenHash, device);
    }
    return known.orElseGet(() -> makeVisitor(tokenHash, device));
  }

  public Player arrive(String tokenHash) {
    return arrive(tokenHash, Device.UNKNOWN);
  }

  public Optional<Player> bySession(String tokenHash) {
    return bySession(tokenHash, Device.UNKNOWN);
  }

  /** The player of a session that has not been idle for too long; they are seen now. */
  public Optional<Player> bySession(String tokenHash, Device device) {
    Object[] found =
        rows.createQuery(
                "select p, s from PlayerRecord p, SessionRecord s"
                    + " where s.playerId = p.id and s.tokenHash = ?1",
                Object[].class)
            .setParameter(1, tokenHash)
            .getResultStream()
            .findFirst()
            .orElse(null);
    if (found == null) {
      return Optional.empty();
    }
    PlayerRecord player = (PlayerRecord) found[0];
    SessionRecord session = (SessionRecord) found[1];
    OffsetDateTime now = now();
    Duration idle = player.account ? ACCOUNT_IDLE : VISITOR_IDLE;
    if (session.usedAt().plus(idle).isBefore(now)) {
      rows.remove(session);
      rows.flush();
      return Optional.empty();
    }
    see(player, session, device, now);
    return Optional.of(player.toPlayer());
  }

  /** Whoever is shown under this name: also one who is erased, by the pseudonym. */
  public Optional<Player> byShownName(String name) {
    boolean pseudonym = name.length() <= Names.ABSURD && Pseudonyms.isOne(name);
    return pseudonym ? byLetters(Pseudonyms.lettersOf(name)) : byName(name);
  }

  /** Whoever is called this now; case, accents and separators do not matter. */
  public Optional<Player> byName(String name) {
    return Names.judge(name) instanceof Names.Judgement.Fit fit
        ? byLetters(fit.name().letters())
        : Optional.empty();
  }

  private Optional<Player> byLetters(String letters) {
    return rows.createQuery(
            "select p from PlayerRecord p, NameRecord n where n.playerId = p.id and n.letters = ?1",
            PlayerRecord.class)
        .setParameter(1, letters)
        .getResultStream()
        .map(PlayerRecord::toPlayer)
        .findFirst();
  }

  /**
   * Equal for whatever leads {@link #byName} to one player; a text of any other kind is its own.
   */
  public static String key(String name) {
    return Names.judge(name) instanceof Names.Judgement.Fit fit
        ? fit.name().letters()
        : Folded.of(name.substring(0, Math.min(name.length(), Names.ABSURD)));
  }

  /** Whether a name is for those alone who run the site, and nobody bears it. */
  public boolean isReserved(String name) {
    return Names.judge(name) instanceof Names.Judgement.Fit fit
        && ReservedNames.include(fit.name())
        && names.isFreeFor(NOBODY, fit.name());
  }

  public Optional<Player> byId(long id) {
    return Optional.ofNullable(rows.find(PlayerRecord.class, id)).map(PlayerRecord::toPlayer);
  }

  /** When a player was first here. */
  public Optional<Instant> since(long id) {
    return Optional.ofNullable(rows.find(PlayerRecord.class, id))
        .map(row -> row.madeAt.toInstant());
  }

  /** Those of these who exist, by id. */
  public Map<Long, Player> byIds(Set<Long> ids) {
    if (ids.isEmpty()) {
      return Map.of();
    }
    return rows.createQuery("select p from PlayerRecord p where p.id in ?1", PlayerRecord.class)
        .setParameter(1, ids)
        .getResultStream()
        .map(PlayerRecord::toPlayer)
        .collect(Collectors.toMap(Player::id, Function.identity()));
  }

  /**
   * Gives a player another name, and frees the one they had.
   *
   * @throws IllegalArgumentException if there is no such player
   */
  public Naming rename(long playerId, String wanted) {
    Names.Judgement judged = Names.judge(wanted);
    if (judged instanceof Names.Judgement.Faulty faulty) {
      return new Naming.Unfit(faulty.fault());
    }
    Name name = ((Names.Judgement.Fit) judged).name();
    // Nobody waits for the filters behind the lock.
    boolean unwanted = gate.refuses(name.spelling());
    names.lock();
    PlayerRecord player = existing(playerId);
    if (player.name.equals(name.spelling())) {
      return new Naming.Named(player.toPlayer());
    }
    // Who runs the site may be called so.
    if (ReservedNames.include(name) && !player.role.includes(Role.MODERATOR)) {
      return new Naming.Unfit(NameFault.RESERVED);
    }
    if (unwanted) {
      return new Naming.Unfit(NameFault.FILTERED);
    }
    if (!names.isFreeFor(playerId, name)) {
      return new Naming.Unfit(NameFault.TAKEN);
    }
    Player named = wear(player, name);
    gate.given(named);
    return new Naming.Named(named);
  }

  /** Gives a player a name that is made up. */
  Player renameToMadeUp(long playerId) {
    names.lock();
    return wear(existing(playerId), madeUp());
  }

  private Player wear(PlayerRecord player, Name name) {
    OffsetDateTime now = now();
    if (player.account) {
      names.keep(player.id, now.plus(KEPT));
    }
    names.give(player.id, name, now);
    player.rename(name.spelling());
    return player.toPlayer();
  }

  /** The players who bear, or ever bore, a name that begins with this, as searching compares it. */
  public Set<Long> everNamed(String beginning) {
    return names.everNamed(beginning);
  }

  /** All the names of a player, the latest first. */
  public List<WornName> names(long playerId) {
    return names.of(playerId);
  }

  /** Within the transaction that stores what makes an account of them. */
  @Transactional(Transactional.TxType.MANDATORY)
  public void becomeAccount(long playerId) {
    existing(playerId).becomeAccount();
  }

  /** Within the transaction that says in the audit who gave it. */
  @Transactional(Transactional.TxType.MANDATORY)
  public void setRole(long playerId, Role role) {
    existing(playerId).take(role);
  }

  private PlayerRecord existing(long playerId) {
    PlayerRecord player = rows.find(PlayerRecord.class, playerId);
    if (player == null || Pseudonyms.isOne(player.name)) {
      throw new IllegalArgumentException("no player " + playerId);
    }
    return player;
  }

  /**
   * Makes whoever asks the same wait until this transaction ends, on whatever server.
   *
   * @throws IllegalStateException if there is no such player, or no more: a page of somebody who is
   *     erased may still be open, and nothing it sends is kept
   */
  @Transactional(Transactional.TxType.MANDATORY)
  public void lock(long playerId) {
    boolean here =
        !rows.createNativeQuery(
                "select id from player where id = ? and erased_at is null for update")
            .setParameter(1, playerId)
            .getResultList()
            .isEmpty();
    if (!here) {
      throw new IllegalStateException("player " + playerId + " is not here");
    }
  }

  private Player makeVisitor(String tokenHash, Device device) {
    Name name = madeUp();
    PlayerRecord visitor = PlayerRecord.visitor(name.spelling(), now());
    rows.persist(visitor);
    rows.flush();
    names.give(visitor.id, name, visitor.madeAt);
    rows.persist(SessionRecord.of(tokenHash, visitor.id, device, visitor.madeAt));
    return visitor.toPlayer();
  }

  /** A free one, which no filter refuses unless it refuses nearly all. */
  private Name madeUp() {
    int attempt = 1;
    Name name = MadeUpNames.next(RANDOM, attempt);
    while (!names.isFreeFor(NOBODY, name)
        || attempt < ATTEMPTS_TO_PLEASE && gate.refuses(name.spelling())) {
      name = MadeUpNames.next(RANDOM, ++attempt);
    }
    return name;
  }

  private static void see(
      PlayerRecord player, SessionRecord session, Device device, OffsetDateTime now) {
    if (player.seenAt.plus(SEEN_TO_THE).isBefore(now)) {
      player.see(now);
    }
    if (session.usedAt().plus(SEEN_TO_THE).isBefore(now)) {
      session.see(device, now);
    }
  }

  private static OffsetDateTime now() {
    return Now.instant().atOffset(ZoneOffset.UTC).truncatedTo(ChronoUnit.MILLIS);
  }
}
