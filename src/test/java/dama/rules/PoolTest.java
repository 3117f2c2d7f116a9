package dama.rules;

import static dama.rules.Variants.POOL;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.Legal;
import dama.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pool checkers: APCA, Tournament rules of play, by number. */
class PoolTest {
  private static List<String> moves(String fen) {
    return Legal.moves(POOL, fen);
  }

  @Test
  void rule7_blackBegins() {
    assertEquals(
        "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        Fen.write(POOL.start()));
  }

  @Test
  void rule14_aManCapturesBackwardToo() {
    assertEquals(List.of("14x23:18"), moves("W:W14:B18"));
  }

  @Test
  void rule16_aManThatJumpsOnFromTheFarRowStaysAMan() {
    assertEquals("B:W17:B", Legal.after(POOL, "W:W12:B8,7,14", "12x17:7,8,14"));
  }

  @Test
  void rule20_anyCaptureMayBeChosenButToItsEnd() {
    assertEquals(List.of("13x6:9", "22x8:11,18"), moves("W:W13,22:B9,11,18"));
  }
}
