package dama.rules;

import java.util.List;

/** The ways a piece can go, as its own side sees them. */
public enum Directions {
  /** Diagonally forward, left and right. */
  FORWARD(Direction.NORTH_WEST, Direction.NORTH_EAST),
  /** Along all four diagonals. */
  DIAGONAL(Direction.NORTH_WEST, Direction.NORTH_EAST, Direction.SOUTH_WEST, Direction.SOUTH_EAST);

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
