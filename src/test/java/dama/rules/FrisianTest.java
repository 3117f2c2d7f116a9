package dama.rules;

import static dama.rules.Variants.FRISIAN;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.Legal;
import dama.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Frisian draughts: Official rules (2011), by article. */
class FrisianTest {
  private static List<String> moves(String fen) {
    return Legal.moves(FRISIAN, fen);
  }

  @Test
  void art4_eachSideBeginsWithTwentyMen() {
    assertEquals(20, FRISIAN.start().count(Side.WHITE));
    assertEquals(9, moves(Fen.write(FRISIAN.start())).size());
  }

  @Test
  void art7_aManStepsForwardOnTheDiagonalsOnly() {
    assertEquals(List.of("28-22", "28-23"), moves("W:W28:B1"));
  }

  @Test
  void art7_aManCapturesAlongColumnsToo() {
    assertEquals(List.of("28x8:18"), moves("W:W28:B18"));
  }

  @Test
  void art7_aManCapturesInEveryDirection() {
    assertEquals(List.of("28x26:27", "28x30:29", "28x48:38"), moves("W:W28:B38,27,29"));
  }

  @Test
  void art9_aKingStepsOnDiagonalsOnly() {
    assertEquals(15, moves("W:WK33:B31").size());
  }

  @Test
  void art9_aKingCapturesAlongRowsAndColumnsFromAfar() {
    assertEquals(List.of("46x6:16"), moves("W:WK46:B16"));
  }

  @Test
  void aManAndAKingAreWorthMoreThanAKing() {
    assertEquals(List.of("26x6:11,21"), moves("W:W26,45:B21,11,K40"));
  }

  @Test
  void aKingIsWorthMoreThanAMan() {
    assertEquals(List.of("45x34:40"), moves("W:W26,45:B21,K40"));
  }

  @Test
  void kingsBeingWorthAlmostTwoMenTwoOfThemGoBeforeThree() {
    assertEquals(List.of("26x6:11,21"), moves("W:W26,45:BK21,K11,40,30,20"));
  }

  @Test
  void ofEqualWorthTheCaptureByAKingGoesFirst() {
    assertEquals(List.of("46x6:16"), moves("W:W45,K46:B40,16"));
  }
}
