package dama.player;

/**
 * What somebody typed, without what PostgreSQL cannot keep: halves of pairs, and the null
 * character.
 */
public final class Storable {

  private static final int REPLACEMENT = 0xFFFD;

  private Storable() {}

  public static String of(String text) {
    return text.codePoints()
        .map(point -> point == 0 || isHalf(point) ? REPLACEMENT : point)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static boolean isHalf(int point) {
    return point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
  }
}
