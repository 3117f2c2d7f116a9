package dama.notation;

import dama.rules.Piece;
import dama.rules.Position;
import dama.rules.Side;
import dama.rules.Variant;

/**
 * Positions as text: the side to move, then each side's squares, {@code K} before a king, as in
 * {@code W:W31,K46:B5,12} (PDN 3.0, FEN tag).
 */
public final class Fen {
  private Fen() {}

  /** Writes numbers ascending, White's list first. */
  public static String write(Position position) {
    return write(position, false);
  }

  /**
   * @param turned whether the numbers count from White's back row
   */
  static String write(Position position, boolean turned) {
    return letter(position.sideToMove())
        + ":W"
        + list(position, Side.WHITE, turned)
        + ":B"
        + list(position, Side.BLACK, turned);
  }

  /**
   * Reads a position: lists in either order, squares in any order, ranges ({@code 31-50}), a side
   * without pieces, a final dot, and on the small board algebraic names ({@code Kh6}).
   *
   * @throws NotationException if the text is no position of the variant: a square off the board or
   *     taken twice, a man on the row where it would have been crowned, a side missing or doubled,
   *     anything that does not belong
   */
  public static Position read(String text, Variant variant) {
    return new FenReader(text, variant, false, true).read();
  }

  /**
   * The set-up of a game as it is found: collections of problems have men on rows where they would
   * have been crowned.
   *
   * @param turned whether the numbers count from White's back row
   */
  static Position readFound(String text, Variant variant, boolean turned) {
    return new FenReader(text, variant, turned, false).read();
  }

  private static String list(Position position, Side side, boolean turned) {
    StringBuilder pieces = new StringBuilder(80);
    int last = position.boardSize().squares();
    for (int number = 1; number <= last; number++) {
      Piece piece = position.pieceAt(turned ? last + 1 - number : number);
      if (piece != null && piece.side() == side) {
        pieces.append(pieces.isEmpty() ? "" : ",").append(piece.isKing() ? "K" : "").append(number);
      }
    }
    return pieces.toString();
  }

  private static String letter(Side side) {
    return side == Side.WHITE ? "W" : "B";
  }
}
