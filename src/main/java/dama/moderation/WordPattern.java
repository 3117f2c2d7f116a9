package dama.moderation;

import com.google.re2j.Pattern;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A word as a pattern that finds it however it is spelled out: with marks between its letters, with
 * a space between all of them, with a letter drawn out.
 */
final class WordPattern {

  /** What a word is made of. Joiners are part of words in Bengali. */
  static final String IN_WORD = "\\p{L}\\p{M}\\p{N}\\x{200C}\\x{200D}\\x{E000}";

  /** What is put into a word to take it apart; the ends of sentences come between words. */
  private static final String WITHIN = "[*_~^+=|/\\\\'’`´\"#%&·•\\-‐‑–—]*";

  private static final String BETWEEN = "[\\s\\p{P}\\p{S}]{1,3}";
  private static final String ANY_SPACE = "[\\s\\p{P}\\p{S}]*";

  /** Fewer letters one after another say nothing. */
  private static final int SPELLED_OUT = 3;

  private static final String HASANTA = "\\x{09CD}";

  private static final Map<Integer, String> FIGURES =
      Map.ofEntries(
          Map.entry((int) 'a', "4@"),
          Map.entry((int) 'b', "8"),
          Map.entry((int) 'e', "3€"),
          Map.entry((int) 'g', "9"),
          Map.entry((int) 'i', "1|"),
          Map.entry((int) 'ı', "1|"),
          Map.entry((int) 'l', "1|"),
          Map.entry((int) 'o', "0"),
          Map.entry((int) 's', "5$"),
          Map.entry((int) 't', "7"),
          Map.entry((int) 'z', "2"));

  private final boolean wholeWord;
  private final boolean figures;

  /**
   * @param figures whether a figure is taken for the letter it looks like
   */
  WordPattern(boolean wholeWord, boolean figures) {
    this.wholeWord = wholeWord;
    this.figures = figures;
  }

  /** A word, or several, that is found as it is written. */
  static String literal(String text, boolean wholeWord) {
    return bounded(
        String.join(
            "\\s+", List.of(text.strip().split("\\s+", -1)).stream().map(Pattern::quote).toList()),
        wholeWord);
  }

  /** Words of a folded text, that are found however they are spelled out. */
  String of(String words) {
    StringBuilder joined = new StringBuilder();
    StringBuilder apart = new StringBuilder();
    for (String word : words.strip().split("\\s+", -1)) {
      joined.append(joined.isEmpty() ? "" : ANY_SPACE).append(spelled(word, WITHIN));
      apart.append(apart.isEmpty() ? "" : BETWEEN).append(spelled(word, BETWEEN));
    }
    String whole = bounded(joined.toString(), wholeWord);
    return syllables(words) < SPELLED_OUT ? whole : whole + "|" + bounded(apart.toString(), true);
  }

  /** Letters that something can stand between; the vowel signs of Bengali go with theirs. */
  private static long syllables(String words) {
    return words
        .codePoints()
        .filter(point -> !Character.isSpaceChar(point) && !isMark(point))
        .count();
  }

  /** The letters that {@link #of} cannot do without. */
  Letters needed(String words) {
    return Letters.of(
        words
            .codePoints()
            .filter(point -> !figures || !FIGURES.containsKey(point))
            .mapToObj(Character::toString)
            .collect(Collectors.joining()));
  }

  /** The letters of a word with something between them. */
  private String spelled(String word, String between) {
    StringBuilder pattern = new StringBuilder();
    int[] points = word.codePoints().toArray();
    for (int at = 0; at < points.length; ) {
      int next = at;
      while (next < points.length && points[next] == points[at]) {
        next++;
      }
      if (at > 0 && !isMark(points[at])) {
        pattern.append(between);
      }
      pattern.append(drawnOut(letter(points[at]), next - at, between));
      at = next;
    }
    return pattern.toString();
  }

  /** One letter drawn out is three or more of it: "boot" is no "bot". */
  private static String drawnOut(String letter, int times, String between) {
    String more = "(?:(?:" + between + ")?" + letter + ")";
    return times == 1 ? letter + "(?:" + more + "{2,})?" : letter + more + "{" + (times - 1) + ",}";
  }

  private String letter(int point) {
    String also = figures ? FIGURES.getOrDefault(point, "") : "";
    return also.isEmpty()
        ? Pattern.quote(Character.toString(point))
        : "[" + Character.toString(point) + also + "]";
  }

  private static boolean isMark(int point) {
    int type = Character.getType(point);
    return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
  }

  /**
   * RE2 looks neither back nor ahead, and has words of ASCII only: what stands around is matched.
   * Within a word too, what is found must not end in the midst of a syllable.
   */
  static String bounded(String pattern, boolean wholeWord) {
    return wholeWord
        ? "(?:^|[^" + IN_WORD + "])(?:" + pattern + ")(?:[^" + IN_WORD + "]|$)"
        : "(?:^|[^" + HASANTA + "])(?:" + pattern + ")(?:[^\\p{M}]|$)";
  }
}
