package dama.page;

import jakarta.json.Json;
import java.util.ArrayList;
import java.util.List;

/**
 * Which line of a joined script comes from where, as browsers' tools read it: ECMA-426. Its
 * addresses start at those of the pages' scripts.
 */
final class SourceMap {
  private static final String DIGITS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  private static final int BITS = 5;
  private static final int MORE = 1 << BITS;

  private final List<String> sources = new ArrayList<>();
  private final StringBuilder mappings = new StringBuilder();
  private int lastSource;
  private int lastLine;

  /** A line that nobody wrote. */
  void skip() {
    mappings.append(';');
  }

  /** As many lines of a source, from its first. */
  void add(String source, int lines) {
    int at = sources.size();
    sources.add(source.replaceFirst("^js/", "../"));
    for (int line = 0; line < lines; line++) {
      mappings.append('A').append(number(at - lastSource)).append(number(line - lastLine));
      mappings.append("A;");
      lastSource = at;
      lastLine = line;
    }
  }

  String json() {
    return Json.createObjectBuilder()
        .add("version", 3)
        .add("sources", Json.createArrayBuilder(sources))
        .add("names", Json.createArrayBuilder())
        .add("mappings", mappings.toString())
        .build()
        .toString();
  }

  /** Five bits a digit, the lowest first and the sign the lowest of all. */
  private static String number(int value) {
    StringBuilder digits = new StringBuilder();
    int left = Math.abs(value) << 1 | (value < 0 ? 1 : 0);
    do {
      int digit = left % MORE;
      left >>>= BITS;
      digits.append(DIGITS.charAt(left > 0 ? digit | MORE : digit));
    } while (left > 0);
    return digits.toString();
  }
}
