package dama.rules;

/** What can stand on a square: a man or a king of either side. */
public enum Piece {
  WHITE_MAN(Side.WHITE, false),
  WHITE_KING(Side.WHITE, true),
  BLACK_MAN(Side.BLACK, false),
  BLACK_KING(Side.BLACK, true);

  private final Side side;
  private final boolean king;

  Piece(Side side, boolean king) {
    this.side = side;
    this.king = king;
  }

  public static Piece man(Side side) {
    return side == Side.WHITE ? WHITE_MAN : BLACK_MAN;
  }

  public static Piece king(Side side) {
    return side == Side.WHITE ? WHITE_KING : BLACK_KING;
  }

  public Side side() {
    return side;
  }

  public boolean isKing() {
    return king;
  }
}
