package dama.player;

import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Set;

/** Combining marks. */
final class Marks {

  /** Scripts whose marks are accents or vowel points; in the Indic ones they are the vowels. */
  private static final Set<UnicodeScript> POINTED =
      EnumSet.of(
          UnicodeScript.INHERITED,
          UnicodeScript.LATIN,
          UnicodeScript.GREEK,
          UnicodeScript.CYRILLIC,
          UnicodeScript.ARABIC,
          UnicodeScript.HEBREW);

  private static final int VOICED_SOUND_MARK = 0x3099;
  private static final int SEMI_VOICED_SOUND_MARK = 0x309A;

  private Marks() {}

  /** Whether a name without this mark is still read as the same name. */
  static boolean decorates(int point) {
    return Character.getType(point) == Character.NON_SPACING_MARK
        && point != VOICED_SOUND_MARK
        && point != SEMI_VOICED_SOUND_MARK
        && POINTED.contains(UnicodeScript.of(point));
  }
}
