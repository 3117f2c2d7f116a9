package dama.chat;

import java.util.regex.Pattern;

/** The text of a line as it is kept: literal, on one line, without what only disturbs. */
final class LineText {
  static final int LONGEST = 500;

  /** Line and paragraph ends and tabs; the text keeps a space for each run of them. */
  private static final Pattern BREAKS = Pattern.compile("[\\p{Zl}\\p{Zp}\\s]+");

  /**
   * Control characters, halves of surrogate pairs, and the overrides that would turn round what
   * stands beside the line. Joiners and plain direction marks stay: Bengali and Arabic need them.
   */
  private static final Pattern DISTURBING =
      Pattern.compile("[\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069\\uFFFE\\uFFFF]");

  /** Marks that a letter of any script can bear; with more they climb into the lines around. */
  private static final Pattern HEAPED = Pattern.compile("(\\p{M}{6})\\p{M}+");

  private static final Pattern UNSEEN =
      Pattern.compile("[\\p{Cf}\\p{Z}\\u2800\\u3164\\u115F\\u1160\\uFFA0\\p{Mn}]*");

  private LineText() {}

  static String of(String raw) {
    String oneLine = BREAKS.matcher(raw).replaceAll(" ");
    String calm = DISTURBING.matcher(oneLine).replaceAll("");
    return HEAPED.matcher(calm).replaceAll("$1").strip();
  }

  /** Whether nothing of the text would be seen. */
  static boolean isEmpty(String text) {
    return UNSEEN.matcher(text).matches();
  }

  /** In characters as people count them nearly: code points, not UTF-16 units. */
  static int length(String text) {
    return text.codePointCount(0, text.length());
  }
}
