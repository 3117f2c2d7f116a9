package dama.rules;

/** A way across the board as White sees it: north is towards Black. */
enum Direction {
  NORTH_WEST(-1, -1),
  NORTH_EAST(-1, 1),
  SOUTH_WEST(1, -1),
  SOUTH_EAST(1, 1);

  final int rows;
  final int columns;

  Direction(int rows, int columns) {
    this.rows = rows;
    this.columns = columns;
  }

  /** The same way as Black sees it. */
  Direction opposite() {
    return values()[values().length - 1 - ordinal()];
  }
}
