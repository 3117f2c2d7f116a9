package dama.notation;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;

/** The many ways in which moves and results are spelt, made one. */
final class PdnSpelling {
  private static final String SQUARE = "(?:[a-h][1-8]|[0-9]{1,3})";

  private static final Pattern MOVE =
      Pattern.compile(SQUARE + "(?:[-x:]" + SQUARE + ")+|(?:[a-h][1-8]){2,}|[0-9]{4}");

  /** With a nought, or the same on both sides: so no move can look. */
  private static final Pattern RESULT =
      Pattern.compile("1/2-1/2|1/2|0-[0-9]{1,2}|[0-9]{1,2}-0|([0-9]{1,2})-\\1");

  /** Signs that look like those of PDN, as word processors and Cyrillic keyboards make them. */
  private static final String LOOKS =
      "\u2010\u2011\u2012\u2013\u2014\u2212\u00d7\u0445\u0430\u0441\u0435";

  private static final String MEANS = "------xxace";

  private PdnSpelling() {}

  static String of(String bytes) {
    if (bytes.chars().allMatch(c -> c < 0x80)) {
      return bytes.toLowerCase(Locale.ROOT);
    }
    byte[] raw = bytes.getBytes(StandardCharsets.ISO_8859_1);
    String text = PdnCharset.of(raw).decode(raw).toLowerCase(Locale.ROOT);
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int look = LOOKS.indexOf(c);
      plain.append(look < 0 ? c : MEANS.charAt(look));
    }
    return plain.toString().replace("\u00bd", "1/2");
  }

  static boolean isMove(String word) {
    return MOVE.matcher(word).matches();
  }

  static boolean isResult(String word) {
    return RESULT.matcher(word).matches();
  }
}
