package dama.rules;

import static dama.rules.Direction.EAST;
import static dama.rules.Direction.NORTH;
import static dama.rules.Direction.NORTH_EAST;
import static dama.rules.Direction.NORTH_WEST;
import static dama.rules.Direction.SOUTH;
import static dama.rules.Direction.SOUTH_EAST;
import static dama.rules.Direction.SOUTH_WEST;
import static dama.rules.Direction.WEST;

import java.util.List;

/** The ways a piece can go, as its own side sees them. */
public enum Directions {
  /** Diagonally forward, left and right. */
  FORWARD(NORTH_WEST, NORTH_EAST),
  /** Along all four diagonals. */
  DIAGONAL(NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST),
  /** Straight ahead, or along the row. */
  AHEAD_AND_SIDEWAYS(NORTH, WEST, EAST),
  /** Along the row and the column. */
  ORTHOGONAL(NORTH, WEST, EAST, SOUTH),
  /** Along the diagonals, the row and the column. */
  ALL(NORTH, NORTH_WEST, NORTH_EAST, WEST, EAST, SOUTH_WEST, SOUTH_EAST, SOUTH);

  private final List<Direction> forWhite;

  Directions(Direction... forWhite) {
    this.forWhite = List.of(forWhite);
  }

  List<Direction> of(Side side) {
    return side == Side.WHITE
        ? forWhite
        : forWhite.stream().map(Direction::opposite).sorted().toList();
  }
}
