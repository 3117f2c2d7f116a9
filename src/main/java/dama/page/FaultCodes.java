package dama.page;

import java.util.Locale;

/** The codes under which the words of faults are kept. */
final class FaultCodes {

  private FaultCodes() {}

  /** {@code NOT_LETTERS} of a name is {@code nameNotLetters}. */
  static String of(String what, Enum<?> fault) {
    StringBuilder code = new StringBuilder(what);
    for (String word : fault.name().split("_", -1)) {
      code.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
    }
    return code.toString();
  }
}
