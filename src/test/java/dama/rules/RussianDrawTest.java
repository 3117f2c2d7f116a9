package dama.rules;

import static dama.rules.Variants.RUSSIAN;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Official rules of Russian draughts, art. 7.2: when a game is drawn. Limits are in plies. */
class RussianDrawTest {
  private static Endgame endgame(String fen) {
    return Endgame.of(RUSSIAN, fen);
  }

  @Test
  void art7_2_3_thePositionThatStandsForTheThirdTimeDraws() {
    Endgame endgame = endgame("W:WK1,21:BK32,12");
    for (int i = 0; i < 2; i++) {
      endgame = endgame.play("1-6", "32-27", "6-1", "27-32");
    }
    assertEquals(
        "7.2.3", endgame.counters().reached(RUSSIAN.drawRules()).map(DrawRule::article).orElse(""));
  }

  @Test
  void art7_2_4_threeKingsOrMoreMustWinWithinFifteenMoves() {
    for (String kings : List.of("K1,K2,K3", "K1,K2,K3,K5")) {
      Endgame endgame = endgame("W:W" + kings + ":BK32").idle(29);
      assertEquals(List.of(), endgame.drawn(), kings);
      assertEquals(List.of("7.2.4"), endgame.idle(1).drawn(), kings);
    }
  }

  @Test
  void art7_2_4_aCaptureThatLeavesThreeKingsBeginsTheCountAgain() {
    Endgame endgame = endgame("B:WK1,K2,K3,K27:BK32").play("32x23:27");
    assertEquals(0, endgame.counters().loneKingAgainstKingsPlies());
  }

  @Test
  void art7_2_4_aManOfTheStrongSideSuspendsTheCount() {
    assertEquals(0, endgame("W:WK1,K2,K3,21:BK32").idle(9).counters().loneKingAgainstKingsPlies());
  }

  @Test
  void art7_2_5_fifteenKingMovesOfEachSideDraw() {
    String eight = "W:WK1,21,25,29:BK32,8,12,16";
    assertEquals(List.of(), endgame(eight).idle(29).drawn());
    assertEquals(List.of("7.2.5"), endgame(eight).idle(30).drawn());
  }

  @Test
  void art7_2_6_fourOrFivePiecesHaveThirtyMovesAndSixOrSevenSixty() {
    assertEquals(List.of(), endgame("W:WK1,21:BK32,12").idle(59).drawn());
    assertEquals(List.of("7.2.6"), endgame("W:WK1,21:BK32,12").idle(60).drawn());
    assertEquals(List.of(), endgame("W:WK1,21,25:BK32,12,16").idle(119).drawn());
    assertEquals(List.of("7.2.6"), endgame("W:WK1,21,25:BK32,12,16").idle(120).drawn());
  }

  @Test
  void art7_2_6_theBalanceIsCountedWhileBothSidesHaveAKing() {
    assertEquals(0, endgame("W:WK1,21:B12,16").play("1-6").counters().sameBalancePlies());
    assertEquals(1, endgame("W:WK1,21:BK12,16").play("1-6").counters().sameBalancePlies());
  }

  @Test
  void art7_2_6_aStepOfAManDoesNotChangeTheBalanceButACrowningDoes() {
    Endgame endgame = endgame("W:WK1,10:BK32,12").idle(2);
    assertEquals(3, endgame.play("10-6").counters().sameBalancePlies());
    Endgame crowning = endgame("W:WK1,10,7:BK32,21").idle(2);
    assertEquals(0, crowning.play("7-3").counters().sameBalancePlies());
  }

  @Test
  void art7_2_7_aLoneKingOnTheMainRoadHoldsFiveMovesAgainstThree() {
    Endgame endgame = endgame("W:WK1,K5,12:BK29");
    for (int i = 0; i < 2; i++) {
      endgame = endgame.play("1-6", "29-25", "6-1", "25-29");
    }
    assertEquals(8, endgame.counters().mainRoadPlies());
    assertEquals(List.of(), endgame.play("1-6").drawn());
    assertEquals(List.of("7.2.7"), endgame.play("1-6", "29-25").drawn());
  }

  @Test
  void art7_2_7_leavingTheRoadStopsTheCountWithoutUndoingIt() {
    Endgame endgame = endgame("W:WK1,K5,12:BK29").play("1-6", "29-22", "6-1", "22-17");
    assertEquals(3, endgame.counters().mainRoadPlies());
    assertEquals(3, endgame.play("1-6").counters().mainRoadPlies());
  }

  @Test
  void art7_2_7_theStrongSideOnTheRoadDeniesIt() {
    Endgame endgame = endgame("W:WK4,K1,K2:BK29").play("1-6");
    assertEquals(0, endgame.counters().mainRoadPlies());
  }

  @Test
  void art7_2_7_onTheMainRoadTheBalanceHoldsFifteenMovesAsOnLidraughts() {
    Position held = Fen.read("W:WK1,10,12:BK29", RUSSIAN);
    DrawCounters before = counted(held, 29);
    DrawCounters then = counted(held, 30);
    Position off = Fen.read("W:WK1,10,12:BK32", RUSSIAN);
    DrawCounters elsewhere = counted(off, 30);
    assertEquals(List.of(), new Endgame(RUSSIAN, held, before).drawn());
    assertEquals(List.of("7.2.7 (lidraughts)"), new Endgame(RUSSIAN, held, then).drawn());
    assertEquals(List.of(), new Endgame(RUSSIAN, off, elsewhere).drawn());
  }

  @Test
  void art7_2_6_aBalanceWithoutAKingOnEachSideIsNotLimited() {
    for (String fen : List.of("W:WK1,10:B20,21", "W:W10,22:BK32,21")) {
      Position position = Fen.read(fen, RUSSIAN);
      assertEquals(0, counted(position, 60).sameBalancePlies(), fen);
    }
    assertEquals(60, counted(Fen.read("W:WK1,10:BK32,21", RUSSIAN), 60).sameBalancePlies());
  }

  @Test
  void art7_2_8_aLoneKingAgainstTwoOrOneHoldsFiveMoves() {
    for (String few : List.of("K1,K2", "K1,21", "K1")) {
      Endgame endgame = endgame("W:W" + few + ":BK32").idle(9);
      assertEquals(List.of(), endgame.drawn(), few);
      assertEquals(List.of("7.2.8"), endgame.idle(1).drawn(), few);
    }
  }

  /** So many plies without capture or crowning, and nothing else counted. */
  private static DrawCounters counted(Position position, int plies) {
    return new DrawCounters(List.of(position), 0, 0, 0, 0, plies, 0, KingWalk.NONE, KingWalk.NONE);
  }
}
