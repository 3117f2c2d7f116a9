package dama.player;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Names by which somebody could pass for one who runs the site, in the languages of the site. A
 * name is one of them if it looks like one, or if one of its words does, whatever digits follow.
 */
final class ReservedNames {

  private static final Set<String> LOOKS = read();

  private ReservedNames() {}

  static boolean include(Name name) {
    return Stream.concat(Stream.of(name.spelling()), Stream.of(name.spelling().split("[ '-]+", -1)))
        .map(word -> word.replaceAll("\\p{Nd}+$", ""))
        .filter(word -> !word.isEmpty())
        .flatMap(ReservedNames::keys)
        .anyMatch(LOOKS::contains);
  }

  private static Stream<String> keys(String word) {
    Name key = Name.of(word);
    return Stream.of(key.letters(), key.looks());
  }

  private static Set<String> read() {
    try (InputStream list = ReservedNames.class.getResourceAsStream("reserved-names.txt");
        BufferedReader lines =
            new BufferedReader(
                new InputStreamReader(Objects.requireNonNull(list), StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .filter(line -> !line.startsWith("#"))
          .flatMap(line -> Stream.of(line.split(" ", -1)))
          .map(word -> word.replace('_', ' '))
          .flatMap(ReservedNames::keys)
          .collect(Collectors.toUnmodifiableSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
