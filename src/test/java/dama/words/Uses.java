package dama.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Where pages, scripts and Java name sentences.
 *
 * @param asked each key that is asked for outright; a part that is filled in when it runs is {@code
 *     *}
 * @param quoted everything that is quoted and may be a key or the beginning of one
 */
record Uses(Set<String> asked, Set<String> quoted) {
  private static final List<Path> ROOTS = List.of(Path.of("webapp"), Path.of("src/main/java"));
  private static final Pattern ASKED =
      Pattern.compile(
          "[wW]ords(?:\\(\\))?\\s*\\.(?:of|count)\\(\\s*"
              + "(?:'([^'\\s]+)'|\"([^\"\\s]+)\"|`([^`]+)`)\\s*[,)]");
  private static final Pattern QUOTED =
      Pattern.compile("'([a-z]\\w*\\.[^'\\s]*)'|\"([a-z]\\w*\\.[^\"\\s]*)\"|`([a-z]\\w*\\.[^`]*)`");
  private static final Pattern FILLED_IN = Pattern.compile("\\$\\{[^}]*}");

  static Uses find() {
    Uses uses = new Uses(new TreeSet<>(), new TreeSet<>());
    for (Path root : ROOTS) {
      try (Stream<Path> files = Files.walk(root)) {
        files.filter(Uses::isSource).forEach(uses::read);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return uses;
  }

  /** Whether anything may ask for the key. */
  boolean mention(String key) {
    return quoted.stream().anyMatch(each -> covers(each, key));
  }

  /**
   * Whether a key, with {@code *} for what is filled in, or its beginning before a dot, is that
   * key.
   */
  static boolean covers(String pattern, String key) {
    if (pattern.endsWith(".")) {
      return key.startsWith(pattern);
    }
    String regex = Pattern.quote(pattern).replace("*", "\\E[\\w.-]+\\Q");
    return Pattern.matches(regex, key);
  }

  private static boolean isSource(Path file) {
    return Stream.of(".xhtml", ".js", ".java").anyMatch(file.toString()::endsWith);
  }

  private void read(Path file) {
    try {
      String text = Files.readString(file);
      collect(ASKED.matcher(text), asked);
      collect(QUOTED.matcher(text), quoted);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void collect(Matcher matcher, Set<String> into) {
    while (matcher.find()) {
      for (int quote = 1; quote <= matcher.groupCount(); quote++) {
        String found = matcher.group(quote);
        if (found != null) {
          into.add(FILLED_IN.matcher(found).replaceAll("*"));
        }
      }
    }
  }
}
