package dama.player;

import java.text.Normalizer;

/**
 * What a player may be called: 2 to 20 characters of one script, beginning with a letter; digits
 * may follow, and single spaces, hyphens and apostrophes between.
 */
final class Names {

  static final int SHORTEST = 2;
  static final int LONGEST = 20;

  /** Longer than anything whose normal form could be short enough; spares us normalising it. */
  static final int ABSURD = 200;

  private Names() {}

  /** What somebody typed, judged. */
  sealed interface Judgement {
    record Fit(Name name) implements Judgement {}

    record Faulty(NameFault fault) implements Judgement {}
  }

  static Judgement judge(String typed) {
    if (typed.length() > ABSURD) {
      return new Judgement.Faulty(NameFault.TOO_LONG);
    }
    String spelling = normal(typed);
    int length = spelling.codePointCount(0, spelling.length());
    if (length < SHORTEST) {
      return new Judgement.Faulty(NameFault.TOO_SHORT);
    }
    if (length > LONGEST) {
      return new Judgement.Faulty(NameFault.TOO_LONG);
    }
    if (!NameShape.fits(spelling)) {
      return new Judgement.Faulty(NameFault.NOT_LETTERS);
    }
    if (!Scripts.agree(spelling)) {
      return new Judgement.Faulty(NameFault.MIXED_SCRIPTS);
    }
    return new Judgement.Fit(Name.of(spelling));
  }

  /** One spelling for what keyboards write differently: widths, ligatures, apostrophes, hyphens. */
  static String normal(String typed) {
    return Normalizer.normalize(typed, Normalizer.Form.NFKC)
        .replaceAll("[\u2018\u2019\u02BB\u02BC\u07F4\u07F5\uA78B\uA78C]", "'")
        .replaceAll("[\u2010\u2011]", "-")
        .strip();
  }
}
