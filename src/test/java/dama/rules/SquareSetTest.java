package dama.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SquareSetTest {
  private static final List<Integer> ACROSS = List.of(0, 1, 50, 62, 63, 64, 65, 72, 127);

  private static SquareSet set(List<Integer> places) {
    SquareSet set = SquareSet.EMPTY;
    for (int place : places) {
      set = set.with(place);
    }
    return set;
  }

  private static List<Integer> places(SquareSet set) {
    List<Integer> places = new ArrayList<>();
    for (int place = set.from(0); place >= 0; place = set.from(place + 1)) {
      places.add(place);
    }
    return places;
  }

  @Test
  void placesOnBothWordsAreHeldAndWalkedInOrder() {
    SquareSet set = set(ACROSS);
    assertEquals(ACROSS, places(set));
    assertEquals(9, set.count());
    ACROSS.forEach(place -> assertTrue(set.has(place)));
    assertFalse(set.has(2));
    assertFalse(set.has(66));
  }

  @Test
  void aPlaceGoesAndComesBack() {
    for (int place : ACROSS) {
      SquareSet set = set(ACROSS).without(place);
      assertFalse(set.has(place));
      assertEquals(set(ACROSS), set.with(place));
    }
    assertTrue(SquareSet.EMPTY.isEmpty());
    assertFalse(SquareSet.EMPTY.with(100).isEmpty());
    assertFalse(SquareSet.EMPTY.with(10).isEmpty());
  }

  @Test
  void setsMeet() {
    SquareSet low = set(List.of(1, 2, 70));
    SquareSet high = set(List.of(2, 70, 71));
    assertEquals(List.of(2, 70), places(low.and(high)));
    assertEquals(List.of(1, 2, 70, 71), places(low.or(high)));
    assertEquals(List.of(1), places(low.minus(high)));
  }
}
