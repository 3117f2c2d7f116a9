package dama.rules;

import static dama.rules.Variants.SPANISH;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.Legal;
import dama.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Spanish draughts: the law of quantity, then that of quality. */
class SpanishTest {
  private static List<String> moves(String fen) {
    return Legal.moves(SPANISH, fen);
  }

  @Test
  void theBoardIsMirrored() {
    assertEquals(
        "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        Fen.write(SPANISH.start()));
    assertEquals(BoardSize.EIGHT_MIRRORED, SPANISH.boardSize());
  }

  @Test
  void aManCapturesForwardOnly() {
    assertEquals(List.of("18-13", "18-14"), moves("W:W18:B23"));
  }

  @Test
  void aKingFlies() {
    assertEquals(
        List.of("32x1:19,28", "32x5:19,28", "32x10:19,28", "32x14:19,28"), moves("W:WK32:B28,19"));
  }

  @Test
  void theGreatestNumberMustBeTaken() {
    assertEquals(List.of("28x10:14,23"), moves("W:W18,28:BK14,15,23"));
  }

  @Test
  void amongEqualNumbersTheMostKingsMustBeTaken() {
    assertEquals(List.of("24x8:12,20"), moves("W:WK18,24:B14,7,20,K12"));
  }
}
