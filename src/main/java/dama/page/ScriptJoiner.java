package dama.page;

import java.net.URI;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Makes one script of a page's module and of all that it leads to, each module in a scope of its
 * own, behind those that it needs, and line by line as it was written. It knows the forms in which
 * our modules import and export, and refuses every other.
 */
final class ScriptJoiner {

  /**
   * @param map which line comes from where, for whoever looks for a fault
   */
  record Joined(String text, String map) {}

  /**
   * @param name what holds its exports in the joined script
   */
  private record Module(String name, Set<String> exports) {}

  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import (?:\\{([\\w\\s,]+)} from )?'(\\.[^']+)';$");
  private static final Pattern EXPORT =
      Pattern.compile("(?m)^export (?:\\{};$|(?=(?:async )?(?:function|class|const) (\\w+)))");
  private static final Pattern UNKNOWN =
      Pattern.compile("(?m)^\\s*(?:import|export)\\b.*|\\bimport(?:\\s*\\(|\\.meta\\b).*");
  private static final Pattern WAITING = Pattern.compile("(?m)^\\S.*\\bawait\\b.*");
  private static final Pattern REMARK = Pattern.compile("/\\*.*?\\*/");

  private final Function<String, @Nullable String> sources;
  private final Map<String, Module> modules = new HashMap<>();
  private final Set<String> open = new LinkedHashSet<>();
  private final StringBuilder joined = new StringBuilder();
  private final SourceMap map = new SourceMap();

  private ScriptJoiner(Function<String, @Nullable String> sources) {
    this.sources = sources;
  }

  /**
   * @param entry the path of a page's module
   * @param sources the text of a module by its path
   */
  static Joined join(String entry, Function<String, @Nullable String> sources) {
    ScriptJoiner joiner = new ScriptJoiner(sources);
    String text = joiner.link(entry, new TreeSet<>());
    joiner.append(entry, text);
    return new Joined(joiner.joined.toString(), joiner.map.json());
  }

  private Module require(String path) {
    Module known = modules.get(path);
    if (known != null) {
      return known;
    }
    Set<String> exports = new TreeSet<>();
    String text = link(path, exports);
    if (WAITING.matcher(text).find()) {
      throw refused(path, "waits before its exports are there");
    }
    Module module = new Module("$" + modules.size(), exports);
    modules.put(path, module);
    appendOwn("const " + module.name() + " = (() => {\n");
    append(path, text);
    appendOwn("return { " + String.join(", ", exports) + " };\n");
    appendOwn("})();\n");
    return module;
  }

  /** The text of a module as it stands in the joined script, behind all that it imports. */
  private String link(String path, Set<String> exports) {
    String source = sources.apply(path);
    if (source == null) {
      throw refused(path, "is not there");
    }
    if (!open.add(path)) {
      throw refused(path, "leads back to itself: " + open);
    }
    String text = IMPORT.matcher(Remarks.blank(source)).replaceAll(one -> bind(path, one));
    text = EXPORT.matcher(text).replaceAll(one -> export(one, exports));
    Matcher unknown = UNKNOWN.matcher(REMARK.matcher(text).replaceAll(""));
    if (unknown.find()) {
      throw refused(path, "says what is not known here: " + unknown.group());
    }
    open.remove(path);
    return text.endsWith("\n") ? text : text + "\n";
  }

  private String bind(String path, MatchResult found) {
    Module module = require(URI.create(path).resolve(found.group(2)).getPath());
    String names = found.group(1);
    if (names == null) {
      return "";
    }
    for (String name : names.split(",", -1)) {
      if (!name.isBlank() && !module.exports().contains(name.strip())) {
        throw refused(path, "imports what is not exported: " + name.strip());
      }
    }
    return Matcher.quoteReplacement("const {" + names + "} = " + module.name() + ";");
  }

  private static String export(MatchResult found, Set<String> exports) {
    if (found.group(1) != null) {
      exports.add(found.group(1));
    }
    return "";
  }

  private void append(String path, String text) {
    joined.append(text);
    map.add(path, (int) text.lines().count());
  }

  private void appendOwn(String line) {
    joined.append(line);
    map.skip();
  }

  private static IllegalStateException refused(String path, String why) {
    return new IllegalStateException(path + " " + why);
  }
}
