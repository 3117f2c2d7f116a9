package dama.moderation;

/**
 * What leaves a gap where a letter could stand, or nothing at all, and is no space of a keyboard.
 */
final class Blanks {

  /**
   * Stands for each of them in a folded text: between words as good as a space, within one none.
   */
  static final String BLANK = "\u2800";

  /** Fillers, empty signs, and what stands in the place of a picture that is not there. */
  private static final String EMPTY =
      "\u2800\u1680\u202F\u205F\u3164\u115F\u1160\uFFA0\uFFFC"
          + Character.toString(0x1D159)
          + Character.toString(0x13441)
          + Character.toString(0x13442);

  private Blanks() {}

  /**
   * A text with each of them as {@link #BLANK}: before it is normalised, which unites some of them
   * with the space.
   */
  static String united(String text) {
    return text.codePoints()
        .map(point -> isBlank(point) ? BLANK.codePointAt(0) : point)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static boolean isBlank(int point) {
    return point >= 0x2000 && point <= 0x200A || EMPTY.indexOf(point) >= 0;
  }

  /**
   * Marks that nobody sees, of scripts whose other marks are vowels, and places that Unicode keeps
   * for more of them: Default_Ignorable_Code_Point, for which Java has no name.
   */
  static boolean isNothing(int point) {
    return point == 0x17B4
        || point == 0x17B5
        || point == 0x2065
        || point == 0x16FE4
        || (point >= 0x180B && point <= 0x180F)
        || (point >= 0xFFF0 && point <= 0xFFF8)
        || (point >= 0xE0000 && point <= 0xE0FFF);
  }
}
