package dama.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.game.Decision;
import dama.game.Game;
import dama.game.GameCommand;
import dama.game.Speed;
import dama.game.Terms;
import dama.game.TimeControl;
import dama.harness.Race;
import dama.harness.Rows;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Tokens;
import dama.rating.Change;
import dama.rating.Held;
import dama.rating.Rated;
import dama.rating.RatingStore;
import dama.rules.Side;
import dama.rules.Variants;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the end of a game leaves besides the game. */
abstract class RatedGameCases {
  private static final Instant NOW = Instant.parse("2026-03-01T10:15:30.123Z");
  private static final TimeControl BLITZ =
      TimeControl.increment(Duration.ofMinutes(3), Duration.ofSeconds(2));
  private static final Rated INTERNATIONAL_BLITZ = new Rated("international", Speed.BLITZ);

  private final Rows rows;
  private final GameStore games;
  private final RatingStore ratings;
  private final Player white;
  private final Player black;

  RatedGameCases(Rows rows) {
    this.rows = rows;
    games = rows.store(GameStore.class);
    ratings = rows.store(RatingStore.class);
    white = somebody();
    black = somebody();
  }

  private Player somebody() {
    return rows.store(PlayerStore.class).arrive(Tokens.hash(Tokens.newToken()));
  }

  /** A game in which each side has moved once. */
  private StoredGame begun(Player white, Player black, boolean rated) {
    StoredGame game =
        games.create(Variants.INTERNATIONAL, new Terms(BLITZ, rated), white, black, null, NOW);
    return move(move(game));
  }

  private StoredGame move(StoredGame stored) {
    Game game = stored.game();
    return save(
        stored,
        new GameCommand.Play(game.plies().size() + 1, game.legalMoves().get(0).path()),
        game.turn(),
        NOW);
  }

  private StoredGame save(StoredGame stored, GameCommand command, Side by, Instant at) {
    Decision.Accepted accepted = (Decision.Accepted) stored.game().apply(command, by, at);
    return games.save(stored, accepted.next(), accepted.events(), at);
  }

  private StoredGame resigned(StoredGame game, Side by) {
    return save(game, new GameCommand.Resign(), by, NOW.plusSeconds(60));
  }

  private Held held(Player player) {
    return ratings.of(player.id(), NOW.plusSeconds(60)).get(0);
  }

  private List<String> scores(String gameId) {
    return rows
        .database()
        .rows("select side, score from game_side where game_id = ? order by side desc", gameId)
        .stream()
        .map(row -> row.text("side") + " " + row.text("score"))
        .toList();
  }

  private long changes(Player player) {
    return rows.database()
        .rows("select game_id from rating_change where player_id = ?", player.id())
        .size();
  }

  @Test
  void aRatedGameMovesBothRatingsAsGlickoSays() {
    StoredGame game = resigned(begun(white, black, true), Side.BLACK);
    assertEquals(1662.21, held(white).rating().rating(), 0.01);
    assertEquals(1337.79, held(black).rating().rating(), 0.01);
    assertEquals(INTERNATIONAL_BLITZ, held(white).rated());
    assertEquals(1, held(black).games());
    assertTrue(held(white).rating().isProvisional());
    List<Change> changes = ratings.ofGames(Set.of(game.id()));
    assertEquals(2, changes.size());
    assertTrue(changes.stream().allMatch(change -> change.ratingBefore() == 1500));
    assertEquals(1, ratings.history(white.id(), INTERNATIONAL_BLITZ).size());
  }

  @Test
  void ratingsOfAMomentBeforeAreThoseOfThen() {
    resigned(begun(white, black, true), Side.BLACK);
    Held first = held(white);
    Instant between = NOW.plusSeconds(90);
    save(begun(white, black, true), new GameCommand.Resign(), Side.WHITE, NOW.plusSeconds(120));
    List<Held> now = ratings.of(white.id(), NOW.plusSeconds(120));
    assertEquals(now, ratings.asOf(now, NOW.plusSeconds(120)));
    Held then = ratings.asOf(now, between).get(0);
    assertEquals(first.rating().rating(), then.rating().rating(), 0.01);
    assertEquals(1, then.games());
    assertEquals(List.of(), ratings.asOf(now, NOW));
  }

  @Test
  void aCasualGameIsKeptForBothAndRatesNobody() {
    StoredGame game = resigned(begun(white, black, false), Side.WHITE);
    assertEquals(List.of("WHITE LOSS", "BLACK WIN"), scores(game.id()));
    assertEquals(List.of(), ratings.of(white.id(), NOW));
  }

  @Test
  void anAgreedDrawIsOneForBoth() {
    StoredGame game = begun(white, black, true);
    game = save(game, new GameCommand.OfferDraw(), Side.WHITE, NOW);
    game = save(game, new GameCommand.AcceptDraw(), Side.BLACK, NOW);
    assertEquals(List.of("WHITE DRAW", "BLACK DRAW"), scores(game.id()));
    assertEquals(1500, held(white).rating().rating(), 0.01);
  }

  @Test
  void anAbortedGameIsNobodys() {
    StoredGame game =
        games.create(Variants.INTERNATIONAL, new Terms(BLITZ, true), white, black, null, NOW);
    game = save(game, new GameCommand.Abort(), Side.WHITE, NOW);
    assertTrue(game.game().isOver());
    assertEquals(List.of(), scores(game.id()));
    assertEquals(0, changes(white));
  }

  @Test
  void whoeverEndsAGameLateRatesNobodyAgain() {
    StoredGame game = begun(white, black, true);
    resigned(game, Side.BLACK);
    assertThrows(PlyTakenException.class, () -> resigned(game, Side.WHITE));
    assertEquals(1662.21, held(white).rating().rating(), 0.01);
    assertEquals(1, changes(black));
  }

  /** In both orders of colours, so that none may lock White first. */
  @Test
  void gamesOfOnePairThatEndAtOnceAreRatedOneAfterTheOther() throws Exception {
    List<StoredGame> all =
        Stream.of(true, false, true, false, true, false)
            .map(turned -> turned ? begun(black, white, true) : begun(white, black, true))
            .toList();
    Race.of(
        all.size(),
        i ->
            () -> {
              StoredGame game = all.get(i);
              return resigned(game, game.sideOf(white.id()).orElseThrow());
            });
    List<Change> losses = ratings.history(white.id(), INTERNATIONAL_BLITZ);
    assertEquals(all.size(), losses.size());
    assertEquals(all.size(), held(white).games());
    assertEquals(all.size(), changes(black));
    // Each begins where another ended.
    Set<Double> ends = Set.copyOf(losses.stream().map(Change::ratingAfter).toList());
    assertEquals(
        losses.size() - 1,
        losses.stream().filter(change -> ends.contains(change.ratingBefore())).count());
    assertTrue(ends.contains(held(white).rating().rating()));
  }

  @Test
  void nobodyIsRatedAgainstOneWhoIsErased() {
    StoredGame game = begun(white, black, true);
    rows.database()
        .update("update player set erased_at = current_timestamp where id = ?", black.id());
    game = resigned(game, Side.BLACK);
    assertEquals(List.of("WHITE WIN", "BLACK LOSS"), scores(game.id()));
    assertEquals(0, changes(white));
  }

  @Test
  void onlyEstablishedRatingsAreAmongTheBestAndOnlyWhileTheyAre() {
    Rated frisian = new Rated("frisian", Speed.RAPID);
    rate(frisian, white, 1900, 60, "2027-03-01 00:00:00+00");
    rate(frisian, black, 2100, 60, "2026-02-01 00:00:00+00");
    Player third = somebody();
    rate(frisian, third, 2000, 60, "2027-03-01 00:00:00+00");
    assertEquals(
        List.of(third.id(), white.id()),
        ratings.best(frisian, NOW, 10).stream().map(Held::playerId).toList());
    assertEquals(1, ratings.best(frisian, NOW, 1).size());
  }

  private void rate(Rated rated, Player player, double rating, double deviation, String until) {
    rows.database()
        .update(
            "insert into rating values (?, ?, ?, ?, ?, 0.06, 40, current_timestamp,"
                + " cast(? as timestamp with time zone))",
            player.id(),
            rated.variant(),
            rated.speed().name(),
            rating,
            deviation,
            until);
  }
}
