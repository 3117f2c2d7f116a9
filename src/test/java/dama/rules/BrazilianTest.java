package dama.rules;

import static dama.rules.Variants.BRAZILIAN;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.Legal;
import dama.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Brazilian draughts: International moves on the small board. */
class BrazilianTest {
  private static List<String> moves(String fen) {
    return Legal.moves(BRAZILIAN, fen);
  }

  @Test
  void eachSideBeginsWithTwelveMenAndWhiteMovesFirst() {
    assertEquals(
        "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        Fen.write(BRAZILIAN.start()));
  }

  @Test
  void theGreatestNumberMustBeTaken() {
    assertEquals(List.of("15x15:9,10,17,18"), moves("W:W15,26,29:B7,9,10,17,18,23"));
  }

  @Test
  void aManThatTouchesTheFarRowInPassingStaysAMan() {
    assertEquals(List.of("12x17:7,8,14"), moves("W:W12:B8,7,14"));
    assertEquals("B:W17:B", Legal.after(BRAZILIAN, "W:W12:B8,7,14", "12x17:7,8,14"));
  }
}
