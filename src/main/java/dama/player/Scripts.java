package dama.player;

import static java.lang.Character.UnicodeScript.BOPOMOFO;
import static java.lang.Character.UnicodeScript.COMMON;
import static java.lang.Character.UnicodeScript.HAN;
import static java.lang.Character.UnicodeScript.HANGUL;
import static java.lang.Character.UnicodeScript.HIRAGANA;
import static java.lang.Character.UnicodeScript.INHERITED;
import static java.lang.Character.UnicodeScript.KATAKANA;
import static java.lang.Character.UnicodeScript.UNKNOWN;

import java.lang.Character.UnicodeScript;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The scripts that a name is written in, which must be those of one language. */
final class Scripts {

  private static final int PROLONGED_SOUND_MARK = 0x30FC;

  /** Languages that write with more than one script (UTS #39, section 5.1). */
  private static final List<Set<UnicodeScript>> TOGETHER =
      List.of(Set.of(HAN, HIRAGANA, KATAKANA), Set.of(HAN, HANGUL), Set.of(HAN, BOPOMOFO));

  private Scripts() {}

  static boolean agree(String name) {
    Set<UnicodeScript> used =
        name.codePoints()
            .mapToObj(Scripts::of)
            .filter(Scripts::isKnown)
            .collect(Collectors.toSet());
    return used.size() <= 1 || TOGETHER.stream().anyMatch(some -> some.containsAll(used));
  }

  /** Whether a script is one that is written, and not "any" or "none". */
  static boolean isKnown(UnicodeScript script) {
    return script != COMMON && script != INHERITED && script != UNKNOWN;
  }

  static UnicodeScript of(int point) {
    // Unicode calls it common, and only Japanese uses it, in the midst of katakana.
    return point == PROLONGED_SOUND_MARK ? KATAKANA : UnicodeScript.of(point);
  }
}
