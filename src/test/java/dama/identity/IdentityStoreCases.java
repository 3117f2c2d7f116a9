package dama.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Race;
import dama.harness.Rows;
import dama.player.Device;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Tokens;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

abstract class IdentityStoreCases {
  private final Rows rows;
  private final IdentityStore identities;
  private final PlayerStore players;

  IdentityStoreCases(Rows rows) {
    this.rows = rows;
    identities = rows.store(IdentityStore.class);
    players = rows.store(PlayerStore.class);
  }

  private static Ticket ticket() {
    return new Ticket("link", Tokens.newToken(), Instant.now().plusSeconds(60));
  }

  private static Newcomer browser(@Nullable String token) {
    return new Newcomer(token, Device.UNKNOWN, "hr");
  }

  private static String token() {
    return Tokens.hash(Tokens.newToken());
  }

  /** A name that no other test takes. */
  private static String fresh() {
    StringBuilder name = new StringBuilder("Q");
    for (char c : UUID.randomUUID().toString().replace("-", "").substring(0, 12).toCharArray()) {
      name.append("bcdfghjkqstvwxyz".charAt(Character.digit(c, 16)));
    }
    return name.toString();
  }

  private static Member member(String... names) {
    return new Member("https://id.example.org", UUID.randomUUID().toString(), List.of(names));
  }

  private static Member called(Member member, String... names) {
    return new Member(member.issuer(), member.subject(), List.of(names));
  }

  private Player arrive(Member member) {
    return identities.arrive(member, ticket(), browser(token())).orElseThrow();
  }

  @Test
  void whoComesFirstGetsAnAccountUnderTheirName() {
    String name = fresh();
    Member member = member(name);
    assertEquals(Optional.empty(), identities.known(member));
    Player player = arrive(member);
    assertEquals(name, player.name());
    assertTrue(player.account());
    assertEquals(player, arrive(member));
    assertEquals(Optional.of(player), identities.known(member));
    assertEquals(
        List.of("hr"),
        rows.database().rows("select * from account where player_id = ?", player.id()).stream()
            .map(row -> row.text("language"))
            .toList());
  }

  @Test
  void whoComesWithoutATokenLeavesNoSession() {
    Player player = identities.arrive(member(fresh()), ticket(), browser(null)).orElseThrow();
    assertTrue(player.account());
    assertEquals(
        List.of(),
        rows.database().rows("select 1 from player_session where player_id = ?", player.id()));
  }

  @Test
  void aVisitorBecomesTheAccount() {
    String token = token();
    Player visitor = players.arrive(token);
    Player player = identities.arrive(member(fresh()), ticket(), browser(token)).orElseThrow();
    assertEquals(visitor.id(), player.id());
    assertTrue(player.account());
  }

  @Test
  void anAccountThatIsThereIsNotGivenToAnother() {
    String token = token();
    Player one = identities.arrive(member(fresh()), ticket(), browser(token)).orElseThrow();
    Player other = identities.arrive(member(fresh()), ticket(), browser(token)).orElseThrow();
    assertNotEquals(one.id(), other.id());
  }

  @Test
  void whoIsKnownComesToTheirAccountFromAnyBrowser() {
    Member member = member(fresh());
    Player player = arrive(member);
    String token = token();
    Player visitor = players.arrive(token);
    assertEquals(player, identities.arrive(member, ticket(), browser(token)).orElseThrow());
    assertFalse(players.byId(visitor.id()).orElseThrow().account());
  }

  @Test
  void theSameSubjectOfAnotherPlaceIsAnother() {
    Member one = member(fresh());
    Member other = new Member("link", one.subject(), List.of(fresh()));
    assertNotEquals(arrive(one).id(), arrive(other).id());
  }

  @Test
  void aTicketIsGoodOnce() {
    Member member = member(fresh());
    Ticket ticket = ticket();
    assertTrue(identities.arrive(member, ticket, browser(token())).isPresent());
    assertEquals(Optional.empty(), identities.arrive(member, ticket, browser(token())));
    assertEquals(Optional.empty(), identities.arrive(member(fresh()), ticket, browser(token())));
  }

  @Test
  void ofTenWhoComeWithOneTicketAtOnceOneIsLetIn() throws Exception {
    Member member = member(fresh());
    Ticket ticket = ticket();
    List<Optional<Player>> came =
        Race.of(10, runner -> () -> identities.arrive(member, ticket, browser(token())));
    assertEquals(1, came.stream().filter(Optional::isPresent).count());
  }

  @Test
  void aMemberWhoComesTenTimesAtOnceHasOneAccount() throws Exception {
    Member member = member(fresh());
    List<Optional<Player>> came =
        Race.of(10, runner -> () -> identities.arrive(member, ticket(), browser(token())));
    assertEquals(1, came.stream().flatMap(Optional::stream).distinct().count());
  }

  @Test
  void aNameThatIsTakenGetsANumber() {
    String name = fresh();
    arrive(member(name));
    String small = name.toLowerCase(Locale.ROOT);
    assertEquals(small + " 2", arrive(member(small)).name());
  }

  @Test
  void aNameThatIsFitForNobodyLeavesTheMadeUpOne() {
    Player player = arrive(member("12345", "@"));
    assertTrue(player.name().length() > 1);
  }

  @Test
  void anotherNameThereIsAnotherNameHere() {
    Member member = member(fresh());
    Player before = arrive(member);
    String later = fresh();
    Player after = arrive(called(member, later));
    assertEquals(before.id(), after.id());
    assertEquals(later, after.name());
  }

  @Test
  void aNameTakenHereStaysWhileTheOneThereIsTheSame() {
    Member member = member(fresh());
    Player player = arrive(member);
    String chosen = fresh();
    players.rename(player.id(), chosen);
    assertEquals(chosen, arrive(member).name());
    assertEquals(chosen, arrive(called(member)).name());
  }

  @Test
  void ticketsThatAreOverAreForgotten() {
    Ticket old = new Ticket("link", Tokens.newToken(), Instant.now().minusSeconds(7_200));
    identities.arrive(member(fresh()), old, browser(token()));
    arrive(member(fresh()));
    assertEquals(
        List.of(),
        rows.database().rows("select 1 from used_nonce where nonce_hash = ?", old.hash()));
  }
}
