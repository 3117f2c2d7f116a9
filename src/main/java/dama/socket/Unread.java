package dama.socket;

import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * How much was handed to the server that its browser may not have read yet. One server takes all
 * that it is given, however much lies there already, and says that it was sent; so the browser is
 * asked by a ping now and then, which it answers once it has read what came before.
 */
final class Unread {
  private static final int LETTERS_BETWEEN = 100_000;
  private static final int NONCE_BYTES = 8;
  private static final SecureRandom RANDOM = new SecureRandom();

  private record Mark(ByteBuffer nonce, long given) {}

  private final Deque<Mark> marks = new ArrayDeque<>(2);
  private long given;
  private long marked;
  private long read;

  /** What to ask the browser after a message of so many letters; null if nothing yet. */
  synchronized @Nullable ByteBuffer give(int letters) {
    given += letters;
    if (given - marked < LETTERS_BETWEEN) {
      return null;
    }
    marked = given;
    byte[] nonce = new byte[NONCE_BYTES];
    RANDOM.nextBytes(nonce);
    marks.addLast(new Mark(ByteBuffer.wrap(nonce), given));
    return ByteBuffer.wrap(nonce.clone());
  }

  /** A browser may answer only the last of several. What was never asked proves nothing. */
  synchronized void answered(ByteBuffer answer) {
    if (marks.stream().anyMatch(mark -> mark.nonce().equals(answer))) {
      Mark mark;
      do {
        mark = marks.removeFirst();
        read = mark.given();
      } while (!mark.nonce().equals(answer));
    }
  }

  synchronized long letters() {
    return given - read;
  }
}
