package dama.rules;

import static dama.rules.Variants.PORTUGUESE;
import static dama.rules.Variants.SPANISH;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.Legal;
import dama.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Portuguese draughts: Spanish draughts by another name and number. */
class PortugueseTest {
  private static List<String> moves(String fen) {
    return Legal.moves(PORTUGUESE, fen);
  }

  @Test
  void itIsPlayedAsInSpain() {
    assertEquals(Legal.moves(SPANISH, "W:WK18,24:B14,7,20,K12"), moves("W:WK18,24:B14,7,20,K12"));
    assertEquals(
        "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        Fen.write(PORTUGUESE.start()));
  }

  @Test
  void bothNumberTheirSquaresFromWhite() {
    assertEquals(List.of(Side.WHITE, Side.WHITE), List.of(numbered(SPANISH), numbered(PORTUGUESE)));
  }

  private static Side numbered(Variant variant) {
    return variant.pdn().numberedFrom();
  }
}
