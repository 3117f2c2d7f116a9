package dama.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class PiecesTest {
  private final Pieces pieces = new Pieces(8);

  @Test
  void piecesAreOneMessageWithTheLastOfThem() {
    assertEquals(Optional.empty(), pieces.add("ab", false));
    assertEquals(Optional.empty(), pieces.add("", false));
    assertEquals(Optional.of("abcd"), pieces.add("cd", true));
    assertEquals(Optional.of("next"), pieces.add("next", true));
    assertEquals(Optional.of("12345678"), pieces.add("12345678", true));
    assertFalse(pieces.isTooLong());
  }

  @Test
  void theirSumIsBoundedInBytesAndNothingIsHeardAfterwards() {
    assertEquals(Optional.empty(), pieces.add("ščćž", false));
    assertFalse(pieces.isTooLong());
    assertEquals(Optional.empty(), pieces.add("x", false));
    assertTrue(pieces.isTooLong());
    assertEquals(Optional.empty(), pieces.add("y", true));
    assertEquals(Optional.empty(), pieces.add("{}", true));
  }
}
