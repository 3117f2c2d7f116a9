package dama.moderation;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Text without what a reader looks past: case, accents, vowel points, widths, fancy letters. */
final class Folding {

  /** Scripts whose marks are accents or vowel points; those of Bengali are letters of their own. */
  private static final Set<UnicodeScript> POINTED =
      EnumSet.of(
          UnicodeScript.INHERITED,
          UnicodeScript.LATIN,
          UnicodeScript.GREEK,
          UnicodeScript.CYRILLIC,
          UnicodeScript.ARABIC);

  private static final int TATWEEL = 0x640;

  /** Letters that are read as others although Unicode does not take them apart. */
  private static final Map<Integer, String> READ_AS =
      Map.ofEntries(
          Map.entry((int) 'đ', "d"),
          Map.entry((int) 'ð', "d"),
          Map.entry((int) 'ħ', "h"),
          Map.entry((int) 'ł', "l"),
          Map.entry((int) 'ø', "o"),
          Map.entry((int) 'ŧ', "t"),
          Map.entry((int) 'ß', "ss"),
          Map.entry((int) 'æ', "ae"),
          Map.entry((int) 'œ', "oe"),
          Map.entry((int) 'þ', "th"),
          Map.entry((int) 'ɑ', "a"),
          Map.entry((int) 'ɡ', "g"),
          Map.entry((int) 'ƶ', "z"),
          Map.entry((int) 'ς', "σ"),
          Map.entry((int) 'ٱ', "ا"),
          Map.entry((int) 'ى', "ي"),
          Map.entry((int) 'ی', "ي"),
          Map.entry((int) 'ک', "ك"),
          Map.entry((int) 'ة', "ه"));

  private static final String SMALL_CAPITALS = "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ";
  private static final String SMALL_LETTERS = "abcdefghijklmnoprstuvwyz";

  private Folding() {}

  /**
   * @param turkish whether i with a dot and without are two letters, as they are in Turkish: there
   *     one of them makes a foul word of a harmless one
   */
  static String of(String text, boolean turkish) {
    String united = Blanks.united(text);
    String dotted = turkish ? united.replace('I', 'ı').replace('İ', 'i') : united;
    String apart = Normalizer.normalize(dotted, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
    String folded =
        apart
            .codePoints()
            .filter(point -> !isLookedPast(point))
            .mapToObj(point -> letter(point, turkish))
            .collect(Collectors.joining());
    return Normalizer.normalize(folded, Normalizer.Form.NFC);
  }

  private static boolean isLookedPast(int point) {
    int type = Character.getType(point);
    boolean mark = type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
    return type == Character.FORMAT
        || point == TATWEEL
        || Blanks.isNothing(point)
        || mark && POINTED.contains(UnicodeScript.of(point));
  }

  private static String letter(int point, boolean turkish) {
    if (point == 'ı') {
      return turkish ? "ı" : "i";
    }
    int small = SMALL_CAPITALS.indexOf(point);
    int plain = small < 0 ? unboxed(point) : SMALL_LETTERS.charAt(small);
    return READ_AS.getOrDefault(plain, Character.toString(plain));
  }

  /** Capitals in black discs and boxes, which Unicode does not take for letters. */
  private static int unboxed(int point) {
    if (point >= 0x1F150 && point <= 0x1F169) {
      return 'a' + point - 0x1F150;
    }
    return point >= 0x1F170 && point <= 0x1F189 ? 'a' + point - 0x1F170 : point;
  }
}
