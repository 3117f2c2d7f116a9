package dama.rules;

import static dama.rules.Variants.INTERNATIONAL;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.Legal;
import dama.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Test;

/** FMJD, Official rules of international draughts (Annex 1), by article. */
class InternationalTest {
  private static List<String> moves(String fen) {
    return Legal.moves(INTERNATIONAL, fen);
  }

  private static String after(String fen, String move) {
    return Legal.after(INTERNATIONAL, fen, move);
  }

  @Test
  void eachSideBeginsWithTwentyMenOnFourRowsAndWhiteMovesFirst() {
    assertEquals(
        "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50"
            + ":B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20",
        Fen.write(INTERNATIONAL.start()));
  }

  @Test
  void art3_aManStepsForwardToTheNextRow() {
    assertEquals(List.of("28-22", "28-23"), moves("W:W28:B1"));
    assertEquals(List.of("23-28", "23-29"), moves("B:W50:B23"));
    assertEquals(List.of("26-21"), moves("W:W26:B1"));
  }

  @Test
  void art3_aManStepsOnlyToAnEmptySquare() {
    assertEquals(List.of("27-21", "27-22", "32-28"), moves("W:W27,32:B1"));
  }

  @Test
  void art3_5_aManThatReachesTheFarRowIsCrowned() {
    assertEquals("B:WK1:B45", after("W:W7:B45", "7-1"));
    assertEquals("W:W6:BK46", after("B:W6:B41", "41-46"));
  }

  @Test
  void art3_9_aKingMovesAnyDistanceInEveryDirection() {
    assertEquals(
        List.of(
            "28-5", "28-6", "28-10", "28-11", "28-14", "28-17", "28-19", "28-22", "28-23", "28-32",
            "28-33", "28-37", "28-39", "28-41", "28-44", "28-46", "28-50"),
        moves("W:WK28:B1"));
  }

  @Test
  void art3_9_aKingIsStoppedByAPieceInItsWay() {
    assertEquals(List.of("28-22", "28-23", "32-27", "46-37", "46-41"), moves("W:W28,32,K46:B1"));
  }

  @Test
  void art4_1_aManCapturesForwardAndBackward() {
    assertEquals(List.of("28x19:23"), moves("W:W28:B23"));
    assertEquals(List.of("28x39:33"), moves("W:W28:B33"));
    assertEquals(List.of("18x9:13"), moves("B:W13:B18"));
  }

  @Test
  void art4_1_aPieceDoesNotJumpItsOwn() {
    assertEquals(List.of("22-17", "22-18", "28-23"), moves("W:W22,28:B1"));
  }

  @Test
  void art4_2_twoPiecesInARowAreNotCaptured() {
    assertEquals(List.of("28-22"), moves("W:W28:B19,23"));
  }

  @Test
  void art4_2_capturingIsObligatory() {
    assertEquals(List.of("28x19:23"), moves("W:W28,36,K50:B23"));
  }

  @Test
  void art4_3_aKingCapturesFromAfarAndLandsOnAnyEmptySquareBehind() {
    assertEquals(
        List.of("46x5:28", "46x10:28", "46x14:28", "46x19:28", "46x23:28"), moves("W:WK46:B28"));
  }

  @Test
  void art4_3_aKingStopsBeforeTheNextPieceBehindItsVictim() {
    assertEquals(List.of("46x23:28"), moves("W:WK46:B14,19,28"));
  }

  @Test
  void art4_5_aManGoesOnCapturingInEveryDirection() {
    assertEquals(List.of("33x11:17,28"), moves("W:W25,27,32,33,34,45:B15,17,28"));
  }

  @Test
  void art4_6_aKingTurnsInTheCourseOfACapture() {
    assertEquals(List.of("40x21:17,34"), moves("W:WK40:B17,26,34"));
  }

  @Test
  void art4_anEmptySquareMayBeCrossedTwice() {
    assertEquals(
        List.of("40x12:8,9,17,18,27,30,38,39"), moves("W:WK40:B6,8,9,16,17,18,27,K30,38,39"));
  }

  @Test
  void art4_theSquareOfOriginCountsAsEmpty() {
    assertEquals(
        List.of("49x49:33,34,43,44"), moves("W:W49:B4,11,20,22,33,34,36,41,43,44,K46,K47"));
    assertEquals(List.of("39x50:18,19,34,44"), moves("W:WK29,35,K39,K42:B10,18,19,26,34,36,44"));
  }

  @Test
  void art4_11_capturedPiecesStayUntilTheEndAndAreNotJumpedTwice() {
    assertEquals(List.of("37x48:32,33,43"), moves("W:WK22,37:B10,17,27,32,33,K36,43"));
    assertEquals(List.of("46x5:10,19,41"), moves("W:W11,K22,K46:B7,K10,17,19,29,41"));
  }

  @Test
  void art4_11_noJumpLandsOnACapturedPiece() {
    assertEquals(
        List.of(
            "4x28:8,13,14,17,23,29,30,37,43,44",
            "4x28:8,13,14,17,23,29,30,41,43,44",
            "4x32:8,13,14,17,23,29,30,37,43,44",
            "4x32:8,13,14,17,23,29,30,41,43,44"),
        moves("W:WK4,6,11,15:B1,5,K8,13,14,16,K17,23,29,30,37,41,43,44,K46").stream()
            .sorted()
            .toList());
  }

  @Test
  void art4_13_theGreatestNumberMustBeCaptured() {
    assertEquals(List.of("50x5:10,44"), moves("W:W35,42,K50:B10,44"));
  }

  @Test
  void art4_13_theGreatestNumberIsTakenOverAllPieces() {
    assertEquals(List.of("13x47:31,41"), moves("W:WK5,K13,14,21,33,K39:B31,38,41"));
  }

  @Test
  void art4_13_aKingIsWorthNoMoreThanAMan() {
    assertEquals(List.of("28x37:32", "28x39:33"), moves("W:W28:BK32,33"));
  }

  @Test
  void art4_14_amongEqualNumbersThePlayerIsFree() {
    assertEquals(
        List.of("36x31:19,27,37,38", "36x31:23,27,37,38"),
        moves("B:W19,21,23,26,27,37,38:B11,K36,41,K49"));
  }

  @Test
  void art4_15_aManThatOnlyTouchesTheFarRowStaysAMan() {
    String fen = "W:W13,K30,K36:B7,8,9,10,11,K50";
    assertEquals(List.of("13x15:9,10"), moves(fen));
    assertEquals("B:W15,K30,K36:B7,8,11,K50", after(fen, "13x15:9,10"));
  }

  @Test
  void art4_15_aManWhoseCaptureEndsOnTheFarRowIsCrowned() {
    assertEquals("B:WK4:B5,K11", after("W:W13:B5,9,K11", "13x4:9"));
  }

  @Test
  void aSideWithoutALegalMoveHasNone() {
    assertEquals(List.of(), moves("B:W42:B"));
    assertEquals(List.of(), moves("W:W6:B1"));
  }

  @Test
  void bug4_capturesWithTheSameEndsAreToldApartByWhatTheyTake() {
    assertEquals(List.of("4x15:13,20,32", "4x15:13,20,37"), moves("W:WK4:B13,20,32,37"));
  }

  @Test
  void bug7_aKingHasNoMoveToItsOwnSquare() {
    assertEquals(
        List.of("49-21", "49-27", "49-32", "49-35", "49-38", "49-40", "49-43", "49-44"),
        moves("B:WK1,K2,14,16,31,37,42:BK49"));
  }
}
