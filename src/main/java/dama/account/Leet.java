package dama.account;

/** Figures and signs that stand for letters: {@code p@ssw0rd}. */
final class Leet {

  private static final String SIGNS = "0134578@$!+";
  private static final String MEANT = "oieastbasit";

  private Leet() {}

  static String read(String text) {
    return text.codePoints()
        .map(
            point -> {
              int at = SIGNS.indexOf(point);
              return at < 0 ? point : MEANT.charAt(at);
            })
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
