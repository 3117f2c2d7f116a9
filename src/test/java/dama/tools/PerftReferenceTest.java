package dama.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.Reference;
import dama.notation.Fen;
import dama.rules.Position;
import dama.rules.Variant;
import dama.rules.Variants;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Published counts of the ways a game can go on, as deep as takes seconds. */
class PerftReferenceTest {
  private static final long LEAVES_AT_MOST = 1_500_000;

  @ParameterizedTest
  @CsvSource({"international, 29", "russian, 10"})
  void everyPositionHasItsCounts(String id, int positions) {
    Variant variant = Variants.byId(id).orElseThrow();
    List<List<String>> rows =
        Reference.rows("perft.tsv")
            .filter(row -> row.get(0).equals(id) && row.get(2).equals("unique"))
            .toList();
    assertEquals(positions, rows.size());
    for (List<String> row : rows) {
      check(Fen.read(row.get(1), variant), row.get(3).split(",", -1), variant);
    }
  }

  private static void check(Position position, String[] counts, Variant variant) {
    for (int depth = 1; depth <= counts.length; depth++) {
      long count = Long.parseLong(counts[depth - 1]);
      if (count <= LEAVES_AT_MOST) {
        String message = Fen.write(position) + " at depth " + depth;
        assertEquals(count, Perft.count(variant, position, depth), message);
      }
    }
  }
}
