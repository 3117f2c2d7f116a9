package dama.archive;

import java.security.SecureRandom;

/** Names for games that are short enough to say and too many to guess. */
final class GameIds {

  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
  private static final int LENGTH = 10;
  private static final SecureRandom RANDOM = new SecureRandom();

  private GameIds() {}

  /** Whether a text could be the id of a game; what is not need not be looked for. */
  static boolean isOne(String text) {
    return text.length() == LENGTH && text.chars().allMatch(c -> LETTERS.indexOf(c) >= 0);
  }

  static String next() {
    return RANDOM
        .ints(LENGTH, 0, LETTERS.length())
        .map(LETTERS::charAt)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
