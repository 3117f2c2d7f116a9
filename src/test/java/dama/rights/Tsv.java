package dama.rights;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A table to be read by people, and by tests. */
final class Tsv {
  private static final Path HOME = Path.of("src", "test", "resources", "rights");

  private Tsv() {}

  /** The cells of each line but the first, which names them. */
  static Stream<String[]> rows(String name) {
    try {
      return Files.readAllLines(HOME.resolve(name)).stream()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .skip(1)
          .map(line -> line.split("\t", -1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
