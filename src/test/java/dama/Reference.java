package dama;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Recorded positions, games and counts that other engines agree on. They are not part of the
 * project: the folder is looked for beside it, or where the system property {@code reference} says.
 * Where it is not, the test that wants it is left out and says so.
 */
public final class Reference {
  private Reference() {}

  public static Path path(String name) {
    Path folder = Path.of(System.getProperty("reference", "../shared/reference"));
    Path path = folder.resolve(name);
    if (!Files.exists(path)) {
      String message = "left out: no reference data at " + path.toAbsolutePath().normalize();
      System.out.println(message);
      assumeTrue(false, message);
    }
    return path;
  }

  public static String text(String name) {
    try {
      return Files.readString(path(name), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }

  public static Stream<String> lines(String name) {
    return text(name).lines();
  }

  /** The rows of a table without its heading, as columns; every row is long enough. */
  public static Stream<List<String>> rows(String name) {
    return lines(name).skip(1).map(line -> List.of(line.split("\t", -1)));
  }
}
