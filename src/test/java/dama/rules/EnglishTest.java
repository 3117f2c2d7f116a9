package dama.rules;

import static dama.rules.Variants.ENGLISH;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.Legal;
import dama.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Test;

/** English draughts: WCDF, Rules of draughts, by article. */
class EnglishTest {
  private static List<String> moves(String fen) {
    return Legal.moves(ENGLISH, fen);
  }

  @Test
  void art1_11_blackBeginsWithTwelveMenASide() {
    assertEquals(
        "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        Fen.write(ENGLISH.start()));
  }

  @Test
  void art1_17_aKingGoesOneSquareInEachDirection() {
    assertEquals(List.of("18-14", "18-15", "18-22", "18-23"), moves("W:WK18:B1"));
  }

  @Test
  void art1_17_aKingTakesNothingFromAfar() {
    assertEquals(List.of("29-25"), moves("W:WK29:B18"));
  }

  @Test
  void art1_18_aManCapturesForwardOnly() {
    assertEquals(List.of("14-9", "14-10"), moves("W:W14:B18"));
    assertEquals(List.of("20x11:16"), moves("W:W14,20:B16,18"));
  }

  @Test
  void art1_18_aManTakesAKing() {
    assertEquals(List.of("20x11:16"), moves("W:W20:BK16"));
  }

  @Test
  void art1_19_aManCrownedByAJumpEndsThere() {
    assertEquals(List.of("10x3:7"), moves("W:W10:B7,8"));
    assertEquals("B:WK3:B8", Legal.after(ENGLISH, "W:W10:B7,8", "10x3:7"));
  }

  @Test
  void bug8_aCrownedManDoesNotJumpOn() {
    assertEquals(List.of("21x30:25"), moves("B:W25,26:B21"));
  }

  @Test
  void art1_20_anyCaptureMayBeChosenButToItsEnd() {
    assertEquals(List.of("13x6:9", "22x8:11,18"), moves("W:W13,22:B9,11,18"));
  }

  @Test
  void bug9_aCaptureIsObligatory() {
    assertEquals(List.of("25x18:22"), moves("W:WK25:B4,16,19,22"));
  }
}
