package dama.socket;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The message that is coming in on one connection, of which there may be pieces. WildFly bounds
 * each piece and not their sum, so we count ourselves.
 */
final class Pieces {
  private final int most;
  private final StringBuilder text = new StringBuilder();
  private int bytes;

  Pieces(int most) {
    this.most = most;
  }

  /** The whole of the message where this was the last piece of it. */
  Optional<String> add(String piece, boolean last) {
    if (!isTooLong()) {
      bytes += piece.getBytes(StandardCharsets.UTF_8).length;
    }
    if (isTooLong()) {
      text.setLength(0);
      return Optional.empty();
    }
    text.append(piece);
    if (!last) {
      return Optional.empty();
    }
    String whole = text.toString();
    text.setLength(0);
    bytes = 0;
    return Optional.of(whole);
  }

  /** Once it is, it stays so: nothing more is kept. */
  boolean isTooLong() {
    return bytes > most;
  }
}
