package dama.player;

import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;

/**
 * Names for those who have not chosen one: three open syllables that every language can say and
 * that mean nothing unkind in those we know.
 */
final class MadeUpNames {

  private static final List<String> FIRST =
      List.of(
          "Bi", "Bo", "Da", "Do", "Ka", "Ke", "La", "Le", "Li", "Lo", "Lu", "Ma", "Me", "Mi", "Mo",
          "Na", "Ne", "Ni", "No", "Ra", "Re", "Ro", "Ru", "Sa", "So", "Ta", "Te", "To", "Va", "Vi",
          "Za", "Ze", "Zo");
  private static final List<String> SECOND =
      List.of(
          "la", "le", "li", "lo", "ma", "me", "mi", "mo", "ne", "ni", "no", "ra", "re", "ri", "ro",
          "va", "ve", "vi", "vo", "za", "zo");
  private static final List<String> THIRD =
      List.of("la", "len", "lin", "lo", "mar", "mir", "na", "ner", "no", "ra", "ris", "ron", "sa");

  /** When so many are taken, the names of three syllables are getting scarce. */
  private static final int ATTEMPTS_WITHOUT_NUMBER = 8;

  private static final int NUMBERS = 9_000;

  private MadeUpNames() {}

  static Name next(RandomGenerator random, int attempt) {
    String name;
    do {
      name = one(FIRST, random) + one(SECOND, random) + one(THIRD, random);
    } while (stutters(name));
    boolean numbered = attempt > ATTEMPTS_WITHOUT_NUMBER;
    return Name.of(numbered ? name + " " + (random.nextInt(NUMBERS) + 1_000) : name);
  }

  /** Twice the same consonant in a row is how nursery words are made, kind and unkind. */
  private static boolean stutters(String name) {
    String small = name.toLowerCase(Locale.ROOT);
    return small.charAt(0) == small.charAt(2) || small.charAt(2) == small.charAt(4);
  }

  private static String one(List<String> syllables, RandomGenerator random) {
    return syllables.get(random.nextInt(syllables.size()));
  }
}
