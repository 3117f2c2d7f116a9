package dama.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Race;
import dama.harness.Rows;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

abstract class PlayerStoreCases {
  private final Rows rows;
  private final PlayerStore players;

  PlayerStoreCases(Rows rows) {
    this.rows = rows;
    players = rows.store(PlayerStore.class);
  }

  private static String token() {
    return Tokens.hash(Tokens.newToken());
  }

  private Player somebody() {
    return players.arrive(token());
  }

  /** A name that no other test takes. */
  private static String fresh() {
    StringBuilder name = new StringBuilder("Q");
    for (char c : UUID.randomUUID().toString().replace("-", "").substring(0, 14).toCharArray()) {
      name.append("bcdfghjkqstvwxyz".charAt(Character.digit(c, 16)));
    }
    return name.toString();
  }

  private static final Naming TAKEN = new Naming.Unfit(NameFault.TAKEN);

  @Test
  void aVisitorIsTheSameWheneverTheyComeBack() {
    String token = token();
    assertEquals(Optional.empty(), players.bySession(token));
    Player made = players.arrive(token);
    assertEquals(made, players.arrive(token));
    assertEquals(Optional.of(made), players.bySession(token));
    assertEquals(Optional.of(made), players.byId(made.id()));
    assertEquals(Optional.of(made), players.byName(made.name()));
    assertInstanceOf(Names.Judgement.Fit.class, Names.judge(made.name()));
  }

  @Test
  void oneBrowserThatOpensTwentyPagesIsOneVisitor() throws Exception {
    String token = token();
    List<Player> arrived = Race.of(20, runner -> () -> players.arrive(token));
    assertEquals(1, new HashSet<>(arrived).size());
    Player player = arrived.get(0);
    assertEquals(1, worn(player).size());
    assertEquals(
        1, rows.database().rows("select 1 from player where name = ?", player.name()).size());
  }

  @Test
  void twentyNewVisitorsHaveTwentyNames() throws Exception {
    List<Player> arrived = Race.of(20, runner -> () -> somebody());
    assertEquals(
        20, arrived.stream().map(player -> Name.of(player.name()).looks()).distinct().count());
  }

  @Test
  void ofTwentyWhoWantOneNameOneHasIt() throws Exception {
    String wanted = fresh();
    List<Player> all = Race.of(20, runner -> () -> somebody());
    List<Naming> outcomes =
        Race.of(20, runner -> () -> players.rename(all.get(runner).id(), wanted));
    assertEquals(1, outcomes.stream().filter(Naming.Named.class::isInstance).count());
    assertEquals(19, outcomes.stream().filter(TAKEN::equals).count());
    Player winner = players.byName(wanted).orElseThrow();
    assertEquals(List.of(wanted), worn(winner));
    for (Player player : all) {
      assertEquals(1, worn(player).size());
      boolean won = player.id() == winner.id();
      assertEquals(won ? wanted : player.name(), name(player));
    }
  }

  @Test
  void theOldNameIsFreeAndRemembered() {
    Player player = somebody();
    String wanted = fresh();
    assertEquals(
        new Naming.Named(new Player(player.id(), wanted, false)),
        players.rename(player.id(), wanted));
    assertEquals(Optional.empty(), players.byName(player.name()));
    Player other = somebody();
    assertInstanceOf(Naming.Named.class, players.rename(other.id(), player.name()));
    assertEquals(
        Set.of(player.name(), wanted),
        new HashSet<>(
            rows
                .database()
                .rows("select name from player_name where player_id = ?", player.id())
                .stream()
                .map(row -> row.text("name"))
                .toList()));
  }

  @Test
  void aLookAlikeOfAnothersNameIsTaken() {
    Player player = somebody();
    String tail = fresh();
    tail = tail.substring(0, 8);
    assertInstanceOf(Naming.Named.class, players.rename(player.id(), "Oaol" + tail));
    Player other = somebody();
    assertEquals(
        TAKEN, players.rename(other.id(), "oaol" + tail.toUpperCase(java.util.Locale.ROOT)));
    assertEquals(TAKEN, players.rename(other.id(), "Oao1" + tail));
    assertEquals(TAKEN, players.rename(other.id(), "OaoI" + tail));
    assertEquals(TAKEN, players.rename(other.id(), "Oäol-" + tail));
    assertEquals(other.name(), name(other));
    assertEquals(1, worn(other).size());
  }

  @Test
  void oneMaySpellOnesOwnNameOtherwise() {
    Player player = somebody();
    String wanted = fresh();
    players.rename(player.id(), wanted);
    String respelled = wanted.charAt(0) + "-" + wanted.substring(1);
    assertInstanceOf(Naming.Named.class, players.rename(player.id(), respelled));
    assertInstanceOf(Naming.Named.class, players.rename(player.id(), respelled));
    assertEquals(List.of(respelled), worn(player));
    assertEquals(respelled, players.byName(wanted).orElseThrow().name());
  }

  /** Nu is a v when small and an N when capital, so that a name can be close to two others. */
  @Test
  void respellingIntoAnothersNameChangesNothing() {
    Player player = somebody();
    Player other = somebody();
    String tail = "οοοο" + greek();
    assertInstanceOf(Naming.Named.class, players.rename(player.id(), "αν" + tail));
    assertInstanceOf(Naming.Named.class, players.rename(other.id(), "ΑΝ" + tail + "α"));
    assertEquals(List.of("αν" + tail), worn(player));
  }

  private static String greek() {
    StringBuilder name = new StringBuilder();
    for (char c : UUID.randomUUID().toString().replace("-", "").substring(0, 10).toCharArray()) {
      name.append("ξλδζψωφπθμγςχβηκ".charAt(Character.digit(c, 16)));
    }
    return name.toString();
  }

  @Test
  void twoWhoSwapTheirNamesDoNotWaitForEachOther() throws Exception {
    Player one = somebody();
    Player two = somebody();
    List<Naming> outcomes =
        Race.of(
            2,
            runner ->
                () ->
                    runner == 0
                        ? players.rename(one.id(), two.name())
                        : players.rename(two.id(), one.name()));
    assertTrue(outcomes.contains(TAKEN));
    assertNotEquals(name(one), name(two));
  }

  @Test
  void anUnfitNameIsRefusedWithItsFault() {
    Player player = somebody();
    assertEquals(new Naming.Unfit(NameFault.TOO_SHORT), players.rename(player.id(), " x "));
    assertEquals(new Naming.Unfit(NameFault.NOT_LETTERS), players.rename(player.id(), "a\u0000b"));
    assertEquals(player.name(), name(player));
    assertThrows(RuntimeException.class, () -> players.rename(-1, fresh()));
  }

  @Test
  void aNameIsFoundInAnyCaseAndNonsenseIsNot() {
    Player player = somebody();
    assertEquals(
        Optional.of(player),
        players.byName(" " + player.name().toUpperCase(java.util.Locale.ROOT)));
    assertEquals(Optional.empty(), players.byName(""));
    assertEquals(Optional.empty(), players.byName("\u0000"));
    assertEquals(Optional.empty(), players.byName("x".repeat(100_000)));
  }

  @Test
  void beingSeenIsWrittenOnceAMinute() {
    String token = token();
    Player player = players.arrive(token);
    String before = seen(player);
    players.arrive(token);
    assertEquals(before, seen(player));
    rows.database()
        .update(
            "update player set seen_at = made_at - interval '1' hour where id = ?", player.id());
    String longAgo = seen(player);
    players.arrive(token);
    assertNotEquals(longAgo, seen(player));
  }

  private String seen(Player player) {
    return rows.database()
        .rows("select cast(seen_at as varchar(40)) as seen from player where id = ?", player.id())
        .get(0)
        .text("seen");
  }

  private String name(Player player) {
    return players.byId(player.id()).orElseThrow().name();
  }

  private List<String> worn(Player player) {
    return rows
        .database()
        .rows(
            "select name from player_name where player_id = ? and released_at is null", player.id())
        .stream()
        .map(row -> row.text("name"))
        .toList();
  }
}
