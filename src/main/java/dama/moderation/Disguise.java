package dama.moderation;

import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Letters that stand for others: Cyrillic and Greek ones in a Latin word, the halves of flags, and
 * figures for letters.
 */
final class Disguise {

  /** Stands for a figure that is one. */
  static final String FIGURE = "\uE000";

  private static final Pattern TOKEN = Pattern.compile("[\\p{L}\\p{M}\\p{N}@$€|]+");

  /** The letters by twos of which flags are made; one that makes none is shown as a letter. */
  private static final Pattern HALF_FLAG = Pattern.compile("[\\x{1F1E6}-\\x{1F1FF}]");

  private static final int HALF_FLAG_A = 0x1F1E6;
  private static final Set<UnicodeScript> ALIKE =
      EnumSet.of(UnicodeScript.LATIN, UnicodeScript.CYRILLIC, UnicodeScript.GREEK);

  private static final Map<Integer, String> LATIN =
      pairs("аaвbеeѕsіiјjкkмmнhоoрpсcтtуyхxԁdԛqԝwһh" + "αaβbεeηnιiκkνvοoρpτtυuχxωwγy");

  private Disguise() {}

  private static Map<Integer, String> pairs(String both) {
    return java.util.stream.IntStream.range(0, both.length() / 2)
        .boxed()
        .collect(
            Collectors.toUnmodifiableMap(
                at -> (int) both.charAt(2 * at), at -> both.substring(2 * at + 1, 2 * at + 2)));
  }

  /** A word with all its letters as the Latin ones that they look like. */
  static String latin(String folded) {
    return lettersOfFlags(folded)
        .codePoints()
        .mapToObj(point -> LATIN.getOrDefault(point, Character.toString(point)))
        .collect(Collectors.joining());
  }

  /**
   * A folded line with the disguise off. Words that mix scripts are put into Latin, and so are
   * words of look-alikes alone, unless the line is really written in their script. Flags are taken
   * for the letters that they are made of; in the folded line itself they stay signs, which end a
   * word.
   */
  static String off(String folded) {
    String spelled = lettersOfFlags(folded);
    Set<UnicodeScript> written =
        spelled
            .codePoints()
            .filter(point -> Character.isLetter(point) && !LATIN.containsKey(point))
            .mapToObj(UnicodeScript::of)
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(UnicodeScript.class)));
    return TOKEN.matcher(spelled).replaceAll(found -> quoted(token(found.group(), written)));
  }

  private static String lettersOfFlags(String folded) {
    return HALF_FLAG
        .matcher(folded)
        .replaceAll(half -> Character.toString('a' + half.group().codePointAt(0) - HALF_FLAG_A));
  }

  private static String quoted(String text) {
    return java.util.regex.Matcher.quoteReplacement(text);
  }

  private static String token(String token, Set<UnicodeScript> written) {
    Set<UnicodeScript> scripts =
        token
            .codePoints()
            .filter(Character::isLetter)
            .mapToObj(UnicodeScript::of)
            .filter(ALIKE::contains)
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(UnicodeScript.class)));
    boolean natural = scripts.size() == 1 && written.containsAll(scripts);
    String unmasked = natural ? token : latin(token);
    // The squares of a board are written with one letter and a figure.
    boolean spells = token.codePoints().filter(Character::isLetter).count() >= 2;
    return spells ? unmasked : unmasked.replaceAll("\\p{N}", FIGURE);
  }
}
