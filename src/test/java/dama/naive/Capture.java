package dama.naive;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/**
 * One way of capturing, taken to its end.
 *
 * @param taker what captured, as it stood at the start
 * @param squares of the taken pieces, in order
 * @param victims what the taken pieces were, in order
 * @param after the board when all is done
 */
record Capture(char taker, int from, int to, List<Integer> squares, String victims, Board after) {

  int pieces() {
    return squares.size();
  }

  int kings() {
    return (int) victims.chars().filter(Character::isUpperCase).count();
  }

  int byKing() {
    return Character.isUpperCase(taker) ? 1 : 0;
  }

  static List<Capture> greatest(List<Capture> captures, ToIntFunction<Capture> measure) {
    int most = captures.stream().mapToInt(measure).max().orElse(0);
    return captures.stream().filter(c -> measure.applyAsInt(c) == most).toList();
  }

  /** A king counts as two men less a little: the little decides only where all else is equal. */
  static List<Capture> worthiest(List<Capture> captures) {
    List<Capture> most = greatest(captures, c -> c.pieces() + c.kings());
    return greatest(most, c -> -c.kings());
  }

  /** Those that come upon a king first; where kings come equally soon, upon the next. */
  static List<Capture> soonest(List<Capture> captures) {
    List<Capture> left = captures;
    for (int jump = 0; jump < 12; jump++) {
      int at = jump;
      left =
          greatest(
              left, c -> at < c.pieces() && Character.isUpperCase(c.victims().charAt(at)) ? 1 : 0);
    }
    return left;
  }

  /** As reference tables write it. */
  String text() {
    return squares.stream()
        .sorted()
        .map(String::valueOf)
        .collect(Collectors.joining(",", from + "x" + to + ":", "=" + after.fen()));
  }
}
