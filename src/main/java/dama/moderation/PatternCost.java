package dama.moderation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How large a pattern grows: counted repetitions, one in another, are written out in memory. */
final class PatternCost {

  private static final long MOST = 1_000;
  private static final Pattern COUNTED = Pattern.compile("\\{\\s*(\\d*)\\s*,?\\s*(\\d*)\\s*}");

  private PatternCost() {}

  /** Taken as if each repetition stood in all others, which is the worst that can be. */
  static boolean isBearable(String pattern) {
    long product = 1;
    Matcher counted = COUNTED.matcher(pattern);
    while (counted.find() && product <= MOST) {
      product *= Math.max(1, Math.max(times(counted.group(1)), times(counted.group(2))));
    }
    return product <= MOST;
  }

  private static long times(String digits) {
    return digits.length() > 6 ? MOST + 1 : digits.isEmpty() ? 0 : Long.parseLong(digits);
  }
}
