package dama.notation;

import dama.notation.PdnFault.Reason;
import dama.notation.PdnToken.Kind;

/** Reads numbers, moves and results, which people write with blanks within. */
final class PdnWordScanner {
  private static final int LONGEST = 200;

  /** What no word contains, besides blanks. */
  private static final String SIGNS = "{}()[];$!?*.\"%";

  /** Between the squares of a move. */
  private static final String JOINTS = "-x:";

  private final PdnInput in;
  private boolean atStar;

  PdnWordScanner(PdnInput in) {
    this.in = in;
  }

  /** Whether the star that comes next stands close behind a word; asked once. */
  boolean endedAtStar() {
    boolean answer = atStar;
    atStar = false;
    return answer;
  }

  PdnToken word() {
    int line = in.line();
    StringBuilder word = new StringBuilder();
    do {
      part(word);
    } while (goesOn(word));
    if (word.length() > LONGEST || word.isEmpty()) {
      String part = word.isEmpty() ? Character.toString(in.next()) : word.toString();
      return PdnToken.fault(Reason.STRAY_TEXT, part, line);
    }
    boolean number = in.peek() == '.' && word.chars().allMatch(c -> c >= '0' && c <= '9');
    return new PdnToken(number ? Kind.NUMBER : Kind.WORD, word.toString(), "", line);
  }

  private void part(StringBuilder word) {
    while (in.peek() != PdnInput.END && !in.atBlank() && SIGNS.indexOf(in.peek()) < 0) {
      char next = (char) in.next();
      if (word.length() <= LONGEST) {
        word.append(next);
      }
    }
    atStar = in.peek() == '*';
  }

  /** Blanks may stand on either side of what joins two squares. */
  private boolean goesOn(StringBuilder word) {
    if (word.isEmpty() || word.length() > LONGEST || !in.atBlank()) {
      return false;
    }
    if (JOINTS.indexOf(word.charAt(word.length() - 1)) >= 0) {
      in.skipBlanks(true);
      return isSquare(in.peek());
    }
    in.skipBlanks(false);
    return JOINTS.indexOf(in.peek()) >= 0 && Character.isDigit(word.charAt(word.length() - 1));
  }

  private static boolean isSquare(int c) {
    return c >= '0' && c <= '9' || c >= 'a' && c <= 'h' || c >= 'A' && c <= 'H';
  }
}
