package dama.rules;

import static dama.rules.Variants.RUSSIAN;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.Legal;
import dama.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The code of Russian draughts of 2004, by article. */
class RussianTest {
  private static List<String> moves(String fen) {
    return Legal.moves(RUSSIAN, fen);
  }

  private static String after(String fen, String move) {
    return Legal.after(RUSSIAN, fen, move);
  }

  @Test
  void eachSideBeginsWithTwelveMenOnThreeRowsAndWhiteMovesFirst() {
    assertEquals(
        "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        Fen.write(RUSSIAN.start()));
  }

  @Test
  void aManStepsForwardAlone() {
    assertEquals(List.of("18-14", "18-15"), moves("W:W18:B1"));
    assertEquals(List.of("18-22", "18-23"), moves("B:W32:B18"));
  }

  @Test
  void art1_4_5_aKingMovesAnyDistance() {
    assertEquals(
        List.of("29-4", "29-8", "29-11", "29-15", "29-18", "29-22", "29-25"), moves("W:WK29:B1"));
  }

  @Test
  void art1_5_3_aManCapturesForwardAndBackward() {
    assertEquals(List.of("6x15:10"), moves("W:W6:BK10"));
    assertEquals(List.of("9x2:6"), moves("B:W6,19,K25,31:B5,9"));
  }

  @Test
  void art1_5_14_anyCaptureMayBeChosenEvenTheSmaller() {
    assertEquals(List.of("15x15:9,10,17,18", "26x19:23"), moves("W:W15,26,29:B7,9,10,17,18,23"));
    assertEquals(List.of("11x20:6,14,15,16", "11x20:16"), moves("W:W11:B4,K6,14,15,16,K17"));
  }

  @Test
  void aChosenCaptureMustBeTakenToItsEnd() {
    assertEquals(List.of("24x13:17,27"), moves("B:W17,27:B8,18,24"));
  }

  @Test
  void aKingMustLandWhereItCanGoOn() {
    assertEquals(List.of("6x8:10,11"), moves("W:WK6:B4,10,11"));
    assertEquals(List.of("8x13:17,18"), moves("W:WK8:B17,18,19"));
  }

  @Test
  void bug2_aKingMayStopOnlyWhereItCanGoOn() {
    assertEquals(
        List.of("13x15:17,19,27", "14x30:17,25"),
        moves("B:W12,17,19,23,25,27,29:B1,3,4,7,8,10,11,K13,14"));
  }

  @Test
  void art1_5_15_aManCrownedInPassingGoesOnAsAKing() {
    String fen = "W:W12:B8,14,26";
    assertEquals(List.of("12x31:8,14,26"), moves(fen));
    assertEquals("B:WK31:B", after(fen, "12x31:8,14,26"));
  }

  @Test
  void art1_5_15_aManCrownedInPassingIsAKingEvenIfItEndsElsewhere() {
    assertEquals("B:W5,K12,21,28,29:B", after("W:W5,10,21,28,29:B7,8", "10x12:7,8"));
  }

  @Test
  void bug1_noCaptureIsLeftUnfinished() {
    assertEquals(List.of("12x31:8,14,26"), moves("W:Wh6:Bg7,c5,d2"));
  }

  @Test
  void capturedPiecesStayUntilTheEndAndAreNotJumpedTwice() {
    assertEquals(List.of("11x4:8"), moves("W:W11,21,25,28:B8,9,12,18"));
    assertEquals(List.of("10x1:6"), moves("W:W10,29:B6,12,19"));
    assertEquals(
        List.of("28x4:8,14,16,19,22,27", "28x4:8,19"),
        moves("W:WK28:B2,8,14,K16,18,K19,22,27,K29"));
  }

  @Test
  void theSquareOfOriginCountsAsEmpty() {
    assertEquals(List.of("20x20:10,16,23,24"), moves("B:W10,12,K16,19,23,24:BK20,K25"));
    assertEquals(List.of("10x10:14,15,22,23"), moves("B:W14,K15,K21,K22,K23,K28,32:B10"));
  }

  @Test
  void aSideWithoutALegalMoveHasNone() {
    assertEquals(List.of(), moves("B:WK1,K2,24:B"));
  }
}
