package dama.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dama.Reference;
import dama.rules.Variant;
import dama.rules.Variants;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games that people played, read and replayed to what another reader came to. */
class PdnReferenceTest {
  static Stream<Variant> variants() {
    return Variants.all().stream();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void everyFileReadsAsItsTableSays(Variant variant) {
    Map<String, List<String>> files =
        Reference.rows("pdn_index.tsv")
            .filter(row -> row.get(2).equals(variant.id()))
            .collect(
                Collectors.groupingBy(
                    row -> row.get(0),
                    TreeMap::new,
                    Collectors.mapping(PdnReferenceTest::expected, Collectors.toList())));
    files.forEach((file, games) -> assertEquals(games, found(file, variant), file));
  }

  @ParameterizedTest
  @MethodSource("variants")
  void whatIsReadIsWrittenAndReadAgain(Variant variant) {
    Reference.rows("pdn_index.tsv")
        .filter(row -> row.get(2).equals(variant.id()))
        .map(row -> row.get(0))
        .distinct()
        .flatMap(file -> games(file).stream())
        .filter(score -> score.replay(variant).fault() == null)
        .map(score -> score.play(variant))
        .forEach(PdnReferenceTest::assertComesBack);
  }

  private static void assertComesBack(PdnGame game) {
    String text = PdnWriter.write(game);
    PdnGame again = PdnReader.read(text).get(0).play(game.variant());
    assertEquals(game.moves(), again.moves(), text);
    assertEquals(text, PdnWriter.write(again));
  }

  private static List<String> found(String file, Variant variant) {
    List<String> found = new ArrayList<>();
    for (PdnScore score : games(file)) {
      PdnReplay replay = score.replay(variant);
      assertEquals(replay.status().word().startsWith("ok"), replay.fault() == null);
      found.add(
          String.join(
              " ",
              Integer.toString(score.number()),
              replay.status().word(),
              Integer.toString(replay.moves().size()),
              score.terminator(),
              Fen.write(replay.position())));
    }
    return found;
  }

  private static String expected(List<String> row) {
    assertFalse(row.get(3).isEmpty());
    return String.join(" ", row.get(1), row.get(3), row.get(4), row.get(5), row.get(7));
  }

  private static List<PdnScore> games(String file) {
    try (InputStream in = Files.newInputStream(Reference.path("pdn/" + file))) {
      List<PdnScore> games = new ArrayList<>();
      new PdnReader(in).forEachRemaining(games::add);
      return games;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
