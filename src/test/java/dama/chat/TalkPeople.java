package dama.chat;

import java.util.Locale;
import java.util.SplittableRandom;

/**
 * Who talks: each with a language, an account or none, an address that some share, and up to three
 * names one after the other. A few talk much and most a little, as Zipf had it.
 */
final class TalkPeople {
  private static final int ACCOUNTS_OF_TEN = 4;

  private final long seed;
  private final long first;
  private final int count;

  TalkPeople(long seed, long first, int count) {
    this.seed = seed;
    this.first = first;
    this.count = count;
  }

  int count() {
    return count;
  }

  long id(int person) {
    return first + person;
  }

  /** The n-th talks about 1/n as much as the first. */
  int anyOf(SplittableRandom random) {
    return (int) Math.pow(count, random.nextDouble()) - 1;
  }

  private SplittableRandom of(int person) {
    return new SplittableRandom(seed * 1_000_003 + person);
  }

  TalkWords language(int person) {
    return TalkWords.anyOf(of(person));
  }

  boolean account(int person) {
    return of(person).split().nextInt(10) < ACCOUNTS_OF_TEN;
  }

  /** Every eighth person shares an address with the one before. */
  String addressHash(int person) {
    int whose = person % 8 == 7 ? person - 1 : person;
    return String.format(Locale.ROOT, "%016x%016x", of(whose).nextLong(), whose);
  }

  /** One person of ten has had three names. */
  int names(int person) {
    return person % 10 == 3 ? 3 : 1;
  }

  /** No two are alike: the end of each is the person's number in letters. */
  String name(int person, int which) {
    String end =
        Integer.toString(person, 36)
            .chars()
            .collect(
                StringBuilder::new,
                (out, c) -> out.append((char) (c <= '9' ? 'a' + c - '0' : c)),
                StringBuilder::append)
            .toString();
    SplittableRandom random = new SplittableRandom(seed + 31L * person + which);
    return TalkWords.EN.made(random, 3) + "abc".charAt(which) + end + person % 1000;
  }
}
