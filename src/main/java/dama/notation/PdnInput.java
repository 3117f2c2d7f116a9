package dama.notation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * The bytes of a stream, with a look ahead and the number of the line. All that PDN is made of is
 * ASCII, so bytes will do until a text is shown to somebody.
 */
final class PdnInput {
  static final int END = -1;

  private static final int AHEAD = 256;

  private final InputStream stream;
  private final byte[] buffer = new byte[1 << 14];
  private int at;
  private int filled;
  private boolean drained;
  private int line = 1;
  private int last = '\n';

  PdnInput(InputStream stream) {
    this.stream = stream;
    if (peek(0) == 0xEF && peek(1) == 0xBB && peek(2) == 0xBF) {
      at = 3;
    }
  }

  int line() {
    return line;
  }

  boolean atLineStart() {
    return isLineEnd(last);
  }

  boolean atLineEnd() {
    return peek() == END || isLineEnd(peek());
  }

  int peek() {
    return peek(0);
  }

  /** The byte so far ahead, at most 255; {@link #END} behind the last. */
  int peek(int ahead) {
    if (at + ahead >= filled && !drained) {
      fill();
    }
    return at + ahead < filled ? buffer[at + ahead] & 0xFF : END;
  }

  int next() {
    int next = peek(0);
    if (next == END) {
      return END;
    }
    at++;
    if (next == '\n' && last != '\r' || next == '\r') {
      line++;
    }
    last = next;
    return next;
  }

  /** Whether a blank stands here; the no-break space of UTF-8 is one, too. */
  boolean atBlank() {
    int here = peek();
    return here >= 0 && here <= ' ' || here == 0xC2 && peek(1) == 0xA0;
  }

  /** Passes over blanks, of this line alone or of all that follow. */
  void skipBlanks(boolean acrossLines) {
    while (atBlank() && (acrossLines || !isLineEnd(peek()))) {
      if (next() == 0xC2) {
        next();
      }
    }
  }

  private static boolean isLineEnd(int c) {
    return c == '\n' || c == '\r';
  }

  private void fill() {
    System.arraycopy(buffer, at, buffer, 0, filled - at);
    filled -= at;
    at = 0;
    try {
      while (filled < AHEAD && !drained) {
        int count = stream.read(buffer, filled, buffer.length - filled);
        drained = count < 0;
        filled += Math.max(count, 0);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
