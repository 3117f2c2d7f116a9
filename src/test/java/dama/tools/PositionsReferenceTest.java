package dama.tools;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.Reference;
import dama.notation.Fen;
import dama.rules.Variant;
import dama.rules.Variants;
import java.util.List;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions with their legal moves and where these lead, as independent engines agree on them. */
class PositionsReferenceTest {
  @ParameterizedTest
  @ValueSource(strings = {"international", "russian"})
  void everyPositionHasItsMoves(String id) {
    Variant variant = Variants.byId(id).orElseThrow();
    List<List<String>> rows = Reference.rows("positions/" + id + ".tsv").toList();
    assertEquals(1800, rows.size());
    assertAll(rows.stream().map(row -> check(row, variant)));
  }

  private static Executable check(List<String> row, Variant variant) {
    return () ->
        assertEquals(row.get(7), Rules.moves(variant, Fen.read(row.get(1), variant)), row.get(0));
  }
}
