package dama.naive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.notation.Fen;
import dama.rules.Variant;
import dama.rules.Variants;
import dama.tools.Rules;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Both readings of the rules agree. The system property {@code deep.agreement} says on how many
 * random positions of each kind.
 */
class AgreementTest {
  private static final int POSITIONS = Integer.getInteger("deep.agreement", 3_000);
  private static final long SEED = 20261130;

  static List<Variant> all() {
    return Variants.all();
  }

  @ParameterizedTest
  @MethodSource("all")
  void bothGeneratorsFindTheSameMoves(Variant variant) {
    RandomPosition positions = new RandomPosition(variant.id(), SEED);
    int followed = 0;
    for (int i = 0; i < POSITIONS; i++) {
      String fen = positions.next();
      Optional<String> expected = Moves.of(variant.id(), fen);
      if (expected.isPresent()) {
        assertEquals(expected.get(), Rules.moves(variant, Fen.read(fen, variant)), fen);
        followed++;
      }
    }
    assertTrue(followed > POSITIONS * 9 / 10, "followed " + followed + " of " + POSITIONS);
  }
}
