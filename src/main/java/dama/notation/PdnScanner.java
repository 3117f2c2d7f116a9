package dama.notation;

import dama.notation.PdnFault.Reason;
import dama.notation.PdnToken.Kind;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Cuts a PDN text into tokens, in one pass and constant memory. */
final class PdnScanner {
  private final PdnInput in;
  private final PdnTagScanner tags;
  private final PdnWordScanner words;

  PdnScanner(InputStream stream) {
    in = new PdnInput(stream);
    tags = new PdnTagScanner(in);
    words = new PdnWordScanner(in);
  }

  PdnToken next() {
    boolean behindMove = words.endedAtStar();
    while (true) {
      PdnToken token = read(behindMove);
      if (token != null) {
        return token;
      }
      behindMove = false;
    }
  }

  private @Nullable PdnToken read(boolean behindMove) {
    return switch (in.peek()) {
      case PdnInput.END -> new PdnToken(Kind.END, "", "", in.line());
      case '[' -> tags.tag();
      case '/' -> tags.setUp();
      case '{' -> comment();
      case ';', '%' -> restOfLine();
      case '(' -> open();
      case ')' -> sign(Kind.CLOSE);
      case '*' -> sign(behindMove ? Kind.PRAISE : Kind.STAR);
      case '$' -> annotation();
      case '!', '?', '.' -> passed();
      default -> in.atBlank() ? blanks() : words.word();
    };
  }

  private PdnToken sign(Kind kind) {
    int line = in.line();
    return new PdnToken(kind, Character.toString(in.next()), "", line);
  }

  private @Nullable PdnToken passed() {
    in.next();
    return null;
  }

  private @Nullable PdnToken blanks() {
    in.skipBlanks(true);
    return null;
  }

  private @Nullable PdnToken restOfLine() {
    while (!in.atLineEnd()) {
      in.next();
    }
    return null;
  }

  private @Nullable PdnToken annotation() {
    do {
      in.next();
    } while (in.peek() >= '0' && in.peek() <= '9');
    return null;
  }

  /** {@code (!)} is an annotation, every other parenthesis a variation. */
  private @Nullable PdnToken open() {
    int end = 1;
    while (end < 5 && (in.peek(end) == '!' || in.peek(end) == '?')) {
      end++;
    }
    if (end == 1 || in.peek(end) != ')') {
      return sign(Kind.OPEN);
    }
    for (int i = 0; i <= end; i++) {
      in.next();
    }
    return null;
  }

  /** A comment that was left open ends where a line begins like a tag: its game is over there. */
  private @Nullable PdnToken comment() {
    int line = in.line();
    in.next();
    while (in.peek() != '}') {
      if (in.peek() == PdnInput.END || in.atLineStart() && tags.atTag()) {
        return PdnToken.fault(Reason.OPEN_COMMENT, "{", line);
      }
      in.next();
    }
    return passed();
  }
}
