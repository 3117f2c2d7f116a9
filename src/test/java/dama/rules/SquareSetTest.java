package dama.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class SquareSetTest {
  private static final List<Integer> ACROSS = List.of(1, 50, 62, 63, 64, 65, 72, 127);

  @Test
  void squaresOnBothWordsAreHeldAndWalkedInOrder() {
    SquareSet set = SquareSet.of(ACROSS);
    assertEquals(ACROSS, set.toList());
    assertEquals(8, set.count());
    ACROSS.forEach(square -> assertTrue(set.has(square)));
    assertFalse(set.has(2));
    assertFalse(set.has(66));
  }

  @Test
  void aSquareGoesAndComesBack() {
    for (int square : ACROSS) {
      SquareSet set = SquareSet.of(ACROSS).without(square);
      assertFalse(set.has(square));
      assertEquals(SquareSet.of(ACROSS), set.with(square));
    }
    assertTrue(SquareSet.EMPTY.isEmpty());
    assertFalse(SquareSet.EMPTY.with(100).isEmpty());
  }

  @Test
  void setsMeet() {
    SquareSet low = SquareSet.of(List.of(1, 2, 70));
    SquareSet high = SquareSet.of(List.of(2, 70, 71));
    assertEquals(List.of(2, 70), low.and(high).toList());
    assertEquals(List.of(1, 2, 70, 71), low.or(high).toList());
    assertEquals(List.of(1), low.minus(high).toList());
  }
}
