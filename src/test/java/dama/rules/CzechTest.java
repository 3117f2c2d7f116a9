package dama.rules;

import static dama.rules.Variants.CZECH;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.Legal;
import dama.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Czech draughts: Pravidla of the federation, by article. */
class CzechTest {
  private static List<String> moves(String fen) {
    return Legal.moves(CZECH, fen);
  }

  @Test
  void eachSideBeginsWithTwelveMenAndWhiteMovesFirst() {
    assertEquals(
        "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        Fen.write(CZECH.start()));
  }

  @Test
  void art4_1_aManCapturesForwardOnly() {
    assertEquals(List.of("14-9", "14-10"), moves("W:W14:B18"));
  }

  @Test
  void art4_14_whereAKingCanCaptureAManMayNot() {
    assertEquals(List.of("29x4:8,22"), moves("W:WK29,20:B22,16,8"));
  }

  @Test
  void ofTheCapturesOfAKingAnyMayBeChosen() {
    assertEquals(
        List.of("29x4:15,22", "29x5:14,22", "29x8:15,22", "29x9:14,22", "29x11:15,22"),
        moves("W:WK29:B22,14,15"));
  }
}
