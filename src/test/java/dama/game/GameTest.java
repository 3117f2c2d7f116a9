package dama.game;

import static dama.rules.Side.BLACK;
import static dama.rules.Side.WHITE;
import static dama.rules.Variants.CZECH;
import static dama.rules.Variants.FRISIAN;
import static dama.rules.Variants.INTERNATIONAL;
import static dama.rules.Variants.RUSSIAN;
import static dama.rules.Variants.SPANISH;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.game.Decision.Refused;
import dama.game.Decision.Repeated;
import dama.game.GameCommand.Play;
import dama.notation.Fen;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Playing: whose turn it is, and what is refused. */
class GameTest {
  private static Refused refused(Refusal reason) {
    return new Refused(reason, 0);
  }

  private static Play play(int ply, Integer... path) {
    return new Play(ply, List.of(path));
  }

  @Test
  void aGameBeginsWithWhiteToMoveAndNobodyWinning() {
    Game game = Game.start(INTERNATIONAL);
    assertEquals(WHITE, game.turn());
    assertFalse(game.isOver());
    assertEquals(9, game.legalMoves().size());
  }

  @Test
  void aMoveIsRecordedAndTheTurnPasses() {
    Table table = Table.of(INTERNATIONAL).does(WHITE, play(1, 32, 28));
    Ply ply = table.game().plies().get(0);
    assertEquals(List.of(new GameEvent.Moved(ply)), table.events());
    assertEquals("1 WHITE 32-28", ply.number() + " " + ply.by() + " " + ply.notation());
    assertEquals(table.game().position(), ply.after());
    assertEquals(Table.NOW, ply.at());
    assertEquals(BLACK, table.game().turn());
  }

  @Test
  void theOtherSideMayNotMove() {
    Table table = Table.of(INTERNATIONAL);
    assertEquals(refused(Refusal.NOT_YOUR_TURN), table.refuses(BLACK, play(1, 20, 24)));
  }

  @Test
  void aPlyThatIsNotTheNextIsStale() {
    Table table = Table.of(INTERNATIONAL).play("32-28");
    assertEquals(refused(Refusal.STALE_PLY), table.refuses(BLACK, play(1, 20, 24)));
    assertEquals(refused(Refusal.STALE_PLY), table.refuses(BLACK, play(3, 20, 24)));
    assertEquals(refused(Refusal.STALE_PLY), table.refuses(WHITE, play(1, 33, 28)));
    assertEquals(refused(Refusal.STALE_PLY), table.refuses(WHITE, play(0, 33, 28)));
    assertEquals(refused(Refusal.STALE_PLY), table.refuses(WHITE, play(-1, 33, 28)));
  }

  @Test
  void theSameMoveSentAgainIsAcknowledgedAndPlayedOnce() {
    Game game = Table.of(INTERNATIONAL).play("32-28", "19-23", "28x19").game();
    assertEquals(new Repeated(game.plies().get(0)), game.apply(play(1, 32, 28), WHITE, Table.NOW));
    assertEquals(new Repeated(game.plies().get(2)), game.apply(play(3, 28, 19), WHITE, Table.NOW));
  }

  @Test
  void theLastMoveSentAgainIsAcknowledgedEvenWhenTheGameIsOver() {
    Game game = Table.of(INTERNATIONAL, "W:W28:B23").play("28x19").game();
    assertTrue(game.isOver());
    assertEquals(new Repeated(game.plies().get(0)), game.apply(play(1, 28, 19), WHITE, Table.NOW));
    assertEquals(refused(Refusal.GAME_OVER), game.apply(play(1, 28, 19), BLACK, Table.NOW));
    assertEquals(refused(Refusal.GAME_OVER), game.apply(play(2, 19, 14), WHITE, Table.NOW));
  }

  @Test
  void aMoveThatIsNoneIsIllegal() {
    assertEquals(refused(Refusal.ILLEGAL_MOVE), Table.of(INTERNATIONAL).refuses(32, 23));
    assertEquals(refused(Refusal.ILLEGAL_MOVE), Table.of(INTERNATIONAL).refuses(20, 24));
  }

  @Test
  void aPathThatIsNoneIsIllegalAndThrowsNothing() {
    for (String fen : List.of("W:W31:B20", "W:W28:B23")) {
      Table table = Table.of(INTERNATIONAL, fen);
      assertEquals(refused(Refusal.ILLEGAL_MOVE), table.refuses());
      assertEquals(refused(Refusal.ILLEGAL_MOVE), table.refuses(28));
      assertEquals(refused(Refusal.ILLEGAL_MOVE), table.refuses(28, null));
      assertEquals(refused(Refusal.ILLEGAL_MOVE), table.refuses(28, 51));
      assertEquals(refused(Refusal.ILLEGAL_MOVE), table.refuses(0, -7));
      assertEquals(refused(Refusal.ILLEGAL_MOVE), table.refuses(Integer.MAX_VALUE, 1));
      Integer[] endless = Collections.nCopies(10_000, 28).toArray(Integer[]::new);
      assertEquals(refused(Refusal.ILLEGAL_MOVE), table.refuses(endless));
    }
  }

  @Test
  void aStepWhereACaptureIsPossibleMustBeACapture() {
    Table table = Table.of(INTERNATIONAL, "W:W28,36:B23");
    assertEquals(refused(Refusal.MUST_CAPTURE), table.refuses(36, 31));
    assertEquals(refused(Refusal.MUST_CAPTURE), table.refuses(28, 22));
  }

  @Test
  void aSmallerCaptureIsToldHowManyMustBeTaken() {
    Table table = Table.of(INTERNATIONAL, "W:W35,42,K50:B10,44");
    assertEquals(new Refused(Refusal.MUST_CAPTURE_MOST, 2), table.refuses(50, 39));
    Table two = Table.of(INTERNATIONAL, "W:W27,42:B21,22,12,38");
    assertEquals(new Refused(Refusal.MUST_CAPTURE_MOST, 2), two.refuses(42, 33));
    assertEquals(new Refused(Refusal.MUST_CAPTURE_MOST, 2), two.refuses(27, 18));
    assertEquals(refused(Refusal.MUST_CAPTURE), two.refuses(42, 37));
  }

  @Test
  void inRussianDraughtsTheSmallerCaptureIsFreeButNoCaptureIsLeftUnfinished() {
    Table.of(RUSSIAN, "W:W15,26,29:B7,9,10,17,18,23").play("26x19");
    assertEquals(refused(Refusal.ILLEGAL_MOVE), Table.of(RUSSIAN, "W:W12:B8,14,26").refuses(12, 3));
  }

  @Test
  void originAndDestinationAreEnoughUnlessTwoCapturesShareThem() {
    Table.of(RUSSIAN, "W:W12:B8,14,26").does(WHITE, play(1, 12, 31));
    Table two = Table.of(INTERNATIONAL, "W:WK4:B13,20,32,37");
    assertEquals(refused(Refusal.AMBIGUOUS_MOVE), two.refuses(4, 15));
    assertEquals("4x31x42x15", two.play("4x31x42x15").game().plies().get(0).notation());
  }

  @Test
  void aCaptureMayGoAnyOfItsWays() {
    Table table = Table.of(INTERNATIONAL, "W:WK46:B28,K3");
    Game game = table.does(WHITE, play(1, 46, 19)).game();
    assertEquals("B:WK19:BK3", Fen.write(game.position()));
  }

  @Test
  void whereTheLawOfQualityIsBrokenAnotherCaptureIsDemanded() {
    Table table = Table.of(SPANISH, "W:WK18,24:B14,7,20,K12");
    assertEquals(refused(Refusal.MUST_CAPTURE_OTHER), table.refuses(18, 4));
    assertEquals(
        new Refused(Refusal.MUST_CAPTURE_MOST, 2),
        Table.of(SPANISH, "W:W18,28:BK14,15,23").refuses(18, 11));
  }

  @Test
  void whereAKingMustCaptureAManMayNot() {
    Table table = Table.of(CZECH, "W:WK29,20:B22,16,8");
    assertEquals(refused(Refusal.MUST_CAPTURE_OTHER), table.refuses(20, 11));
  }

  @Test
  void aFrisianKingRestsAfterThreeMoves() {
    Table table =
        Table.of(FRISIAN, "W:WK1,36:BK50,15").play("1-7", "50-44", "7-1", "44-50", "1-7", "50-44");
    assertEquals(refused(Refusal.KING_MUST_REST), table.refuses(7, 12));
    assertEquals(refused(Refusal.ILLEGAL_MOVE), table.refuses(7, 13));
    assertEquals(1, table.game().legalMoves().size());
  }
}
