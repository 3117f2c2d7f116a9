package dama.words;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The sentences of one language. Those that count things have one key a plural form; the key
 * without its form is the stem.
 *
 * @param asInEnglish the keys that the file says may read as in English, with the reason
 */
record Bundle(String language, Map<String, String> sentences, Map<String, String> asInEnglish) {
  private static final Path DIRECTORY = Path.of("src/main/resources/dama/words");
  private static final Set<String> FORMS = Set.of("zero", "one", "two", "few", "many", "other");
  private static final Pattern EXCEPTIONS =
      Pattern.compile(
          "^# As in English: ((?:[a-z]\\w*(?:\\.[\\w-]+)+, )+)(.+)$", Pattern.MULTILINE);
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)}");

  static Bundle read(String language) {
    String text = text(language);
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, String> sentences = new TreeMap<>();
    properties
        .stringPropertyNames()
        .forEach(key -> sentences.put(key, properties.getProperty(key)));
    return new Bundle(language, sentences, asInEnglish(text));
  }

  private static String text(String language) {
    try {
      return Files.readString(DIRECTORY.resolve(language + ".properties"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Lines such as {@code # As in English: chat.title, lobby.title, the Dutch word, too}. */
  private static Map<String, String> asInEnglish(String text) {
    Map<String, String> reasons = new TreeMap<>();
    EXCEPTIONS
        .matcher(text)
        .results()
        .forEach(
            line ->
                Stream.of(line.group(1).split(", ", -1))
                    .filter(key -> !key.isEmpty())
                    .forEach(key -> reasons.put(key, line.group(2))));
    return reasons;
  }

  /** The plural forms that it counts with. That CLDR has the same ones is asked in node. */
  Set<String> forms() {
    return sentences.keySet().stream()
        .filter(key -> !form(key).isEmpty() && stems().contains(stem(key)))
        .map(Bundle::form)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The keys that count, without their forms. Every language has {@code other} and one more. */
  Set<String> stems() {
    return sentences.keySet().stream()
        .filter(key -> !form(key).isEmpty() && !form(key).equals("other"))
        .map(Bundle::stem)
        .filter(stem -> sentences.containsKey(stem + ".other"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The keys that do not count. */
  Set<String> plain() {
    Set<String> stems = stems();
    return sentences.keySet().stream()
        .filter(key -> form(key).isEmpty() || !stems.contains(stem(key)))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  String sentence(String key) {
    return sentences.getOrDefault(key, "");
  }

  Set<String> placeholders(String key) {
    return PLACEHOLDER
        .matcher(sentence(key))
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  static String withoutPlaceholders(String sentence) {
    return PLACEHOLDER.matcher(sentence).replaceAll("");
  }

  private static String form(String key) {
    String last = key.substring(key.lastIndexOf('.') + 1);
    return FORMS.contains(last) ? last : "";
  }

  private static String stem(String key) {
    return key.substring(0, key.lastIndexOf('.'));
  }
}
