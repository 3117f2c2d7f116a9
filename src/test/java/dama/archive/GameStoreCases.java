package dama.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.game.Decision;
import dama.game.Ending;
import dama.game.Game;
import dama.game.GameCommand;
import dama.game.GameEvent;
import dama.game.Happening;
import dama.game.Outcome;
import dama.game.Result;
import dama.game.Terms;
import dama.game.TimeControl;
import dama.harness.Race;
import dama.harness.Rows;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Tokens;
import dama.rules.Move;
import dama.rules.Side;
import dama.rules.Variant;
import dama.rules.Variants;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

abstract class GameStoreCases {
  private static final Instant NOW = Instant.parse("2026-03-01T10:15:30.123Z");

  private final Rows rows;
  private final GameStore games;
  private final Player white;
  private final Player black;

  GameStoreCases(Rows rows) {
    this.rows = rows;
    games = rows.store(GameStore.class);
    white = rows.store(PlayerStore.class).arrive(Tokens.hash(Tokens.newToken()));
    black = rows.store(PlayerStore.class).arrive(Tokens.hash(Tokens.newToken()));
  }

  private StoredGame begin(Variant variant) {
    return games.create(variant, white, black, NOW);
  }

  private StoredGame load(String id) {
    return games.load(id).orElseThrow();
  }

  private StoredGame save(StoredGame stored, GameCommand command, Side by, Instant at) {
    Decision.Accepted accepted = (Decision.Accepted) stored.game().apply(command, by, at);
    return games.save(stored, accepted.next(), accepted.events(), at);
  }

  private static GameCommand.Play play(Game game, Move move) {
    return new GameCommand.Play(game.plies().size() + 1, move.path());
  }

  private StoredGame saveFirstMove(StoredGame stored) {
    Game game = stored.game();
    return save(stored, play(game, game.legalMoves().get(0)), game.turn(), NOW);
  }

  private long plies(String id) {
    return rows.database()
        .rows("select number from ply where game_id = ? order by number", id)
        .size();
  }

  @ParameterizedTest
  @ValueSource(strings = {"international", "russian"})
  void aGameComesBackExactlyAsItWasPlayed(String variant) {
    StoredGame stored = begin(Variants.byId(variant).orElseThrow());
    assertEquals(stored, load(stored.id()));
    Random random = new Random(7);
    for (int ply = 1; ply <= 60 && !stored.game().isOver(); ply++) {
      Game game = stored.game();
      List<Move> legal = game.legalMoves();
      Move move = legal.get(random.nextInt(legal.size()));
      stored = save(stored, play(game, move), game.turn(), NOW.plusMillis(ply));
      assertEquals(stored, load(stored.id()));
    }
  }

  @Test
  void ofFiftyWhoPlayOnePlyOneIsStored() throws Exception {
    StoredGame stored = begin(Variants.INTERNATIONAL);
    List<Move> moves = stored.game().legalMoves();
    List<Boolean> won =
        Race.of(
            50,
            runner ->
                () -> {
                  Game game = stored.game();
                  Move move = moves.get(runner % moves.size());
                  try {
                    save(stored, play(game, move), Side.WHITE, NOW);
                    return true;
                  } catch (PlyTakenException late) {
                    return false;
                  }
                });
    assertEquals(1, won.stream().filter(each -> each).count());
    assertEquals(1, plies(stored.id()));
    assertEquals(1, load(stored.id()).game().plies().size());
  }

  @Test
  void aPlyThatSlippedInBesideTheGameIsTakenToo() {
    StoredGame stored = begin(Variants.RUSSIAN);
    saveFirstMove(stored);
    rows.database().update("update game set version = 0 where id = ?", stored.id());
    assertThrows(PlyTakenException.class, () -> saveFirstMove(stored));
    assertEquals(1, plies(stored.id()));
  }

  @Test
  void aResignationIsKeptAndNothingFollowsIt() {
    StoredGame stored = begin(Variants.RUSSIAN);
    StoredGame moved = saveFirstMove(stored);
    save(moved, new GameCommand.Resign(), Side.WHITE, NOW.plusSeconds(5));
    StoredGame ended = load(stored.id());
    assertEquals(NOW.plusSeconds(5), ended.endedAt());
    assertEquals(new Outcome(Result.BLACK_WINS, Ending.RESIGNATION), ended.game().outcome());
    assertThrows(PlyTakenException.class, () -> saveFirstMove(moved));
    assertThrows(
        PlyTakenException.class, () -> save(moved, new GameCommand.Resign(), Side.BLACK, NOW));
    assertEquals(1, plies(stored.id()));
  }

  @Test
  void aDrawOfferIsKeptAnsweredAndAgreed() {
    StoredGame stored = begin(Variants.INTERNATIONAL);
    StoredGame offered = save(stored, new GameCommand.OfferDraw(), Side.WHITE, NOW);
    assertEquals(Side.WHITE, load(stored.id()).game().drawOfferedBy());
    StoredGame declined = save(offered, new GameCommand.DeclineDraw(), Side.BLACK, NOW);
    assertNull(load(stored.id()).game().drawOfferedBy());
    StoredGame again = save(declined, new GameCommand.OfferDraw(), Side.BLACK, NOW);
    save(again, new GameCommand.AcceptDraw(), Side.WHITE, NOW);
    assertTrue(load(stored.id()).game().isOver());
  }

  @Test
  void aWriterThatMissedADrawOfferOverwritesNothing() {
    StoredGame stored = begin(Variants.INTERNATIONAL);
    save(stored, new GameCommand.OfferDraw(), Side.WHITE, NOW);
    assertThrows(
        PlyTakenException.class, () -> save(stored, new GameCommand.OfferDraw(), Side.BLACK, NOW));
    assertThrows(PlyTakenException.class, () -> saveFirstMove(stored));
    assertEquals(Side.WHITE, load(stored.id()).game().drawOfferedBy());
    assertEquals(0, plies(stored.id()));
  }

  @Test
  void whatFailsLeavesNoTrace() {
    StoredGame stored = begin(Variants.INTERNATIONAL);
    Game game = stored.game();
    Decision.Accepted accepted =
        (Decision.Accepted) game.apply(play(game, game.legalMoves().get(0)), Side.WHITE, NOW);
    StoredGame nowhere = new StoredGame("nogamehere", white, black, game, 0, null, null, NOW, null);
    assertThrows(
        PlyTakenException.class,
        () -> games.save(nowhere, accepted.next(), accepted.events(), NOW));
    List<GameEvent> events = List.of(accepted.events().get(0), accepted.events().get(0));
    assertThrows(RuntimeException.class, () -> games.save(stored, accepted.next(), events, NOW));
    assertEquals(0, plies(stored.id()));
    assertEquals(0, load(stored.id()).game().plies().size());
  }

  private GameChange change(StoredGame stored, GameCommand command, Instant at) {
    Decision.Accepted accepted =
        (Decision.Accepted) stored.game().apply(command, stored.game().turn(), at);
    return new GameChange(stored, accepted.next(), accepted.events(), at);
  }

  private GameChange firstMove(StoredGame stored) {
    Game game = stored.game();
    return change(stored, play(game, game.legalMoves().get(0)), NOW.plusMillis(7));
  }

  @Test
  void severalGamesAreStoredTogether() {
    StoredGame first = begin(Variants.INTERNATIONAL);
    StoredGame second = begin(Variants.RUSSIAN);
    StoredGame third = begin(Variants.INTERNATIONAL);
    List<GameChange> changes =
        List.of(
            firstMove(third), change(first, new GameCommand.OfferDraw(), NOW), firstMove(second));
    List<StoredGame> stored = games.saveAll(changes);
    assertEquals(List.of(third.id(), first.id(), second.id()), ids(stored));
    stored.forEach(each -> assertEquals(each, load(each.id())));
    assertEquals(1, games.happenings(first.id(), 5).size());
  }

  private static List<String> ids(List<StoredGame> games) {
    return games.stream().map(StoredGame::id).toList();
  }

  @Test
  void whereOneOfThreeIsTakenNoneIsStored() {
    StoredGame first = begin(Variants.INTERNATIONAL);
    StoredGame taken = begin(Variants.RUSSIAN);
    StoredGame third = begin(Variants.INTERNATIONAL);
    saveFirstMove(taken);
    List<GameChange> changes = List.of(firstMove(first), firstMove(taken), firstMove(third));
    assertThrows(PlyTakenException.class, () -> games.saveAll(changes));
    assertEquals(
        List.of(0L, 1L, 0L), List.of(plies(first.id()), plies(taken.id()), plies(third.id())));
    assertEquals(first, load(first.id()));
    assertEquals(third, load(third.id()));
  }

  @Test
  void ofManyWhoStoreTheSameGamesTogetherOneDoesWhateverTheirOrder() throws Exception {
    List<StoredGame> played =
        Stream.generate(() -> begin(Variants.INTERNATIONAL)).limit(10).toList();
    List<Boolean> won =
        Race.of(
            20,
            runner ->
                () -> {
                  List<GameChange> changes =
                      new ArrayList<>(played.stream().map(this::firstMove).toList());
                  Collections.shuffle(changes, new Random(runner));
                  try {
                    return !games.saveAll(changes).isEmpty();
                  } catch (PlyTakenException late) {
                    return false;
                  }
                });
    assertEquals(1, won.stream().filter(each -> each).count());
    played.forEach(each -> assertEquals(1, plies(each.id())));
  }

  @Test
  void whatIsHeldIsNotReadAgainUnlessItsRowHasChanged() {
    StoredGame stored = begin(Variants.INTERNATIONAL);
    StoredGame other = stored.renamed(new Player(white.id(), "Held", false));
    GameStore.Held held =
        (id, version) ->
            id.equals(stored.id()) && version == stored.version()
                ? Optional.of(other)
                : Optional.empty();
    assertEquals(List.of(other), only(stored, games.runningOf(white.id(), held)));
    StoredGame moved = saveFirstMove(stored);
    assertEquals(List.of(moved), only(stored, games.runningOf(white.id(), held)));
  }

  private static List<StoredGame> only(StoredGame one, List<StoredGame> all) {
    return all.stream().filter(each -> each.id().equals(one.id())).toList();
  }

  @Test
  void aFinishedGameThatIsReadTwiceIsTheSameWithWhatItsRowHasSince() {
    StoredGame over = save(begin(Variants.RUSSIAN), new GameCommand.Resign(), Side.WHITE, NOW);
    assertEquals(over, load(over.id()));
    rows.database()
        .update("update game set rematch_by = 'BLACK', version = 9 where id = ?", over.id());
    StoredGame asked = load(over.id());
    assertEquals(over.game(), asked.game());
    assertEquals(Side.BLACK, asked.rematchBy());
    assertEquals(9, asked.version());
  }

  @Test
  void runningGamesAreThoseThatHaveNotEnded() {
    StoredGame first = begin(Variants.INTERNATIONAL);
    StoredGame second = games.create(Variants.RUSSIAN, black, white, NOW.plusSeconds(1));
    save(first, new GameCommand.Resign(), Side.WHITE, NOW);
    assertEquals(List.of(second), games.runningOf(white.id()));
    assertEquals(List.of(second), games.runningOf(black.id()));
    assertTrue(games.running(1_000).contains(second));
    assertEquals(1, games.running(1).size());
    assertEquals(List.of(), games.runningOf(-1));
  }

  @Test
  void theMostRecentlyPlayedComesFirst() {
    Instant future = Instant.now().truncatedTo(ChronoUnit.MILLIS).plus(1, ChronoUnit.DAYS);
    StoredGame early = games.create(Variants.INTERNATIONAL, white, black, future);
    StoredGame late = games.create(Variants.INTERNATIONAL, white, black, future.plusMillis(1));
    Game game = early.game();
    save(early, play(game, game.legalMoves().get(0)), Side.WHITE, future.plusMillis(2));
    List<String> ids = games.running(2).stream().map(StoredGame::id).toList();
    assertEquals(List.of(early.id(), late.id()), ids);
  }

  @Test
  void anUnknownGameIsNone() {
    assertTrue(games.load("nosuchgame").isEmpty());
    assertTrue(games.load("").isEmpty());
    assertTrue(games.load("\u0000".repeat(10)).isEmpty());
  }

  // ---- time, and what the two ask of each other

  private StoredGame begin(String time) {
    Terms terms = new Terms(TimeControl.read(time).orElseThrow(), false);
    return games.create(Variants.INTERNATIONAL, terms, white, black, null, NOW);
  }

  private StoredGame move(StoredGame stored, Instant at) {
    Game game = stored.game();
    return save(stored, play(game, game.legalMoves().get(0)), game.turn(), at);
  }

  private StoredGame twice(StoredGame stored) {
    return move(move(stored, NOW), NOW);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-", "180+2", "180d2", "1/259200"})
  void clocksComeBackToTheMillisecond(String time) {
    StoredGame stored = begin(time);
    assertEquals(stored, load(stored.id()));
    Instant now = NOW;
    for (int ply = 1; ply <= 12; ply++) {
      now = now.plusMillis(777L * ply);
      stored = move(stored, now);
      assertEquals(stored, load(stored.id()));
    }
    stored = save(stored, new GameCommand.Resign(), Side.WHITE, now.plusMillis(1_234));
    assertEquals(stored, load(stored.id()));
  }

  @Test
  void whatTheTwoAskOfEachOtherIsKept() {
    StoredGame stored = twice(begin("180+2"));
    stored = save(stored, new GameCommand.OfferDraw(), Side.BLACK, NOW);
    stored = save(stored, new GameCommand.AskTakeback(2), Side.BLACK, NOW);
    stored = save(stored, new GameCommand.Premove(4, List.of(20, 25)), Side.BLACK, NOW);
    assertEquals(stored, load(stored.id()));
    assertEquals(List.of(20, 25), load(stored.id()).game().dealings().premove());
    stored = save(stored, new GameCommand.DeclineTakeback(), Side.WHITE, NOW);
    stored = save(stored, new GameCommand.DeclineDraw(), Side.WHITE, NOW);
    assertEquals(stored, load(stored.id()));
    assertEquals(1, load(stored.id()).game().dealings().black().declined());
  }

  @Test
  void whatHappenedIsToldInOrderTheNewestLast() {
    StoredGame stored = twice(begin("180+2"));
    stored = save(stored, new GameCommand.OfferDraw(), Side.BLACK, NOW);
    stored = save(stored, new GameCommand.AddTime(), Side.BLACK, NOW.plusMillis(5));
    stored = move(stored, NOW.plusMillis(9));
    List<Happening> all =
        List.of(
            new Happening(Happening.Kind.DRAW_OFFERED, Side.BLACK, 2, 0, NOW),
            new Happening(Happening.Kind.TIME_ADDED, Side.BLACK, 2, 15_000, NOW.plusMillis(5)),
            new Happening(Happening.Kind.DRAW_PASSED, Side.WHITE, 3, 0, NOW.plusMillis(9)));
    assertEquals(all, games.happenings(stored.id(), 20));
    assertEquals(all.subList(1, 3), games.happenings(stored.id(), 2));
  }

  @Test
  void pliesThatAreTakenBackAreNoMoreAndOthersTakeTheirPlace() {
    StoredGame stored = move(twice(begin("-")), NOW);
    stored = save(stored, new GameCommand.AskTakeback(2), Side.BLACK, NOW);
    stored = save(stored, new GameCommand.AcceptTakeback(2), Side.WHITE, NOW);
    assertEquals(1, plies(stored.id()));
    assertEquals(stored, load(stored.id()));
    Game game = stored.game();
    Move other = game.legalMoves().get(1);
    stored = save(stored, play(game, other), Side.BLACK, NOW);
    assertEquals(stored, load(stored.id()));
    assertEquals(other, load(stored.id()).game().plies().get(1).move());
  }

  @Test
  void ofTwoWhoActAtOnceOneIsLateWhateverTheyDo() {
    StoredGame stored = twice(begin("180+2"));
    save(stored, new GameCommand.AddTime(), Side.BLACK, NOW);
    for (GameCommand late : List.of(new GameCommand.AddTime(), new GameCommand.OfferDraw())) {
      assertThrows(PlyTakenException.class, () -> save(stored, late, Side.WHITE, NOW));
    }
    assertThrows(PlyTakenException.class, () -> move(stored, NOW));
    assertEquals(1, games.happenings(stored.id(), 20).size());
  }

  @Test
  void aGameIsDueFromTheMillisecondAtWhichItsTimeIsOver() {
    StoredGame stored = twice(begin("60+0"));
    Instant over = NOW.plusMillis(60_500);
    assertFalse(games.due(over.minusMillis(1), 10_000).contains(stored.id()));
    assertTrue(games.due(over, 10_000).contains(stored.id()));
    save(stored, new GameCommand.FlagFall(), Side.WHITE, over);
    assertFalse(games.due(over, 10_000).contains(stored.id()));
  }

  @Test
  void anAbortedGameHasAnEndingAndNoResult() {
    StoredGame stored = begin("60+0");
    save(stored, new GameCommand.Abort(), Side.BLACK, NOW);
    assertEquals(new Outcome(Result.NONE, Ending.ABORTED), load(stored.id()).game().outcome());
  }

  @Test
  void soHasOneWhoseFirstMoveDidNotCome() {
    StoredGame stored = begin("60+0");
    save(stored, new GameCommand.FlagFall(), Side.WHITE, NOW.plusSeconds(30));
    assertEquals(
        new Outcome(Result.NONE, Ending.NO_FIRST_MOVE), load(stored.id()).game().outcome());
  }

  @Test
  void aMoveThatIsTakenBackIsStillNamed() {
    StoredGame played = twice(begin("-"));
    String move = played.game().plies().get(0).notation();
    StoredGame asked = save(played, new GameCommand.AskTakeback(1), Side.WHITE, NOW);
    save(asked, new GameCommand.AcceptTakeback(1), Side.BLACK, NOW);
    assertEquals(
        List.of(move, move),
        games.happenings(asked.id(), 20).stream().map(Happening::notation).toList());
  }

  @Test
  void ofManyServersThatEndAGameOneDoes() throws Exception {
    StoredGame stored = twice(begin("60+0"));
    List<Boolean> ended =
        Race.of(
            20,
            runner ->
                () -> {
                  try {
                    save(stored, new GameCommand.FlagFall(), Side.WHITE, NOW.plusSeconds(61));
                    return true;
                  } catch (PlyTakenException late) {
                    return false;
                  }
                });
    assertEquals(1, ended.stream().filter(each -> each).count());
  }

  // ---- another game after it

  private Rematch ask(StoredGame over, Side by) {
    return rows.store(RematchStore.class).ask(over.id(), by, NOW);
  }

  private Rematch decline(StoredGame over, Side by) {
    return rows.store(RematchStore.class).decline(over.id(), by, NOW);
  }

  private StoredGame over(String time) {
    return save(begin(time), new GameCommand.Resign(), Side.WHITE, NOW);
  }

  @Test
  void aRematchHasTheSameTermsAndSidesSwapped() {
    StoredGame over = over("180+2");
    assertEquals(Rematch.Answer.OFFERED, ask(over, Side.BLACK).answer());
    assertEquals(Side.BLACK, load(over.id()).rematchBy());
    Rematch agreed = ask(over, Side.WHITE);
    assertEquals(Rematch.Answer.AGREED, agreed.answer());
    StoredGame next = load(Objects.requireNonNull(load(over.id()).nextId()));
    assertEquals(agreed.next(), next);
    assertEquals(black.id(), next.white().id());
    assertEquals(white.id(), next.black().id());
    assertEquals(over.game().terms(), next.game().terms());
    assertEquals(next, ask(over, Side.WHITE).next());
  }

  @Test
  void ofManyClicksOfBothOneGameComes() throws Exception {
    StoredGame over = over("-");
    List<Rematch> told = Race.of(20, runner -> () -> ask(over, Side.values()[runner % 2]));
    assertEquals(1, told.stream().filter(one -> one.answer() == Rematch.Answer.AGREED).count());
    String next = load(over.id()).nextId();
    told.stream()
        .map(Rematch::next)
        .filter(Objects::nonNull)
        .forEach(one -> assertEquals(next, one.id()));
  }

  @Test
  void whoWasDeclinedAsksNoMoreButTheOtherMay() {
    StoredGame over = over("-");
    assertEquals(Rematch.Answer.NOT_ASKED, decline(over, Side.BLACK).answer());
    ask(over, Side.WHITE);
    assertEquals(Rematch.Answer.NOT_ASKED, decline(over, Side.WHITE).answer());
    assertEquals(Rematch.Answer.DECLINED, decline(over, Side.BLACK).answer());
    assertNull(load(over.id()).rematchBy());
    assertEquals(Rematch.Answer.DECLINED_BEFORE, ask(over, Side.WHITE).answer());
    assertEquals(Rematch.Answer.OFFERED, ask(over, Side.BLACK).answer());
    assertEquals(Rematch.Answer.AGREED, ask(over, Side.WHITE).answer());
    assertEquals(
        List.of(
            Happening.Kind.REMATCH_OFFERED,
            Happening.Kind.REMATCH_DECLINED,
            Happening.Kind.REMATCH_OFFERED),
        games.happenings(over.id(), 20).stream().map(Happening::kind).toList());
  }

  @Test
  void aGameThatGoesOnHasNoRematch() {
    assertEquals(Rematch.Answer.NOT_OVER, ask(begin("-"), Side.WHITE).answer());
  }
}
