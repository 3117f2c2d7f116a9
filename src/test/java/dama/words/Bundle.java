package dama.words;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The sentences of one language. Those that count things have one key a plural form; the key
 * without its form is the stem.
 */
record Bundle(String language, Map<String, String> sentences) {
  static final Map<String, List<String>> LANGUAGES = languages();

  private static final Path DIRECTORY = Path.of("src/main/resources/dama/words");
  private static final Set<String> FORMS = Set.of("zero", "one", "two", "few", "many", "other");
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)}");

  /** Each language with its plural forms by CLDR. */
  private static Map<String, List<String>> languages() {
    Map<String, List<String>> forms = new LinkedHashMap<>();
    forms.put("en", List.of("one", "other"));
    forms.put("hr", List.of("one", "few", "other"));
    forms.put("mk", List.of("one", "other"));
    forms.put("bn", List.of("one", "other"));
    forms.put("tr", List.of("one", "other"));
    forms.put("ar", List.of("zero", "one", "two", "few", "many", "other"));
    return forms;
  }

  static Bundle read(String language) {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(DIRECTORY.resolve(language + ".properties"))) {
      properties.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, String> sentences = new TreeMap<>();
    properties
        .stringPropertyNames()
        .forEach(key -> sentences.put(key, properties.getProperty(key)));
    return new Bundle(language, sentences);
  }

  List<String> forms() {
    return LANGUAGES.getOrDefault(language, List.of());
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
