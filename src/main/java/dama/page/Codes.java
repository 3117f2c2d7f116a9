package dama.page;

import java.util.Locale;

/** Constants as addresses, keys of words and names of styles have them. */
final class Codes {

  private Codes() {}

  static String of(Enum<?> constant) {
    return of(constant.name());
  }

  static String of(String constant) {
    return constant.toLowerCase(Locale.ROOT);
  }
}
