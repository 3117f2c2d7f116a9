package dama.page;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The words of the language that this request is answered in: {@code #{words.of('lobby.title')}}.
 */
@Named
@RequestScoped
public class Words {

  private static final String ISOLATE = "\u2068";
  private static final String END_ISOLATE = "\u2069";

  private static final Pattern ISOLATES = Pattern.compile("[\u2066-\u2069]");

  @Inject private HttpServletRequest request;
  @Inject private Bundles bundles;

  /** The sentence of a key, or the key itself if there is none. */
  public String of(String key) {
    return bundles.in(language()).entries().getOrDefault(key, key);
  }

  /**
   * The sentence of a key with its places filled, each value isolated from the direction around.
   */
  String with(String key, Map<String, Object> values) {
    String sentence = of(key);
    for (Map.Entry<String, Object> each : values.entrySet()) {
      sentence = sentence.replace('{' + each.getKey() + '}', isolated(each.getValue()));
    }
    return sentence;
  }

  /** With the language's own decimal mark, and Latin figures. */
  String number(double number) {
    DecimalFormat format = new DecimalFormat("#.##", new DecimalFormatSymbols(Locale.ROOT));
    DecimalFormatSymbols signs = format.getDecimalFormatSymbols();
    signs.setDecimalSeparator(language().decimalMark());
    format.setDecimalFormatSymbols(signs);
    return format.format(number);
  }

  /** A value in whose text the direction around it does not matter. */
  static String isolated(Object value) {
    return ISOLATE + value + END_ISOLATE;
  }

  /** For what shows a text outside the page, and knows of no isolates. */
  public String plain(String text) {
    return ISOLATES.matcher(text).replaceAll("");
  }

  /** The keys that begin so, in their order. */
  List<String> keys(String beginning) {
    return bundles.in(language()).entries().keySet().stream()
        .filter(key -> key.startsWith(beginning))
        .toList();
  }

  public String getLanguage() {
    return language().getTag();
  }

  public String getDirection() {
    return language().getDirection();
  }

  public List<Language> getLanguages() {
    return List.of(Language.values());
  }

  /** Where the browser finds all of these words. */
  public String getAddress() {
    String version = bundles.in(language()).json().version();
    return request.getContextPath() + "/words/" + getLanguage() + ".json?v=" + version;
  }

  Language language() {
    return LanguageFilter.of(request);
  }
}
