package dama.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.Reference;
import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Variant;
import dama.rules.Variants;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games that people played, replayed to the position that another reader came to. */
class PdnReferenceTest {
  private final Map<String, List<PdnScore>> files = new HashMap<>();

  @ParameterizedTest
  @CsvSource({"international, 846", "russian, 122"})
  void everyGameComesToItsFinalPosition(String id, int count) {
    Variant variant = Variants.byId(id).orElseThrow();
    List<List<String>> games =
        Reference.rows("pdn_index.tsv")
            .filter(row -> row.get(2).equals(id) && row.get(3).equals("ok"))
            .toList();
    assertEquals(count, games.size());
    StringBuilder wrong = new StringBuilder();
    for (List<String> row : games) {
      String found = replay(row.get(0), Integer.parseInt(row.get(1)), variant);
      String expected = row.get(4) + " " + row.get(7);
      if (!found.equals(expected)) {
        wrong.append(row.get(0) + " " + row.get(1) + ": " + found + " but " + expected + "\n");
      }
    }
    assertEquals("", wrong.toString());
  }

  private String replay(String file, int number, Variant variant) {
    try {
      PdnGame game =
          files.computeIfAbsent(file, PdnReferenceTest::read).get(number - 1).play(variant);
      Position position = game.start();
      for (Move move : game.moves()) {
        position = variant.play(position, move);
      }
      return game.moves().size() + " " + Fen.write(position);
    } catch (NotationException | IndexOutOfBoundsException e) {
      return String.valueOf(e.getMessage());
    }
  }

  /** As Latin-1, which no byte offends: only moves matter here. */
  private static List<PdnScore> read(String file) {
    try {
      return PdnReader.read(
          Files.readString(Reference.path("pdn/" + file), StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
