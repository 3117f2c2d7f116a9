package dama.rules;

import java.util.Comparator;
import java.util.List;

/**
 * A whole turn: a step of one piece, or one piece's capture from its first jump to its last.
 *
 * <p>Captures that share origin, destination and captured set are one move; its path is then the
 * canonical one: of all the ways, the first when paths are compared square by square.
 *
 * @param path origin, each landing square, destination: at least two squares
 * @param captured the squares of the captured pieces in the order of capture; empty for a step
 * @param crowns whether a man becomes a king by it
 */
public record Move(List<Integer> path, List<Integer> captured, boolean crowns) {
  /** The order in which legal moves are listed: by path, square by square. */
  public static final Comparator<Move> BY_PATH = (a, b) -> compare(a.path, b.path);

  public Move {
    path = List.copyOf(path);
    captured = List.copyOf(captured);
  }

  public int from() {
    return path.get(0);
  }

  public int to() {
    return path.get(path.size() - 1);
  }

  public boolean isCapture() {
    return !captured.isEmpty();
  }

  /** Whether both are the same move, by whichever way: origin, destination and captured set. */
  public boolean sameAs(Move other) {
    return from() == other.from()
        && to() == other.to()
        && captured.size() == other.captured.size()
        && captured.containsAll(other.captured);
  }

  private static int compare(List<Integer> a, List<Integer> b) {
    for (int i = 0; i < a.size() && i < b.size(); i++) {
      int order = Integer.compare(a.get(i), b.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(a.size(), b.size());
  }
}
