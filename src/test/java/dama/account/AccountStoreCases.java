package dama.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.account.OneTimeLink.Purpose;
import dama.harness.Race;
import dama.harness.Rows;
import dama.harness.Staff;
import dama.player.Device;
import dama.player.NameFault;
import dama.player.Naming;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Role;
import dama.player.Tokens;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;

abstract class AccountStoreCases {
  private static final Instant NOW = Instant.parse("2026-05-01T12:00:00Z");

  private final Rows rows;
  private final PlayerStore players;
  private final AccountStore accounts;
  private final SessionStore sessions;
  private final RoleStore roles;
  private final AttemptStore attempts;
  private final OneTimeLinkStore links;

  AccountStoreCases(Rows rows) {
    this.rows = rows;
    players = rows.store(PlayerStore.class);
    accounts = rows.store(AccountStore.class);
    sessions = rows.store(SessionStore.class);
    roles = rows.store(RoleStore.class);
    attempts = rows.store(AttemptStore.class);
    links = rows.store(OneTimeLinkStore.class);
  }

  private Player visitor() {
    return players.arrive(Tokens.hash(Tokens.newToken()));
  }

  private Player account() {
    Player visitor = visitor();
    accounts.create(visitor.id(), visitor.name(), Staff.PASSWORD_HASH, "en");
    return players.byId(visitor.id()).orElseThrow();
  }

  private Player staff(Role role) {
    Player visitor = visitor();
    Staff.promote(rows.database(), visitor.id(), role);
    return players.byId(visitor.id()).orElseThrow();
  }

  private static String fresh() {
    return "Z"
        + UUID.randomUUID().toString().replaceAll("[^a-f]", "").replaceFirst("(.{14}).*", "$1")
        + "yx";
  }

  @Test
  void aVisitorBecomesAnAccountAndStaysWhoTheyAre() {
    Player visitor = visitor();
    String name = fresh();
    Opening opening = accounts.create(visitor.id(), name, Staff.PASSWORD_HASH, "hr");
    assertEquals(new Opening.Opened(new Player(visitor.id(), name, true)), opening);
    assertEquals(Optional.of(Staff.PASSWORD_HASH), accounts.passwordHash(visitor.id()));
    assertEquals("hr", accounts.byPlayer(visitor.id()).orElseThrow().language());
    assertInstanceOf(Opening.Already.class, accounts.create(visitor.id(), fresh(), "other", "en"));
    assertEquals(Optional.of(Staff.PASSWORD_HASH), accounts.passwordHash(visitor.id()));
  }

  @Test
  void aNameOfAnotherMakesNoAccount() {
    Player other = visitor();
    Player visitor = visitor();
    assertEquals(
        new Opening.Unfit(NameFault.TAKEN),
        accounts.create(visitor.id(), other.name(), Staff.PASSWORD_HASH, "en"));
    assertEquals(Optional.empty(), accounts.byPlayer(visitor.id()));
    assertFalse(players.byId(visitor.id()).orElseThrow().account());
  }

  @Test
  void aNameThatAnAccountGaveUpIsKeptForThem() {
    Player account = account();
    String name = fresh();
    assertInstanceOf(Naming.Named.class, players.rename(account.id(), name));
    assertEquals(new Naming.Unfit(NameFault.TAKEN), players.rename(visitor().id(), account.name()));
    assertInstanceOf(Naming.Named.class, players.rename(account.id(), account.name()));
    rows.database()
        .update("update player_name set kept_until = taken_at where player_id = ?", account.id());
    assertInstanceOf(Naming.Named.class, players.rename(visitor().id(), name));
  }

  @Test
  void whoEverBoreANameIsFoundByItsBeginning() {
    Player account = account();
    String name = fresh();
    players.rename(account.id(), name);
    assertTrue(players.everNamed(account.name().toUpperCase(Locale.ROOT)).contains(account.id()));
    assertTrue(players.everNamed(name.substring(0, 3)).contains(account.id()));
    assertFalse(players.everNamed("%").contains(account.id()));
    assertEquals(name, players.names(account.id()).get(0).name());
    assertEquals(2, players.names(account.id()).size());
  }

  @Test
  void sessionsBeginUnderTokensOfTheirOwnAndEndOneByOneOrAllAtOnce() {
    Player account = account();
    String one = sessions.begin(account.id(), new Device("aa", "Firefox, Linux"));
    String two = sessions.begin(account.id(), Device.UNKNOWN);
    assertNotEquals(one, two);
    assertEquals(Optional.of(account), players.bySession(Tokens.hash(one)));
    sessions.end(Tokens.hash(two));
    assertEquals(Optional.empty(), players.bySession(Tokens.hash(two)));
    sessions.begin(account.id(), Device.UNKNOWN);
    assertEquals(2, sessions.endAll(account.id(), Tokens.hash(one)).size());
    List<Session> left = sessions.of(account.id());
    assertEquals(List.of("Firefox, Linux"), left.stream().map(Session::agent).toList());
    assertEquals(1, sessions.endAll(account.id(), null).size());
    assertEquals(Optional.empty(), players.bySession(Tokens.hash(one)));
  }

  @Test
  void aSessionThatWasIdleForTooLongIsOver() {
    Player account = account();
    String hash = Tokens.hash(sessions.begin(account.id(), Device.UNKNOWN));
    rows.database()
        .update(
            "update player_session set seen_at = made_at - interval '59' day where token_hash = ?",
            hash);
    assertTrue(players.bySession(hash).isPresent());
    rows.database()
        .update(
            "update player_session set seen_at = made_at - interval '61' day where token_hash = ?",
            hash);
    assertEquals(Optional.empty(), players.bySession(hash));
    assertNotEquals(account.id(), players.arrive(hash).id());
  }

  @Test
  void onlyOwnersGiveRolesAndTheAuditSaysSo() {
    Player owner = staff(Role.OWNER);
    Player account = account();
    assertEquals(
        Granting.NOT_ALLOWED, roles.grant(staff(Role.MODERATOR).id(), account.id(), Role.OWNER));
    assertEquals(Granting.NOT_ALLOWED, roles.grant(account.id(), account.id(), Role.OWNER));
    assertEquals(Granting.NO_ACCOUNT, roles.grant(owner.id(), visitor().id(), Role.MODERATOR));
    assertEquals(Granting.DONE, roles.grant(owner.id(), account.id(), Role.MODERATOR));
    assertEquals(Role.MODERATOR, players.byId(account.id()).orElseThrow().role());
    assertEquals(
        1,
        rows.database()
            .rows(
                "select 1 from audit where act = 'role.grant' and by_id = ? and subject_id = ?",
                owner.id(),
                "" + account.id())
            .size());
    assertFalse(roles.grantFirst(account.id()));
  }

  @Test
  void ofALinkThatTwentyOpenAtOnceOneMakesUse() throws Exception {
    Player account = account();
    String token = links.make(Purpose.RECOVER, account.id(), "", NOW);
    Instant soon = NOW.plus(Duration.ofMinutes(59));
    assertTrue(links.find(token, Purpose.RECOVER, soon).isPresent());
    assertEquals(Optional.empty(), links.find(token, Purpose.CONFIRM, soon));
    assertEquals(
        Optional.empty(), links.find(token, Purpose.RECOVER, NOW.plus(Duration.ofMinutes(61))));
    List<Optional<OneTimeLink>> used =
        Race.of(20, runner -> () -> links.use(token, Purpose.RECOVER, soon));
    assertEquals(1, used.stream().filter(Optional::isPresent).count());
    assertEquals(
        0, rows.database().rows("select 1 from one_time_link where token_hash = ?", token).size());
  }

  @Test
  void aModeratorMakesLinksForPlayersAloneAndAnOwnerForAll() {
    Player owner = staff(Role.OWNER);
    Player moderator = staff(Role.MODERATOR);
    Player account = account();
    assertTrue(links.recovery(moderator.id(), account.id(), NOW).isPresent());
    assertTrue(links.recovery(owner.id(), moderator.id(), NOW).isPresent());
    assertEquals(Optional.empty(), links.recovery(moderator.id(), owner.id(), NOW));
    assertEquals(Optional.empty(), links.recovery(account.id(), account.id(), NOW));
    assertEquals(Optional.empty(), links.recovery(moderator.id(), visitor().id(), NOW));
  }

  @Test
  void whoGuessesWaitsLongerEachTimeAndIsForgivenInTheEnd() {
    List<Attempt> tries = List.of(Attempt.of("test", fresh(), Attempts.PAIR));
    Instant now = NOW;
    for (int free = 0; free < 5; free++) {
      assertEquals(Duration.ZERO, attempts.take(tries, now));
    }
    assertEquals(Duration.ofSeconds(30), attempts.take(tries, now));
    now = now.plusSeconds(30);
    assertEquals(Duration.ZERO, attempts.take(tries, now));
    assertEquals(Duration.ofSeconds(60), attempts.take(tries, now));
    for (int more = 0; more < 20; more++) {
      now = now.plus(Duration.ofMinutes(15));
      assertEquals(Duration.ZERO, attempts.take(tries, now));
    }
    assertEquals(Duration.ofMinutes(15), attempts.take(tries, now));
    now = now.plus(Duration.ofDays(1));
    assertEquals(Duration.ZERO, attempts.take(tries, now));
    assertEquals(Duration.ZERO, attempts.take(tries, now));
  }

  @Test
  void manyGuessesAtOnceAreCountedAsMany() throws Exception {
    List<Attempt> tries = List.of(Attempt.of("test", fresh(), Attempts.PAIR));
    attempts.take(tries, NOW);
    List<Duration> waits = Race.of(20, runner -> () -> attempts.take(tries, NOW));
    assertEquals(4, waits.stream().filter(Duration::isZero).count());
  }

  @Test
  void aQuotaIsThereAgainWhenItsTimeIsOver() {
    List<Attempt> tries = List.of(Attempt.of("test", fresh(), Attempts.RENAMES));
    for (int once = 0; once < 10; once++) {
      assertEquals(Duration.ZERO, attempts.take(tries, NOW.plusSeconds(once)));
    }
    assertEquals(Duration.ofMinutes(30), attempts.take(tries, NOW.plus(Duration.ofMinutes(30))));
    assertEquals(Duration.ZERO, attempts.take(tries, NOW.plus(Duration.ofMinutes(60))));
  }

  @Test
  void strangersDoNotShutOutWhoWasThereBefore() {
    Attempts counted = rows.store(Attempts.class);
    String account = fresh();
    Attempts.Guess stranger = new Attempts.Guess(account, "stranger", "");
    for (int guess = 0; guess < 5; guess++) {
      assertEquals(Duration.ZERO, counted.signIn(stranger));
    }
    assertNotEquals(Duration.ZERO, counted.signIn(stranger));
    assertEquals(Duration.ZERO, counted.signIn(new Attempts.Guess(account, "stranger", account)));
    assertEquals(Duration.ZERO, counted.signIn(new Attempts.Guess(account, "elsewhere", "")));
    counted.signedIn(stranger);
    assertEquals(Duration.ZERO, counted.signIn(stranger));
  }

  @Test
  void aBrowserProvesThatItWasSignedInBefore() {
    KnownBrowsers known = rows.store(KnownBrowsers.class);
    String cookie = known.with(7, "").orElseThrow();
    assertFalse(known.idAt(7, cookie).isEmpty());
    assertTrue(known.idAt(8, cookie).isEmpty());
    assertTrue(known.idAt(8, cookie.replaceFirst("7", "8")).isEmpty());
    assertEquals(Optional.empty(), known.with(7, cookie));
    String both = known.with(8, cookie).orElseThrow();
    assertFalse(known.idAt(7, both).isEmpty());
    assertFalse(known.idAt(8, both).isEmpty());
    assertTrue(known.idAt(7, "nonsense").isEmpty());
  }

  @Test
  void anAddressOfMailCountsWhenItIsConfirmed() {
    Player account = account();
    String email = fresh() + "@example.org";
    accounts.setEmail(account.id(), email);
    assertEquals(List.of(), accounts.byEmail(email));
    assertFalse(accounts.confirmEmail(account.id(), "other@example.org"));
    assertTrue(accounts.confirmEmail(account.id(), email));
    assertEquals(1, accounts.byEmail(email.toUpperCase(Locale.ROOT)).size());
    accounts.setEmail(account.id(), "new" + email);
    assertEquals(List.of(), accounts.byEmail("new" + email));
  }
}
