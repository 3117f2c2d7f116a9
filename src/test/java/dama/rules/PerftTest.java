package dama.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.naive.RandomPosition;
import dama.notation.Fen;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** However ways are counted, they are as many. */
class PerftTest {
  static List<Variant> all() {
    return Variants.all();
  }

  @ParameterizedTest
  @MethodSource("all")
  void wordsAndMovesCountAlike(Variant variant) {
    RandomPosition positions = new RandomPosition(variant.id(), 7);
    Perft bulk = new Perft(variant, true);
    Perft single = new Perft(variant, false);
    for (int i = 0; i < 200; i++) {
      Position position = Fen.read(positions.next(), variant);
      for (int depth = 0; depth <= 2; depth++) {
        long expected = count(variant, position, depth);
        assertEquals(expected, bulk.count(position, depth), () -> Fen.write(position));
        assertEquals(expected, single.count(position, depth), () -> Fen.write(position));
      }
    }
  }

  private static long count(Variant variant, Position position, int depth) {
    return depth == 0
        ? 1
        : variant.legalMoves(position).stream()
            .mapToLong(move -> count(variant, variant.play(position, move), depth - 1))
            .sum();
  }
}
