package dama.rules;

import static dama.rules.Variants.ITALIAN;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.Legal;
import dama.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Italian draughts: FID, Regolamento tecnico, capo I, by article. */
class ItalianTest {
  private static List<String> moves(String fen) {
    return Legal.moves(ITALIAN, fen);
  }

  @Test
  void art2_3_aSquareOfPlayLiesInWhitesRightCorner() {
    assertEquals(
        "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        Fen.write(ITALIAN.start()));
    assertEquals(7, BoardSize.EIGHT_MIRRORED.column(32));
    assertEquals(0, BoardSize.EIGHT_MIRRORED.column(1));
  }

  @Test
  void art4_7_aKingGoesOneSquare() {
    assertEquals(List.of("19-14", "19-15", "19-22", "19-23"), moves("W:WK19:B1"));
  }

  @Test
  void art5_3_aManCapturesForwardOnlyAndNoKing() {
    assertEquals(List.of("19-15"), moves("W:W19:B23,K14"));
  }

  @Test
  void art6_6_theGreatestNumberMustBeTaken() {
    assertEquals(List.of("28x10:14,23"), moves("W:W28,K30:B23,14,K26"));
  }

  @Test
  void art6_7_ofEqualNumbersTheCaptureByAKingGoesFirst() {
    assertEquals(List.of("18x11:14"), moves("W:WK18,21:B14,17"));
  }

  @Test
  void art6_8_ofThoseByAKingTheOneWithMostKings() {
    assertEquals(List.of("18x4:7,14"), moves("W:WK18:BK14,K7,13,5"));
  }

  @Test
  void art6_9_thenTheOneThatComesUponAKingFirst() {
    assertEquals(List.of("18x4:7,14"), moves("W:WK18:BK14,7,13,K5"));
  }
}
