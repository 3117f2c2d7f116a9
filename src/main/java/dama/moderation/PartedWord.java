package dama.moderation;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.util.stream.Stream;

/**
 * A word with spaces in it, as in "za g or". Words that meet can make another, as "pen is" does, so
 * that it depends on the pieces whether it is one: three or more are no sentence if one of them is
 * a single letter that is no word.
 *
 * @param pattern whose first group is the word with its spaces
 * @param needed letters without which it is not worth looking for
 * @param inTwo whether two pieces do, whatever they are
 */
record PartedWord(Pattern pattern, Letters needed, boolean inTwo) {

  /** Fewer letters in pieces are words of their own too often. */
  static final int SHORTEST = 4;

  private static final int MANY = 3;

  /** Letters that are words in one of our languages, as they are folded. */
  private static final String WORDS = "aeiouyıskаеиоуясвкوওএঐ";

  boolean isIn(String text, Letters letters) {
    if (!letters.include(needed)) {
      return false;
    }
    Matcher found = pattern.matcher(text);
    boolean more = found.find();
    while (more) {
      if (isTorn(found.group(1))) {
        return true;
      }
      // What ends one may begin the next.
      more = found.find(found.end(1));
    }
    return false;
  }

  private boolean isTorn(String found) {
    String[] pieces = found.split("\\s+", -1);
    return pieces.length >= MANY && Stream.of(pieces).anyMatch(PartedWord::isAlone)
        || inTwo && pieces.length > 1;
  }

  /** A vowel sign of Bengali makes a letter a syllable, and many of those are words. */
  private static boolean isAlone(String piece) {
    String letters = piece.replaceAll("[^\\p{L}\\p{M}\\p{N}]", "");
    return letters.codePointCount(0, letters.length()) == 1 && !WORDS.contains(letters);
  }
}
