package dama.node;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What one node says to the others.
 *
 * @param number of this node's, counted from 1 without a gap
 * @param text whatever its topic needs; by its first word, what is about one thing stays in order
 */
record Ring(String node, long number, String topic, String text) {

  /** Below what PostgreSQL takes. */
  private static final int LONGEST = 7_900;

  /** Whoever hears this must look at everything. */
  static final String EVERYTHING = "everything";

  /** {@code everything} instead of what is too long to be said. */
  static Ring of(String node, long number, String topic, String text) {
    Ring ring = new Ring(node, number, topic, text);
    boolean fits = ring.written().getBytes(StandardCharsets.UTF_8).length <= LONGEST;
    return fits ? ring : new Ring(node, number, EVERYTHING, "");
  }

  static Optional<Ring> read(String written) {
    String[] parts = written.split(" ", 4);
    try {
      return parts.length < 4
          ? Optional.empty()
          : Optional.of(new Ring(parts[0], Long.parseLong(parts[1]), parts[2], parts[3]));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  String written() {
    return node + ' ' + number + ' ' + topic + ' ' + text;
  }

  /** What it is about: of two rings about the same, the second is heard after the first. */
  String about() {
    return text.split(" ", 2)[0];
  }
}
