package dama.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.notation.Fen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MaterialTest {

  /** 7.2.7: the strong side holds no square of the road, neither with a king nor with a man. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "W:WK1,K2,20:BK29 true",
        "W:WK1,K2,18:BK29 false",
        "W:WK1,K18,20:BK29 false",
        "W:WK1,K2,20:BK30 false"
      })
  void aLoneKingHoldsTheMainRoadAlone(String fen, boolean holds) {
    assertEquals(holds, Material.holdsMainRoad(Fen.read(fen, Variants.RUSSIAN)));
  }
}
