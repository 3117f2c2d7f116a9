package dama.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class MoveTest {
  private static final Move SHORT = new Move(List.of(1, 10), List.of(6), false);
  private static final Move LONG = new Move(List.of(1, 10, 19), List.of(6, 15), false);
  private static final Move OTHER = new Move(List.of(1, 12), List.of(8), false);

  @Test
  void movesAreOrderedSquareBySquareAndAShorterPathComesFirst() {
    assertEquals(
        List.of(SHORT, LONG, OTHER),
        List.of(OTHER, LONG, SHORT).stream().sorted(Move.BY_PATH).toList());
    assertEquals(List.of(SHORT, LONG), List.of(SHORT, LONG).stream().sorted(Move.BY_PATH).toList());
  }
}
