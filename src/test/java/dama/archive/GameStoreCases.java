package dama.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.game.Decision;
import dama.game.Ending;
import dama.game.Game;
import dama.game.GameCommand;
import dama.game.GameEvent;
import dama.game.Outcome;
import dama.game.Result;
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
import java.util.List;
import java.util.Random;
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
}
