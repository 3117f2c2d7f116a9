package dama.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.game.Decision;
import dama.game.GameCommand;
import dama.harness.Rows;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Tokens;
import dama.rules.Side;
import dama.rules.Variant;
import dama.rules.Variants;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Each test has people of its own, and looks at theirs: others' games may be beside them. */
abstract class HistoryStoreCases {
  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

  private final GameStore games;
  private final HistoryStore history;
  private final PlayerStore players;
  private final Player one;
  private final Player two;
  private final Player three;

  HistoryStoreCases(Rows rows) {
    games = rows.store(GameStore.class);
    history = rows.store(HistoryStore.class);
    players = rows.store(PlayerStore.class);
    one = somebody();
    two = somebody();
    three = somebody();
  }

  private Player somebody() {
    return players.arrive(Tokens.hash(Tokens.newToken()));
  }

  /** A game that {@code winner} wins by the other's resignation. */
  private String won(Variant variant, Player white, Player black, Side winner, Instant at) {
    StoredGame game = games.create(variant, white, black, at);
    end(game, new GameCommand.Resign(), winner.opponent(), at);
    return game.id();
  }

  private StoredGame end(StoredGame game, GameCommand command, Side by, Instant at) {
    Decision.Accepted accepted = (Decision.Accepted) game.game().apply(command, by, at);
    return games.save(game, accepted.next(), accepted.events(), at);
  }

  private String drawn(Variant variant, Player white, Player black, Instant at) {
    StoredGame game = games.create(variant, white, black, at);
    game = end(game, new GameCommand.OfferDraw(), Side.WHITE, at);
    return end(game, new GameCommand.AcceptDraw(), Side.BLACK, at).id();
  }

  private List<String> found(HistoryQuery query) {
    return history.find(query, null, 100).stream().map(FinishedGame::id).toList();
  }

  private HistoryQuery of(
      @Nullable Player opponent,
      @Nullable Variant variant,
      @Nullable Score score,
      @Nullable Instant from,
      @Nullable Instant to) {
    return new HistoryQuery(
        one.id(),
        opponent == null ? null : opponent.id(),
        variant == null ? null : variant.id(),
        score,
        null,
        from,
        to);
  }

  @Test
  void theLatestGameComesFirstAndRunningOnesAreNone() {
    String first = won(Variants.RUSSIAN, one, two, Side.WHITE, NOON);
    String second = won(Variants.RUSSIAN, two, one, Side.WHITE, NOON.plusSeconds(1));
    games.create(Variants.RUSSIAN, one, two, NOON);
    assertEquals(List.of(second, first), found(HistoryQuery.of(one.id())));
  }

  @Test
  void eachFilterLeavesWhatItSays() {
    String win = won(Variants.RUSSIAN, one, two, Side.WHITE, NOON);
    String loss = won(Variants.RUSSIAN, two, one, Side.WHITE, NOON.plusSeconds(10));
    String draw = drawn(Variants.INTERNATIONAL, one, three, NOON.plusSeconds(20));
    assertEquals(List.of(win), found(of(null, null, Score.WIN, null, null)));
    assertEquals(List.of(loss), found(of(null, null, Score.LOSS, null, null)));
    assertEquals(List.of(draw), found(of(null, null, Score.DRAW, null, null)));
    assertEquals(List.of(loss, win), found(of(null, Variants.RUSSIAN, null, null, null)));
    assertEquals(List.of(draw), found(of(three, null, null, null, null)));
    assertEquals(List.of(), found(of(three, null, Score.WIN, null, null)));
    assertEquals(
        List.of(loss), found(of(null, null, null, NOON.plusSeconds(10), NOON.plusSeconds(20))));
  }

  @Test
  void pagesFollowEachOtherWithoutAGapAlsoAmongGamesOfOneMoment() {
    List<String> all = new ArrayList<>();
    for (int game = 0; game < 7; game++) {
      all.add(won(Variants.RUSSIAN, one, two, Side.WHITE, NOON));
    }
    List<String> read = new ArrayList<>();
    List<FinishedGame> page = history.find(HistoryQuery.of(one.id()), null, 3);
    while (!page.isEmpty()) {
      page.forEach(game -> read.add(game.id()));
      page = history.find(HistoryQuery.of(one.id()), page.get(page.size() - 1).place(), 3);
    }
    all.sort(Comparator.reverseOrder());
    assertEquals(all, read);
  }

  @Test
  void aPageBackIsTheOneThatWasBefore() {
    List<String> all = new ArrayList<>();
    for (int game = 0; game < 7; game++) {
      all.add(won(Variants.RUSSIAN, one, two, Side.WHITE, NOON.plusSeconds(game / 3)));
    }
    HistoryQuery theirs = HistoryQuery.of(one.id());
    List<FinishedGame> whole = history.find(theirs, null, 10);
    assertEquals(all.size(), whole.size());
    assertEquals(whole.subList(2, 5), history.before(theirs, whole.get(5).place(), 3));
    assertEquals(whole.subList(0, 2), history.before(theirs, whole.get(2).place(), 3));
    assertEquals(List.of(), history.before(theirs, whole.get(0).place(), 3));
  }

  @Test
  void whoHasWonIsLookedForWhicheverSideAPlayerHad() {
    String asWhite = won(Variants.RUSSIAN, one, two, Side.WHITE, NOON);
    String asBlack = won(Variants.RUSSIAN, two, one, Side.WHITE, NOON.plusSeconds(1));
    String lost = won(Variants.RUSSIAN, one, two, Side.BLACK, NOON.plusSeconds(2));
    drawn(Variants.RUSSIAN, one, two, NOON.plusSeconds(3));
    assertEquals(List.of(asBlack, asWhite), found(wonBy(Side.WHITE)));
    assertEquals(List.of(lost), found(wonBy(Side.BLACK)));
  }

  private HistoryQuery wonBy(Side side) {
    return new HistoryQuery(one.id(), null, null, null, side, null, null);
  }

  @Test
  void whatEndedLaterIsLeftOutAlsoOfFigures() {
    String early = won(Variants.RUSSIAN, one, two, Side.WHITE, NOON);
    won(Variants.RUSSIAN, one, three, Side.WHITE, NOON.plusSeconds(10));
    HistoryQuery seen = HistoryQuery.of(one.id()).endedBefore(NOON.plusSeconds(10));
    assertEquals(List.of(early), found(seen));
    assertEquals(List.of(new Tally("russian", 1, 0, 0)), history.tallies(seen));
    assertEquals(List.of(new Met(two, 1)), history.opponents(seen, 8));
  }

  @Test
  void everybodysGamesAreEachThereOnce() {
    Instant future = Instant.parse("2031-01-01T00:00:00Z").plusSeconds(one.id() * 100);
    String white = won(Variants.FRISIAN, one, two, Side.WHITE, future);
    String black = won(Variants.FRISIAN, one, two, Side.BLACK, future.plusSeconds(1));
    HistoryQuery theirs =
        new HistoryQuery(null, null, "frisian", null, null, future, future.plusSeconds(50));
    assertEquals(List.of(black, white), found(theirs));
    assertEquals(
        List.of(black),
        found(
            new HistoryQuery(
                null, null, "frisian", Score.LOSS, null, future, future.plusSeconds(50))));
  }

  @Test
  void whatIsWholeHasItsPlayersAndItsEnd() {
    won(Variants.RUSSIAN, one, two, Side.BLACK, NOON);
    StoredGame whole = history.whole(HistoryQuery.of(one.id()), null, 10).get(0);
    assertEquals(one, whole.white());
    assertEquals(NOON, whole.endedAt());
  }

  @Test
  void resultsAreCountedByKindAndOpponentsByGames() {
    won(Variants.RUSSIAN, one, two, Side.WHITE, NOON);
    won(Variants.RUSSIAN, two, one, Side.WHITE, NOON);
    won(Variants.RUSSIAN, two, one, Side.BLACK, NOON);
    drawn(Variants.INTERNATIONAL, one, three, NOON);
    assertEquals(
        List.of(new Tally("russian", 2, 0, 1), new Tally("international", 0, 1, 0)),
        history.tallies(HistoryQuery.of(one.id())));
    assertEquals(
        List.of(new Met(two, 3), new Met(three, 1)),
        history.opponents(HistoryQuery.of(one.id()), 8));
    assertEquals(List.of(new Met(two, 3)), history.opponents(HistoryQuery.of(one.id()), 1));
  }

  @Test
  void somebodyIsFoundByWhatTheyAreShownAs() {
    assertEquals(one, players.byShownName(one.name()).orElseThrow());
    assertEquals(one, players.byShownName(one.name().toUpperCase(Locale.ROOT)).orElseThrow());
    assertEquals(Optional.empty(), players.byShownName("Anon #c2d3e4x9"));
    assertEquals(Optional.empty(), players.byShownName("<script>"));
  }
}
