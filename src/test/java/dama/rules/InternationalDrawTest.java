package dama.rules;

import static dama.rules.Variants.INTERNATIONAL;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** FMJD Annex 1, art. 6: when a game is drawn. Limits are in plies: two for a move of each side. */
class InternationalDrawTest {
  private static Endgame endgame(String fen) {
    return Endgame.of(INTERNATIONAL, fen);
  }

  @Test
  void art6_1_thePositionThatStandsForTheThirdTimeDraws() {
    String[] thereAndBack = {"1-7", "50-44", "7-1", "44-50"};
    Endgame twice = endgame("W:WK1,36:BK50,15").play(thereAndBack);
    assertEquals(2, twice.counters().repetitions());
    Endgame almost = twice.play("1-7", "50-44", "7-1");
    assertEquals(2, almost.counters().repetitions());
    Endgame thrice = almost.play("44-50");
    assertEquals(3, thrice.counters().repetitions());
    assertEquals(
        "FMJD 6.1",
        thrice.counters().reached(INTERNATIONAL.drawRules()).map(DrawRule::article).orElse(""));
  }

  @Test
  void art6_1_thePositionWithTheOtherSideToMoveIsAnother() {
    Endgame endgame = endgame("W:WK1:BK50,15").play("1-18", "50-44", "18-1", "44-6");
    assertEquals(1, endgame.play("1-7", "6-50").counters().repetitions());
  }

  @Test
  void art6_1_noPositionComesBackOverAMoveOfAMan() {
    Endgame endgame = endgame("W:WK1,36:BK50,15").play("1-7", "50-44", "36-31");
    assertEquals(List.of(endgame.position()), endgame.counters().recurring());
  }

  @Test
  void art6_2_twentyFiveKingMovesOfEachSideDraw() {
    Endgame endgame = endgame("W:WK1,36:BK50,15").idle(49);
    assertEquals(List.of(), endgame.drawn());
    assertEquals(List.of("FMJD 6.2"), endgame.idle(1).drawn());
  }

  @Test
  void art6_2_aMoveOfAManOrACaptureBeginsTheCountAgain() {
    Endgame endgame = endgame("W:WK1,36:BK50,15").idle(48);
    assertEquals(0, endgame.play("36-31").counters().quietKingPlies());
    Endgame capture = endgame("W:WK46:BK1,37").play("46x32:37");
    assertEquals(0, capture.counters().quietKingPlies());
  }

  @Test
  void art6_3_aLoneKingAgainstThreeHoldsSixteenMoves() {
    for (String three : List.of("K1,K2,K3", "K1,K2,31", "K1,31,36")) {
      Endgame endgame = endgame("W:W" + three + ":BK50").idle(31);
      assertEquals(List.of(), endgame.drawn(), three);
      assertEquals(List.of("FMJD 6.3"), endgame.idle(1).drawn(), three);
    }
  }

  @Test
  void art6_3_theCountGoesOnOverMovesOfMenAndACrowning() {
    Endgame steps = endgame("W:WK1,K2,20:BK50").play("20-15").idle(1).play("15-10").idle(1);
    assertEquals(4, steps.counters().loneKingAgainstThreePlies());
    assertEquals(5, steps.play("10-5").counters().loneKingAgainstThreePlies());
  }

  @Test
  void art6_3_theLimitStandsWhenOneOfTheThreeIsTaken() {
    String moves =
        "17-12 50-6 34-29 6-50 12-8 50-6 23-10 6-17 8-3 17-11 10-46 11-44 3-21 44-39 46-19 39-44 "
            + "21-12 44-6 19-30 6-22 12-23 22-6 23-1 6-22 30-19 22-4 19-23 4-31 1-7 31-42 7-18 "
            + "42x15:29";
    Endgame taken = endgame("W:W17,K23,34:BK50").play(moves.split(" ", -1));
    assertEquals(0, taken.counters().loneKingAgainstTwoPlies());
    assertEquals(List.of("FMJD 6.3"), taken.drawn());
  }

  @Test
  void art6_4_aLoneKingAgainstTwoOrOneHoldsFiveMoves() {
    for (String few : List.of("K1,K2", "K1,36", "K1")) {
      Endgame endgame = endgame("W:W" + few + ":BK50").idle(9);
      assertEquals(List.of(), endgame.drawn(), few);
      assertEquals(List.of("FMJD 6.4"), endgame.idle(1).drawn(), few);
    }
  }

  @Test
  void art6_4_aCaptureThatLeavesOneAgainstOneDoesNotBeginAgain() {
    Endgame endgame = endgame("B:WK1,39:BK50").play("50x33:39");
    assertEquals(1, endgame.counters().loneKingAgainstTwoPlies());
  }

  @Test
  void art6_3_againstMenAloneNothingIsCountedUntilOneIsCrowned() {
    Endgame men = endgame("W:W6,31,36:BK50").play("31-27").idle(1);
    assertEquals(0, men.counters().loneKingAgainstThreePlies());
    Endgame crowned = men.play("6-1");
    assertEquals(0, crowned.counters().loneKingAgainstThreePlies());
    assertEquals(1, crowned.idle(1).counters().loneKingAgainstThreePlies());
  }

  @Test
  void moreThanThreeAgainstALoneKingAreNotLimited() {
    assertEquals(0, endgame("W:WK1,K2,K3,36:BK50").idle(9).counters().loneKingAgainstThreePlies());
  }
}
