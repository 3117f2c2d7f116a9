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

  /** As scripts have them: {@code WHITE_WINS} is {@code whiteWins}. */
  static String camel(Enum<?> constant) {
    StringBuilder camel = new StringBuilder();
    for (String word : of(constant).split("_", -1)) {
      camel.append(
          camel.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
    }
    return camel.toString();
  }
}
