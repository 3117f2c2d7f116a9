package dama.game;

import static dama.rules.Side.BLACK;
import static dama.rules.Side.WHITE;
import static dama.rules.Variants.INTERNATIONAL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.game.Decision.Refused;
import dama.game.GameCommand.AddTime;
import dama.game.GameCommand.Credit;
import dama.game.GameCommand.FlagFall;
import dama.game.GameCommand.Play;
import dama.notation.Fen;
import dama.rules.Side;
import dama.rules.Variant;
import dama.rules.Variants;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Time: when it runs, for whom, and what happens when it is over. */
class TimingTest {
  private static final Outcome BLACK_WINS = new Outcome(Result.BLACK_WINS, Ending.TIMEOUT);
  private static final Outcome ABORTED = new Outcome(Result.NONE, Ending.ABORTED);
  private static final Outcome NO_FIRST_MOVE = new Outcome(Result.NONE, Ending.NO_FIRST_MOVE);
  private static final Refused TIME_LEFT = new Refused(Refusal.TIME_LEFT, 0);
  private static final long DAY = Duration.ofDays(1).toMillis();

  /** Both have moved; it is White's turn, and White's time runs. */
  private static Table running(String time) {
    return Table.timed(INTERNATIONAL, time).play("32-28", "19-23");
  }

  private static Play third(long lag) {
    return new Play(3, List.of(28, 19), lag);
  }

  // ---- before both have moved

  @Test
  void nobodysTimeIsTakenBeforeBothHaveMoved() {
    Table table = Table.timed(INTERNATIONAL, "60+0").play(29_999, "32-28").play(29_999, "19-23");
    assertEquals(60_000, table.left(WHITE));
    assertEquals(60_000, table.left(BLACK));
    assertEquals(59_000, table.after(1_000).left(WHITE));
  }

  @Test
  void aFirstMoveThatDoesNotComeInThirtySecondsAbortsTheGame() {
    Table start = Table.timed(INTERNATIONAL, "600+0");
    assertEquals(TIME_LEFT, start.after(29_999).refuses(WHITE, new FlagFall()));
    assertEquals(NO_FIRST_MOVE, start.after(30_000).does(WHITE, new FlagFall()).game().outcome());
    Table moved = start.play(29_999, "32-28");
    assertEquals(TIME_LEFT, moved.after(29_999).refuses(WHITE, new FlagFall()));
    assertEquals(NO_FIRST_MOVE, moved.after(30_000).does(WHITE, new FlagFall()).game().outcome());
  }

  @Test
  void aFirstMoveByDaysHasItsDaysAndThenNobodyLoses() {
    Table start = Table.timed(INTERNATIONAL, "1/86400");
    assertEquals(TIME_LEFT, start.after(DAY - 1).refuses(WHITE, new FlagFall()));
    assertEquals(NO_FIRST_MOVE, start.after(DAY).does(WHITE, new FlagFall()).game().outcome());
  }

  @Test
  void untilBothHaveMovedEitherCanAbort() {
    for (Side side : Side.values()) {
      Table one = Table.of(INTERNATIONAL).play("32-28");
      Table aborted = one.does(side, new GameCommand.Abort());
      assertEquals(ABORTED, aborted.game().outcome());
      assertEquals(List.of(new GameEvent.Ended(ABORTED)), aborted.events());
      assertEquals(
          new Refused(Refusal.TOO_LATE_TO_ABORT, 0),
          one.play("19-23").refuses(side, new GameCommand.Abort()));
    }
  }

  // ---- while time runs

  @Test
  void theTimeOfWhoeverIsToMoveRunsAndOnlyTheirs() {
    Table table = running("60+0").after(12_345);
    assertEquals(47_655, table.left(WHITE));
    assertEquals(60_000, table.left(BLACK));
    Table moved = table.play("28x19");
    assertEquals(12_345, moved.game().plies().get(2).spent());
    assertEquals(47_655, moved.after(5_000).left(WHITE));
    assertEquals(55_000, moved.after(5_000).left(BLACK));
  }

  @ParameterizedTest
  @CsvSource({
    "180+2, 10000, 172000",
    "180+2, 0, 182000",
    "180d2, 10000, 172000",
    "180d2, 1999, 180000",
    "180d2, 2001, 179999",
    "60+0, 59999, 1"
  })
  void whatIsLeftAfterAMove(String time, long thought, long left) {
    assertEquals(left, running(time).play(thought, "28x19").left(WHITE));
  }

  @ParameterizedTest
  @CsvSource({"60+0, 60500", "60+5, 60500", "60d5, 65500", "1/86400, 86400000"})
  void theServerEndsTheGameAtTheLastMomentThatAMoveCouldBeInTime(String time, long millis) {
    Table table = running(time);
    assertEquals(Table.NOW.plusMillis(millis), table.game().deadline());
    assertEquals(TIME_LEFT, table.after(millis - 1).refuses(BLACK, new FlagFall()));
    Table over = table.after(millis).does(BLACK, new FlagFall());
    assertEquals(BLACK_WINS, over.game().outcome());
    assertEquals(List.of(new GameEvent.Ended(BLACK_WINS)), over.events());
    assertEquals(0, over.left(WHITE));
    assertNull(over.game().deadline());
  }

  @Test
  void aMoveIsInTimeToTheMillisecond() {
    assertFalse(running("60+0").after(59_999).does(WHITE, third(0)).game().isOver());
    assertEquals(BLACK_WINS, running("60+0").after(60_000).does(WHITE, third(0)).game().outcome());
    assertEquals(2, running("60+0").after(60_000).does(WHITE, third(0)).game().plies().size());
  }

  @Test
  void whateverIsAskedTooLateEndsTheGame() {
    Table late = running("60+0").after(60_500);
    for (GameCommand command :
        List.of(new GameCommand.Resign(), new GameCommand.OfferDraw(), new AddTime())) {
      assertEquals(BLACK_WINS, late.does(BLACK, command).game().outcome());
    }
  }

  @Test
  void theClocksOfAFinishedGameStandStill() {
    Table over = running("180d2").after(10_000).does(BLACK, new GameCommand.Resign());
    assertEquals(172_000, over.after(99_000).left(WHITE));
    assertEquals(180_000, over.after(99_000).left(BLACK));
  }

  @Test
  void aClockThatIsSetBackTakesNoTimeAndGivesNone() {
    assertEquals(60_000, running("60+0").play(-5_000, "28x19").left(WHITE));
  }

  @Test
  void eachPlyByDaysHasAllItsDays() {
    Table table = running("1/86400").play(DAY - 1, "28x19");
    assertEquals(DAY, table.left(WHITE));
    assertEquals(DAY - 1_000, table.after(1_000).left(BLACK));
  }

  @Test
  void withoutATimeControlNothingRuns() {
    Table table = Table.of(INTERNATIONAL).play("32-28", "19-23").after(99 * DAY);
    assertNull(table.game().deadline());
    assertEquals(TIME_LEFT, table.refuses(WHITE, new FlagFall()));
    assertFalse(table.play("28x19").game().isOver());
  }

  // ---- the network

  @Test
  void whatTheNetworkTookIsGivenBack() {
    assertEquals(59_300, running("60+0").after(1_000).does(WHITE, third(300)).left(WHITE));
    assertEquals(60_000, running("60+0").after(200).does(WHITE, third(300)).left(WHITE));
    assertEquals(
        700, running("60+0").after(1_000).does(WHITE, third(300)).game().plies().get(2).spent());
  }

  @Test
  void noMoreThanHalfASecondIsGivenBackForAPly() {
    assertEquals(59_500, running("60+0").after(1_000).does(WHITE, third(9_999)).left(WHITE));
    assertEquals(59_000, running("60+0").after(1_000).does(WHITE, third(-9_999)).left(WHITE));
  }

  @Test
  void aSlowNetworkMakesAMoveInTimeByAsMuchAsItTakes() {
    assertFalse(running("60+0").after(60_299).does(WHITE, third(300)).game().isOver());
    assertTrue(running("60+0").after(60_300).does(WHITE, third(300)).game().isOver());
  }

  /** Two seconds a game, however slow a client seems to be. */
  @Test
  void whoSeemsSlowForEverIsGivenTheQuotaAndNoMore() {
    Table table = running("60+0");
    long given = 0;
    for (int ply = 3; ply < 43; ply += 2) {
      long before = table.left(WHITE);
      List<Integer> path = table.game().legalMoves().get(0).path();
      table = table.after(1_000).does(WHITE, new Play(ply, path, 5_000));
      given += table.left(WHITE) - (before - 1_000);
      path = table.game().legalMoves().get(0).path();
      table = table.does(BLACK, new Play(ply + 1, path));
    }
    assertEquals(Clock.LAG_QUOTA, given);
  }

  // ---- more of it

  @Test
  void fifteenSecondsAreGivenToTheOther() {
    Table table = running("60+0").after(50_000).does(BLACK, new AddTime());
    assertEquals(25_000, table.left(WHITE));
    assertEquals(List.of(Happening.Kind.TIME_ADDED), table.happened());
    assertEquals(75_000, table.does(WHITE, new AddTime()).left(BLACK));
  }

  @Test
  void nobodyIsGivenMoreThanSixHours() {
    Table table = running("10800+0");
    for (int i = 0; i < 720; i++) {
      table = table.does(BLACK, new AddTime());
    }
    assertEquals(Duration.ofHours(6).toMillis(), table.left(WHITE));
    assertEquals(new Refused(Refusal.ENOUGH_TIME, 0), table.refuses(BLACK, new AddTime()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-", "1/86400"})
  void whereNoMinutesRunNoneAreAddedOrCredited(String time) {
    Refused none = new Refused(Refusal.NO_CLOCK, 0);
    assertEquals(none, running(time).refuses(BLACK, new AddTime()));
    assertEquals(none, running(time).refuses(BLACK, new Credit(1)));
  }

  @Test
  void whatTheServerWasAwayIsCreditedToWhoeverIsToMove() {
    Table table = running("60+0").after(100_000).does(WHITE, new Credit(65_000));
    assertEquals(25_000, table.left(WHITE));
    assertEquals(60_000, table.left(BLACK));
    assertEquals(List.of(Happening.Kind.TIME_CREDITED), table.happened());
    assertEquals(Table.NOW.plusMillis(125_500), table.game().deadline());
  }

  @Test
  void aFirstMoveIsCreditedToo() {
    Table table = Table.timed(INTERNATIONAL, "60+0").after(40_000).does(WHITE, new Credit(35_000));
    assertEquals(Table.NOW.plusMillis(65_000), table.game().deadline());
  }

  // ---- whom the rules let not lose any more

  @ParameterizedTest
  @CsvSource({
    "international, W:WK1:BK50, DRAW",
    "russian, W:WK1:BK31, DRAW",
    "brazilian, W:WK1:BK31, DRAW",
    "frisian, W:WK1:BK49, DRAW",
    // Their books know of no such ending.
    "english, W:WK1:BK32, BLACK_WINS",
    "italian, W:WK1:BK31, BLACK_WINS",
    "antidraughts, W:WK1:BK50, BLACK_WINS",
    // More than two lone kings.
    "international, 'W:WK1:BK50,45', BLACK_WINS",
    "international, W:WK1:B20, BLACK_WINS",
    "international, 'W:WK1,K2:BK50', BLACK_WINS"
  })
  void aLoneKingAgainstALoneKingIsDrawnOnTimeWhereTheRulesGiveItAFewMovesOnly(
      String variant, String fen, Result result) {
    Variant kind = Variants.byId(variant).orElseThrow();
    assertEquals(new Outcome(result, Ending.TIMEOUT), Verdict.onTime(kind, Fen.read(fen, kind)));
  }
}
