package dama.player;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Letters that look like others, of one script or of two: Unicode's table. */
final class LookAlikes {

  private static final Map<Integer, String> TABLE = read();

  private LookAlikes() {}

  /** A text with each letter replaced by the one that stands for all that look like it. */
  static String of(String text) {
    return text.codePoints()
        .mapToObj(point -> TABLE.getOrDefault(point, Character.toString(point)))
        .collect(Collectors.joining());
  }

  private static Map<Integer, String> read() {
    try (InputStream table = LookAlikes.class.getResourceAsStream("lookalikes.tsv");
        BufferedReader lines =
            new BufferedReader(
                new InputStreamReader(Objects.requireNonNull(table), StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .collect(
              Collectors.toUnmodifiableMap(
                  row -> Integer.valueOf(row[0], 16), row -> points(row[1])));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String points(String hexadecimal) {
    return Stream.of(hexadecimal.split(" ", -1))
        .map(point -> Character.toString(Integer.parseInt(point, 16)))
        .collect(Collectors.joining());
  }
}
