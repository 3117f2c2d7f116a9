package dama.rules;

import java.util.Arrays;
import java.util.List;

/** The neighbours of every square of a board size, worked out once. */
final class Lines {
  private static final List<Lines> ALL = Arrays.stream(BoardSize.values()).map(Lines::new).toList();

  /** By directions and side. */
  private final int[][][][] towards;

  private Lines(BoardSize size) {
    Directions[] all = Directions.values();
    towards = new int[all.length][Side.values().length][][];
    for (Directions directions : all) {
      for (Side side : Side.values()) {
        towards[directions.ordinal()][side.ordinal()] =
            directions.of(side).stream()
                .map(direction -> neighbours(size, direction))
                .toArray(int[][]::new);
      }
    }
  }

  static Lines of(BoardSize size) {
    return ALL.get(size.ordinal());
  }

  /** For each direction, the neighbour of each square in it; 0 where the board ends. */
  int[][] towards(Directions directions, Side side) {
    return towards[directions.ordinal()][side.ordinal()];
  }

  private static int[] neighbours(BoardSize size, Direction direction) {
    int[] next = new int[size.squares() + 1];
    for (int square = 1; square <= size.squares(); square++) {
      next[square] =
          size.at(size.row(square) + direction.rows, size.column(square) + direction.columns);
    }
    return next;
  }
}
