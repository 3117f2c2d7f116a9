package dama.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dama.rules.Move;
import dama.rules.Variants;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PliesTest {
  private static final Game START = Game.start(Variants.INTERNATIONAL);

  private static Ply ply(int number, Move move) {
    return new Ply(
        number, START.turn(), move, "of " + number, START.position(), Instant.EPOCH, number);
  }

  private static Ply ply(int number) {
    return ply(number, START.legalMoves().get(0));
  }

  @Test
  void aListIsWhatWasAddedHoweverLongItGrows() {
    List<Ply> expected = new ArrayList<>();
    Plies plies = Plies.NONE;
    for (int number = 1; number <= 200; number++) {
      expected.add(ply(number));
      plies = plies.with(ply(number));
      assertEquals(expected, plies);
    }
    assertEquals(Plies.of(expected), plies);
  }

  @Test
  void whatIsAddedToAListChangesNoOther() {
    Plies one = Plies.NONE.with(ply(1));
    Plies first = one.with(ply(2));
    Plies second = one.with(ply(2, START.legalMoves().get(1)));
    Plies third = second.with(ply(3));
    assertEquals(List.of(ply(1)), one);
    assertEquals(List.of(ply(1), ply(2)), first);
    assertEquals(List.of(ply(1), ply(2, START.legalMoves().get(1)), ply(3)), third);
    assertThrows(IndexOutOfBoundsException.class, () -> one.get(1));
  }
}
