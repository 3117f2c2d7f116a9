package dama.game;

import static dama.rules.Side.BLACK;
import static dama.rules.Variants.ANTIDRAUGHTS;
import static dama.rules.Variants.BREAKTHROUGH;
import static dama.rules.Variants.INTERNATIONAL;
import static dama.rules.Variants.PODDAVKI;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import dama.game.Decision.Refused;
import dama.game.GameCommand.Play;
import dama.notation.Fen;
import dama.rules.DrawCounters;
import dama.rules.KingWalk;
import dama.rules.Position;
import dama.rules.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How a game ends by the rules. */
class EndingTest {
  @Test
  void whoHasNoPieceLeftHasLost() {
    Table table = Table.of(INTERNATIONAL, "W:W28:B23").play("28x19");
    Outcome outcome = new Outcome(Result.WHITE_WINS, Ending.NO_PIECES);
    assertEquals(outcome, table.game().outcome());
    assertEquals(new GameEvent.Ended(outcome), table.events().get(1));
    assertEquals(List.of(), table.game().legalMoves());
  }

  @Test
  void whoCannotMoveHasLost() {
    assertEquals(
        new Outcome(Result.BLACK_WINS, Ending.NO_MOVES),
        Table.of(INTERNATIONAL, "B:W46:B36,37").play("36-41").game().outcome());
  }

  @Test
  void threeTimesTheSamePositionIsADraw() {
    Table table = Table.of(INTERNATIONAL, "W:WK1,36:BK50,15");
    for (int i = 0; i < 2; i++) {
      assertFalse(table.game().isOver());
      table = table.play("1-7", "50-44", "7-1", "44-50");
    }
    assertEquals(new Outcome(Result.DRAW, Ending.REPETITION), table.game().outcome());
  }

  @Test
  void aCounterThatRunsOutIsADraw() {
    Table table =
        Table.of(INTERNATIONAL, "W:WK1:BK50")
            .play("1-7", "50-45", "7-2", "45-40", "2-8", "40-35", "8-3", "35-30", "3-9");
    assertFalse(table.game().isOver());
    assertEquals(new Outcome(Result.DRAW, Ending.MOVE_LIMIT), table.play("30-35").game().outcome());
  }

  @Test
  void aLossComesBeforeADraw() {
    Position blocked = Fen.read("W:W46:B37,41", INTERNATIONAL);
    DrawCounters allOut =
        new DrawCounters(
            List.of(blocked, blocked, blocked),
            50,
            32,
            10,
            30,
            120,
            10,
            KingWalk.NONE,
            KingWalk.NONE);
    assertEquals(
        new Outcome(Result.BLACK_WINS, Ending.NO_MOVES),
        Verdict.on(INTERNATIONAL, blocked, INTERNATIONAL.legalMoves(blocked), allOut));
  }

  @Test
  void whoCannotMoveHasWonAtAntidraughts() {
    assertEquals(
        new Outcome(Result.WHITE_WINS, Ending.NO_MOVES),
        Table.of(ANTIDRAUGHTS, "B:W46:B36,37").play("36-41").game().outcome());
    assertEquals(
        new Outcome(Result.BLACK_WINS, Ending.NO_PIECES),
        Table.of(PODDAVKI, "W:W18:B14").play("18x9").game().outcome());
  }

  @Test
  void whoHasTheFirstKingHasWonAtBreakthrough() {
    Table table = Table.of(BREAKTHROUGH, "W:W12,46:B37,35").play("12-7", "35-40");
    assertFalse(table.game().isOver());
    assertEquals(
        new Outcome(Result.WHITE_WINS, Ending.CROWNED), table.play("7-1").game().outcome());
  }

  @Test
  void whoCannotMoveHasLostAtBreakthroughToo() {
    assertEquals(
        new Outcome(Result.BLACK_WINS, Ending.NO_MOVES),
        Table.of(BREAKTHROUGH, "B:W46:B36,37").play("36-41").game().outcome());
  }

  @Test
  void aFinishedGameTakesNoCommand() {
    Table over = Table.of(INTERNATIONAL).does(BLACK, new GameCommand.Resign());
    for (Side side : Side.values()) {
      for (GameCommand command :
          List.of(
              new Play(1, List.of(32, 28)),
              new GameCommand.OfferDraw(),
              new GameCommand.AcceptDraw(),
              new GameCommand.DeclineDraw(),
              new GameCommand.Resign())) {
        assertEquals(new Refused(Refusal.GAME_OVER, 0), over.refuses(side, command));
      }
    }
    assertNull(over.game().drawOfferedBy());
  }
}
