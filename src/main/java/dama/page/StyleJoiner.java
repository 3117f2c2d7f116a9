package dama.page;

import java.net.URI;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Makes one style sheet of a page's sheet and of those that it imports, in their order. */
final class StyleJoiner {
  private static final Pattern IMPORT = Pattern.compile("(?m)^@import '(\\.[^']+)';$");

  /** What is said to those who read the sheet where it is kept, and has no way to go. */
  private static final Pattern REMARK = Pattern.compile("/\\*[^*]*\\*+(?:[^/*][^*]*\\*+)*/\\n?");

  /** What would mean another file from another place. */
  private static final Pattern UNKNOWN = Pattern.compile("@import.*|\\burl\\(.*");

  private StyleJoiner() {}

  /**
   * @param entry the path of a page's sheet
   * @param sources the text of a sheet by its path
   */
  static String join(String entry, Function<String, @Nullable String> sources) {
    String sheet = read(entry, sources);
    String whole = IMPORT.matcher(sheet).replaceAll(found -> imported(entry, found, sources));
    String text = REMARK.matcher(whole).replaceAll("");
    Matcher unknown = UNKNOWN.matcher(text);
    if (unknown.find()) {
      throw new IllegalStateException(entry + " leads to another file: " + unknown.group());
    }
    return text;
  }

  private static String imported(
      String entry, MatchResult found, Function<String, @Nullable String> sources) {
    String path = URI.create(entry).resolve(found.group(1)).getPath();
    return Matcher.quoteReplacement(read(path, sources));
  }

  private static String read(String path, Function<String, @Nullable String> sources) {
    String text = sources.apply(path);
    if (text == null) {
      throw new IllegalStateException(path + " is not there");
    }
    return text;
  }
}
