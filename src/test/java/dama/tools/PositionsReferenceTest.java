package dama.tools;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.Reference;
import dama.notation.Fen;
import dama.rules.Position;
import dama.rules.Variant;
import dama.rules.Variants;
import java.util.List;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions with their legal moves and where these lead, as independent engines agree on them. */
class PositionsReferenceTest {
  @ParameterizedTest
  @CsvSource({
    "international, 1800",
    "russian, 1800",
    "brazilian, 1800",
    "english, 1800",
    "frisian, 719",
    "italian, 720",
    "spanish, 720",
    "pool, 720",
    "czech, 720"
  })
  void everyPositionHasItsMoves(String id, int positions) {
    Variant variant = Variants.byId(id).orElseThrow();
    List<List<String>> rows = Reference.rows("positions/" + id + ".tsv").toList();
    assertEquals(positions, rows.size());
    assertAll(rows.stream().map(row -> check(row, variant)));
  }

  private static Executable check(List<String> row, Variant variant) {
    return () -> {
      Position position = Fen.read(row.get(1), variant);
      assertEquals(row.get(7), Rules.moves(variant, position), row.get(0));
      assertEquals(row.get(3), "" + variant.sequences(position).size(), row.get(0));
    };
  }
}
