package dama.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.archive.GameStore;
import dama.archive.StoredGame;
import dama.game.Terms;
import dama.harness.Race;
import dama.harness.Rows;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Tokens;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

abstract class OfferStoreCases {
  private static final Instant NOW = Instant.parse("2026-03-01T10:15:30.123Z");

  private final OfferStore offers;
  private final GameStore games;
  private final PlayerStore players;
  private final Player ada;
  private final Player ben;

  OfferStoreCases(Rows rows) {
    offers = rows.store(OfferStore.class);
    games = rows.store(GameStore.class);
    players = rows.store(PlayerStore.class);
    ada = somebody();
    ben = somebody();
  }

  private Player somebody() {
    return players.arrive(Tokens.hash(Tokens.newToken()));
  }

  private Offer offer(OfferKind kind, Player maker, @Nullable Player to) {
    return offers.create(
        new Offer("", kind, maker, to, "russian", SideWish.CHANCE, Terms.CASUAL, NOW));
  }

  @Test
  void anOfferIsOpenUntilOneRemovesIt() {
    Offer challenge = offer(OfferKind.CHALLENGE, ada, ben);
    assertEquals(Optional.of(challenge), offers.find(challenge.id()));
    assertTrue(offers.open().contains(challenge));
    assertTrue(offers.remove(challenge.id()));
    assertFalse(offers.remove(challenge.id()));
    assertEquals(Optional.empty(), offers.find(challenge.id()));
    assertFalse(offers.open().contains(challenge));
  }

  @Test
  void ofTwentyWhoTakeOneOfferOneHasAGame() throws Exception {
    Offer seek = offer(OfferKind.SEEK, ada, null);
    List<Player> takers = Race.of(20, runner -> () -> somebody());
    List<Optional<StoredGame>> taken =
        Race.of(20, runner -> () -> offers.take(seek, ada, takers.get(runner), NOW));
    List<StoredGame> begun = taken.stream().flatMap(Optional::stream).toList();
    assertEquals(1, begun.size());
    assertEquals(begun, games.runningOf(ada.id()));
    assertEquals(Optional.of(begun.get(0).id()), offers.gameOf(seek.id()).map(StoredGame::id));
    assertEquals(Optional.empty(), offers.find(seek.id()));
  }

  @Test
  void takingAnOfferEndsTheSeeksOfBothAndNothingElse() {
    Offer seek = offer(OfferKind.SEEK, ada, null);
    Offer another = offer(OfferKind.SEEK, ada, null);
    Offer takers = offer(OfferKind.SEEK, ben, null);
    Offer invitation = offer(OfferKind.INVITATION, ada, null);
    Offer strangers = offer(OfferKind.SEEK, somebody(), null);
    assertTrue(offers.take(seek, ben, ada, NOW).isPresent());
    assertEquals(Optional.empty(), offers.find(another.id()));
    assertEquals(Optional.empty(), offers.find(takers.id()));
    assertEquals(Optional.of(invitation), offers.find(invitation.id()));
    assertEquals(Optional.of(strangers), offers.find(strangers.id()));
  }

  @Test
  void twoWhoTakeEachOthersSeeksPlayOneGame() throws Exception {
    for (int i = 0; i < 10; i++) {
      Player one = somebody();
      Player two = somebody();
      Offer ofOne = offer(OfferKind.SEEK, one, null);
      Offer ofTwo = offer(OfferKind.SEEK, two, null);
      List<Optional<StoredGame>> taken =
          Race.of(
              2,
              runner ->
                  () ->
                      runner == 0
                          ? offers.take(ofOne, one, two, NOW)
                          : offers.take(ofTwo, one, two, NOW));
      assertEquals(1, taken.stream().flatMap(Optional::stream).count());
      assertEquals(1, games.runningOf(one.id()).size());
    }
  }

  @Test
  void aGameThatCannotBeginLeavesItsOfferOpen() {
    Offer seek = offer(OfferKind.SEEK, ada, null);
    assertThrows(RuntimeException.class, () -> offers.take(seek, ada, ada, NOW));
    assertEquals(Optional.of(seek), offers.find(seek.id()));
  }

  @Test
  void nonsenseNamesNoOffer() {
    for (String id : List.of("", "\u0000", "x", "a".repeat(100_000), "' or 1=1 --")) {
      assertEquals(Optional.empty(), offers.find(id));
      assertEquals(Optional.empty(), offers.gameOf(id));
      assertFalse(offers.remove(id));
    }
  }

  @Test
  void removedWhileTakenIsOneOrTheOther() throws Exception {
    for (int i = 0; i < 10; i++) {
      Offer invitation = offer(OfferKind.INVITATION, ada, null);
      List<Boolean> done =
          Race.of(
              2,
              runner ->
                  () ->
                      runner == 0
                          ? offers.remove(invitation.id())
                          : offers.take(invitation, ada, ben, NOW).isPresent());
      assertEquals(1, done.stream().filter(each -> each).count());
    }
  }
}
