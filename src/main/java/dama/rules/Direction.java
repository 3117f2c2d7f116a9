package dama.rules;

/**
 * A way across the board as White sees it: north is towards Black. Listed in the order of the
 * squares they lead to.
 */
enum Direction {
  NORTH(-1, 0),
  NORTH_WEST(-1, -1),
  NORTH_EAST(-1, 1),
  WEST(0, -1),
  EAST(0, 1),
  SOUTH_WEST(1, -1),
  SOUTH_EAST(1, 1),
  SOUTH(1, 0);

  /** The number of the last one: that of a direction and that of its opposite add up to it. */
  static final int LAST = values().length - 1;

  private final int rows;
  private final int columns;

  Direction(int rows, int columns) {
    this.rows = rows;
    this.columns = columns;
  }

  /** The same way as Black sees it. */
  Direction opposite() {
    return values()[LAST - ordinal()];
  }

  /** The next square of play this way, or 0: straight ahead, every other square may be none. */
  int next(int square, BoardSize size) {
    boolean straight = rows == 0 || columns == 0;
    int step = straight && !size.isWhole() ? 2 : 1;
    return size.at(size.row(square) + step * rows, size.column(square) + step * columns);
  }
}
