package dama.player;

import java.text.Normalizer;
import java.util.Locale;
import java.util.function.IntPredicate;

/**
 * A fit name. No two players may share either key.
 *
 * @param spelling as it is shown
 * @param letters equal for names that differ in case, accents or separators alone
 * @param looks equal for names that a reader may take for one another
 */
record Name(String spelling, String letters, String looks) {

  static Name of(String spelling) {
    return new Name(spelling, lettersOf(spelling), looksOf(spelling));
  }

  /** Never by the rules of the server's own language: in Turkish those of {@code I} differ. */
  private static String lettersOf(String spelling) {
    String bare = bare(withoutSeparators(spelling));
    // Upwards first, which unites more: final sigma, sharp s, dotless i.
    return plainDigits(bare(bare.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT)));
  }

  private static String looksOf(String spelling) {
    String bare = bare(withoutSeparators(spelling));
    // First as it is shown, where a capital I is an l and a Greek capital Nu an N; small after
    // that.
    String seen = bare(LookAlikes.of(bare)).toLowerCase(Locale.ROOT);
    return bare(LookAlikes.of(bare(seen))).replace('i', 'l');
  }

  /** As they were typed, and no later: some letters look like an apostrophe. */
  private static String withoutSeparators(String spelling) {
    return filtered(spelling, point -> !NameShape.isSeparator(point));
  }

  /** Without the marks that only decorate. */
  private static String bare(String text) {
    return filtered(
        Normalizer.normalize(text, Normalizer.Form.NFKD), point -> !Marks.decorates(point));
  }

  private static String filtered(String text, IntPredicate kept) {
    return text.codePoints()
        .filter(kept)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static String plainDigits(String text) {
    return text.codePoints()
        .map(point -> Character.isDigit(point) ? '0' + Character.digit(point, 10) : point)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
