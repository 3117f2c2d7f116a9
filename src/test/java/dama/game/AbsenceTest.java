package dama.game;

import static dama.rules.Side.BLACK;
import static dama.rules.Side.WHITE;
import static dama.rules.Variants.INTERNATIONAL;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.game.Decision.Refused;
import dama.game.GameCommand.ClaimAbsence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the other may do when a player is gone. */
class AbsenceTest {
  private static final Refused NOT_ABSENT = new Refused(Refusal.NOT_ABSENT, 0);

  /** White is to move. */
  private static Table running(String time) {
    return Table.timed(INTERNATIONAL, time).play("32-28", "19-23");
  }

  private static ClaimAbsence win(boolean left) {
    return new ClaimAbsence(true, Table.NOW, left);
  }

  @ParameterizedTest
  @CsvSource({
    "180+0, false, 60",
    "300+0, false, 60",
    "900+10, false, 120",
    "1800+0, false, 180",
    "-, false, 180",
    "180+0, true, 10",
    "1800+0, true, 10",
    "-, true, 10"
  })
  void whoIsGoneForSoManySecondsMayLose(String time, boolean left, long seconds) {
    Table before = running(time).after(seconds * 1_000 - 1);
    assertEquals(NOT_ABSENT, before.refuses(BLACK, win(left)));
    Table after = before.after(1);
    assertEquals(
        new Outcome(Result.BLACK_WINS, Ending.ABSENCE),
        after.does(BLACK, win(left)).game().outcome());
    assertEquals(
        new Outcome(Result.DRAW, Ending.ABSENCE),
        after.does(BLACK, new ClaimAbsence(false, Table.NOW, left)).game().outcome());
  }

  @Test
  void nobodyClaimsOnTheirOwnTurn() {
    Table table = running("-").after(999_000);
    assertEquals(new Refused(Refusal.YOUR_TURN, 0), table.refuses(WHITE, win(true)));
  }

  @Test
  void nobodyClaimsFromSomebodyWhoIsHere() {
    Table table = running("-").after(999_000);
    assertEquals(NOT_ABSENT, table.refuses(BLACK, new ClaimAbsence(true, null, false)));
  }

  @ParameterizedTest
  @CsvSource({"300+0, false, 60", "300+0, true, 10", "-, false, 180", "-, true, 10"})
  void whoWasElsewhereBeforeHasTheWholeTimeOnceItIsTheirTurn(
      String time, boolean left, long seconds) {
    Table table = running(time).after(90_000).play("28x19").after(seconds * 1_000 - 1);
    assertEquals(NOT_ABSENT, table.refuses(WHITE, win(left)));
    assertEquals(
        new Outcome(Result.WHITE_WINS, Ending.ABSENCE),
        table.after(1).does(WHITE, win(left)).game().outcome());
  }

  @Test
  void aGameByDaysKnowsNoAbsence() {
    Table table = running("1/86400").after(86_000_000);
    assertEquals(NOT_ABSENT, table.refuses(BLACK, win(true)));
  }

  @Test
  void beforeBothHaveMovedNobodyWins() {
    Table table = Table.of(INTERNATIONAL).after(180_000);
    assertEquals(
        new Outcome(Result.NONE, Ending.ABORTED), table.does(BLACK, win(false)).game().outcome());
  }
}
