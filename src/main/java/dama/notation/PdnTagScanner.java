package dama.notation;

import dama.notation.PdnFault.Reason;
import dama.notation.PdnToken.Kind;

/** Reads tags, {@code [Name "value"]}, and set-ups among the moves, {@code /FEN "value"/}. */
final class PdnTagScanner {
  private static final int LONGEST_NAME = 100;
  private static final int LONGEST_VALUE = 4_000;

  private final PdnInput in;

  PdnTagScanner(PdnInput in) {
    this.in = in;
  }

  /** Whether what stands here looks like the beginning of a tag. */
  boolean atTag() {
    if (in.peek() != '[') {
      return false;
    }
    int at = blanksFrom(1);
    int name = at;
    while (isName(in.peek(at)) && at < LONGEST_NAME) {
      at++;
    }
    int quote = blanksFrom(at);
    return at > name && quote > at && in.peek(quote) == '"';
  }

  PdnToken tag() {
    return between('[', ']', Kind.TAG);
  }

  PdnToken setUp() {
    return between('/', '/', Kind.SET_UP);
  }

  private PdnToken between(char open, char close, Kind kind) {
    int line = in.line();
    StringBuilder read = new StringBuilder().append(open);
    in.next();
    String name = name(read);
    if (in.atBlank()) {
      read.append(' ');
      in.skipBlanks(false);
    }
    if (name.isEmpty() || in.peek() != '"') {
      return bad(read, line);
    }
    in.next();
    String value = value(close, read.append('"'));
    if (in.peek() != '"') {
      return bad(read, line);
    }
    in.next();
    in.skipBlanks(false);
    in.next();
    return new PdnToken(kind, name, value, line);
  }

  private String name(StringBuilder read) {
    in.skipBlanks(false);
    int start = read.length();
    while (isName(in.peek()) && read.length() < LONGEST_NAME) {
      read.append((char) in.next());
    }
    return read.substring(start);
  }

  /** Up to the quote that closes the tag: a quote with anything else behind it is a mere quote. */
  private String value(char close, StringBuilder read) {
    StringBuilder value = new StringBuilder();
    while (!in.atLineEnd() && value.length() < LONGEST_VALUE) {
      if (in.peek() == '"' && in.peek(blanksFrom(1)) == close) {
        break;
      }
      boolean escape = in.peek() == '\\' && (in.peek(1) == '"' || in.peek(1) == '\\');
      if (escape) {
        in.next();
      }
      value.append((char) in.next());
    }
    read.append(value);
    return value.toString();
  }

  /** The rest of the line goes with it: there is no telling what it was to be. */
  private PdnToken bad(StringBuilder read, int line) {
    while (!in.atLineEnd()) {
      char next = (char) in.next();
      if (read.length() < LONGEST_VALUE) {
        read.append(next);
      }
    }
    return PdnToken.fault(Reason.BAD_TAG, read.toString(), line);
  }

  private int blanksFrom(int ahead) {
    int at = ahead;
    while (at < LONGEST_NAME && (in.peek(at) == ' ' || in.peek(at) == '\t')) {
      at++;
    }
    return at;
  }

  private static boolean isName(int c) {
    return c == '_' || c == '-' || Character.isLetterOrDigit(c);
  }
}
