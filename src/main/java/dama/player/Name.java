package dama.player;

import java.text.Normalizer;
import java.util.Locale;

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
  static String lettersOf(String spelling) {
    String bare = bare(spelling);
    // Upwards first, which unites more: final sigma, sharp s, dotless i.
    return plainDigits(bare(bare.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT)));
  }

  private static String looksOf(String spelling) {
    // First as it is shown, where a capital I is an l and a Greek capital Nu an N; small after
    // that.
    String seen = bare(LookAlikes.of(bare(spelling))).toLowerCase(Locale.ROOT);
    return bare(LookAlikes.of(bare(seen))).replace('i', 'l');
  }

  /** Without separators, and without the marks that only decorate. */
  private static String bare(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKD)
        .codePoints()
        .filter(point -> !NameShape.isSeparator(point) && !Marks.decorates(point))
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
