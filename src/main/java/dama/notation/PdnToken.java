package dama.notation;

import dama.notation.PdnFault.Reason;
import java.nio.charset.StandardCharsets;

/**
 * A piece of a PDN text that means something. Comments, annotations and line ends mean nothing.
 *
 * @param text the name of a tag, the word itself, or what offends; byte by byte
 * @param value of a tag or a set-up, else empty
 * @param line where it begins
 */
record PdnToken(Kind kind, String text, String value, int line) {
  enum Kind {
    TAG,
    /** A position among the moves. */
    SET_UP,
    /** The number of a move. */
    NUMBER,
    /** A move or a result. */
    WORD,
    /** A star that ends a game. */
    STAR,
    /** A star close behind a move: it praises the move, unless nothing follows. */
    PRAISE,
    OPEN,
    CLOSE,
    FAULT,
    END
  }

  static PdnToken fault(Reason reason, String part, int line) {
    return new PdnToken(Kind.FAULT, part, reason.name(), line);
  }

  PdnFault fault() {
    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
    return new PdnFault(Reason.valueOf(value), PdnCharset.of(bytes).decode(bytes), line);
  }
}
