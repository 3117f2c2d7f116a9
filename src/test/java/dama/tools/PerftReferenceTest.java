package dama.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.Reference;
import dama.notation.Fen;
import dama.rules.Perft;
import dama.rules.Position;
import dama.rules.Variant;
import dama.rules.Variants;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Published counts of the ways a game can go on, as deep as takes seconds. The system property
 * {@code deep.perft} says how many leaves are too many; {@code mvn test -Pdeep} counts nearly all.
 */
class PerftReferenceTest {
  private static final long LEAVES_AT_MOST = Long.getLong("deep.perft", 30_000_000);

  /** Sequences are counted by way of moves as objects, which takes its time. */
  private static final long SEQUENCES_AT_MOST = LEAVES_AT_MOST / 100;

  @ParameterizedTest
  @CsvSource({
    "international, 29, 9",
    "russian, 10, 3",
    "brazilian, 13, 4",
    "english, 6, 5",
    "pool, 0, 1",
    "italian, 1, 2",
    "frisian, 1, 1"
  })
  void everyPositionHasItsCounts(String id, int positions, int sequences) {
    Variant variant = Variants.byId(id).orElseThrow();
    assertEquals(positions, check(variant, "unique", LEAVES_AT_MOST));
    assertEquals(sequences, check(variant, "sequence", SEQUENCES_AT_MOST));
  }

  private static int check(Variant variant, String convention, long most) {
    List<List<String>> rows =
        Reference.rows("perft.tsv")
            .filter(row -> row.get(0).equals(variant.id()) && row.get(2).startsWith(convention))
            .toList();
    for (List<String> row : rows) {
      check(variant, Fen.read(row.get(1), variant), row.get(3).split(",", -1), convention, most);
    }
    return rows.size();
  }

  private static void check(
      Variant variant, Position position, String[] counts, String convention, long most) {
    Perft perft = new Perft(variant, true);
    for (int depth = 1; depth <= counts.length; depth++) {
      long expected = Long.parseLong(counts[depth - 1]);
      if (expected <= most) {
        long count =
            convention.equals("unique")
                ? perft.count(position, depth)
                : perft.countSequences(position, depth);
        String what = Fen.write(position) + " at depth " + depth;
        assertEquals(expected, count, variant.id() + " " + convention + " " + what);
      }
    }
  }
}
