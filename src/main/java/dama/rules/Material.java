package dama.rules;

/** The balances of pieces that draw rules speak of. */
final class Material {
  private Material() {}

  /** Whether the only piece of a side is a king. */
  static boolean isLoneKing(Position position, Side side) {
    return position.count(side) == 1 && position.count(Piece.king(side)) == 1;
  }

  /** A lone king against so many pieces, with a king among them. */
  static boolean isLoneKingAgainst(int pieces, Position position) {
    for (Side lone : Side.values()) {
      Side strong = lone.opponent();
      if (isLoneKing(position, lone)
          && position.count(strong) == pieces
          && position.count(Piece.king(strong)) > 0) {
        return true;
      }
    }
    return false;
  }

  /** A lone king against three or more kings and no man. */
  static boolean isLoneKingAgainstKings(Position position) {
    for (Side lone : Side.values()) {
      Side strong = lone.opponent();
      if (isLoneKing(position, lone)
          && position.count(Piece.king(strong)) >= 3
          && position.count(Piece.man(strong)) == 0) {
        return true;
      }
    }
    return false;
  }

  /** So many kings of one side against so many of the other, and no man. */
  static boolean isKingsOnly(int some, int others, Position position) {
    int white = position.count(Piece.WHITE_KING);
    int black = position.count(Piece.BLACK_KING);
    return position.count(Side.WHITE) == white
        && position.count(Side.BLACK) == black
        && (white == some && black == others || white == others && black == some);
  }

  static boolean hasKingOnBothSides(Position position) {
    return position.count(Piece.WHITE_KING) > 0 && position.count(Piece.BLACK_KING) > 0;
  }

  /** Whether a lone king stands on the main road, and no piece of the other side. */
  static boolean holdsMainRoad(Position position) {
    for (Side lone : Side.values()) {
      if (isLoneKing(position, lone)
          && onMainRoad(position, lone) == 1
          && onMainRoad(position, lone.opponent()) == 0) {
        return true;
      }
    }
    return false;
  }

  private static long onMainRoad(Position position, Side side) {
    return position.squares(Piece.king(side)).stream().filter(s -> isMainRoad(position, s)).count()
        + position.squares(Piece.man(side)).stream().filter(s -> isMainRoad(position, s)).count();
  }

  /** The long diagonal from White's left corner: a1-h8 on the small board. */
  private static boolean isMainRoad(Position position, int square) {
    BoardSize size = position.boardSize();
    return size.row(square) + size.column(square) == size.side() - 1;
  }
}
