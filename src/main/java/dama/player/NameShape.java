package dama.player;

import java.lang.Character.UnicodeScript;

/** Where in a name a letter, a mark, a digit and a separator may stand. */
final class NameShape {

  private static final int MARKS_ON_ONE_LETTER = 4;

  /** Accents that fit any script are the ones that can be heaped up into the lines above. */
  private static final int ACCENTS_ON_ONE_LETTER = 2;

  private NameShape() {}

  static boolean fits(String name) {
    int[] points = name.codePoints().toArray();
    int marks = 0;
    int accents = 0;
    for (int i = 0; i < points.length; i++) {
      boolean mark = isMark(points[i]);
      marks = mark ? marks + 1 : 0;
      accents = mark ? accents + (isAccent(points[i]) ? 1 : 0) : 0;
      if (!mayStand(points, i) || marks > MARKS_ON_ONE_LETTER || accents > ACCENTS_ON_ONE_LETTER) {
        return false;
      }
    }
    return true;
  }

  static boolean isSeparator(int point) {
    return point == ' ' || point == '-' || point == '\'';
  }

  private static boolean mayStand(int[] name, int i) {
    int point = name[i];
    if (isInvisible(point)) {
      return false;
    }
    if (isLetter(point)) {
      return true;
    }
    if (i == 0) {
      return false;
    }
    int before = name[i - 1];
    if (isMark(point)) {
      return isLetter(before) || isMark(before);
    }
    if (Character.getType(point) == Character.DECIMAL_DIGIT_NUMBER) {
      return true;
    }
    return isSeparator(point) && i < name.length - 1 && !isSeparator(before);
  }

  /**
   * A letter that belongs to a script: the others are signs that Unicode happens to call letters.
   */
  private static boolean isLetter(int point) {
    return Character.isLetter(point) && Scripts.isKnown(Scripts.of(point));
  }

  private static boolean isMark(int point) {
    int type = Character.getType(point);
    return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
  }

  private static boolean isAccent(int point) {
    return UnicodeScript.of(point) == UnicodeScript.INHERITED;
  }

  /** Letters and marks of Unicode's Default_Ignorable_Code_Point, for which Java has no name. */
  private static boolean isInvisible(int point) {
    return point == 0x034F
        || point == 0x115F
        || point == 0x1160
        || point == 0x17B4
        || point == 0x17B5
        || (point >= 0x180B && point <= 0x180F)
        || point == 0x3164
        || (point >= 0xFE00 && point <= 0xFE0F)
        || point == 0xFFA0
        || (point >= 0xE0000 && point <= 0xE0FFF);
  }
}
