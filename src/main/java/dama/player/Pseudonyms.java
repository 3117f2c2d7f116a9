package dama.player;

import java.util.random.RandomGenerator;

/**
 * What somebody is called who is no longer here. Its sign is in no name that anybody can choose,
 * and what follows means nothing in any language; without the sign it is kept from others as every
 * name is, so that nobody can be taken for one who has left.
 */
final class Pseudonyms {

  private static final String WORD = "Anon";
  private static final char SIGN = '#';
  private static final int PAIRS = 3;
  private static final int ATTEMPTS_A_LENGTH = 8;

  /** None that is mistaken for another, and no vowel to make a word with. */
  private static final String LETTERS = "cdfhkprtxyz";

  private static final String DIGITS = "234679";

  private Pseudonyms() {}

  static Name next(RandomGenerator random, int attempt) {
    StringBuilder code = new StringBuilder();
    for (int pair = 0; pair < PAIRS + attempt / ATTEMPTS_A_LENGTH; pair++) {
      code.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
      code.append(DIGITS.charAt(random.nextInt(DIGITS.length())));
    }
    Name without = Name.of(WORD + " " + code);
    return new Name(WORD + " " + SIGN + code, without.letters(), without.looks());
  }

  /** The key by which a pseudonym is kept: that of the same without its sign. */
  static String lettersOf(String pseudonym) {
    return Name.of(pseudonym.replace(String.valueOf(SIGN), "")).letters();
  }

  static boolean isOne(String name) {
    return name.startsWith(WORD + " " + SIGN);
  }
}
