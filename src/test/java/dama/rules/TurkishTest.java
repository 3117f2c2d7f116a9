package dama.rules;

import static dama.rules.Variants.TURKISH;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.Legal;
import dama.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Turkish draughts, as the Turkish federation plays it. Square 1 is a8, square 64 h1. */
class TurkishTest {
  private static List<String> moves(String fen) {
    return Legal.moves(TURKISH, fen);
  }

  @Test
  void eachSideBeginsWithSixteenMenOnItsSecondAndThirdRows() {
    assertEquals(
        "W:W41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56"
            + ":B9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24",
        Fen.write(TURKISH.start()));
  }

  @Test
  void aManGoesAheadAndSideways() {
    assertEquals(List.of("36-28", "36-35", "36-37"), moves("W:W36:B1"));
  }

  @Test
  void aManCapturesAheadAndSidewaysButNotBack() {
    assertEquals(List.of("36x20:28", "36x34:35", "36x38:37"), moves("W:W36:B28,35,37"));
    assertEquals(List.of("36-28", "36-35", "36-37"), moves("W:W36:B44"));
  }

  @Test
  void aKingCapturesFromAfarAndGoesOnInTheSameLine() {
    assertEquals(List.of("60x4:20,36", "60x12:20,36"), moves("W:WK60:B20,36"));
  }

  @Test
  void theGreatestNumberMustBeTakenWhateverItsWorth() {
    assertEquals(List.of("36x4:12,28"), moves("W:WK36:BK10,12,28"));
  }

  @Test
  void aPieceIsLiftedAsSoonAsItIsTakenSoThatItsSquareCanBeCrossed() {
    assertEquals(
        List.of("57x1:25,35,41,44,50", "57x9:25,35,41,44,50", "57x17:25,35,41,44,50"),
        moves("W:WK57:B25,35,41,44,50"));
  }

  @Test
  void aKingDoesNotTurnStraightBack() {
    assertEquals(
        List.of("41x1:33", "41x9:33", "41x17:33", "41x25:33", "41x57:49"), moves("W:WK41:B33,49"));
  }

  @Test
  void aManThatComesToTheFarRowGoesOnAlongItAsAManAndIsCrownedAtRest() {
    assertEquals(List.of("20x2:3,12"), moves("W:W20:B1,3,12"));
    assertEquals("B:WK2:B1", Legal.after(TURKISH, "W:W20:B1,3,12", "20x2:3,12"));
  }
}
