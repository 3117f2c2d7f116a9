package dama.notation;

import dama.rules.Piece;
import dama.rules.Position;
import dama.rules.Side;
import dama.rules.Variant;
import java.util.ArrayList;
import java.util.List;

/**
 * Positions as text: the side to move, then each side's squares, {@code K} before a king, as in
 * {@code W:W31,K46:B5,12} (PDN 3.0, FEN tag).
 */
public final class Fen {
  private Fen() {}

  /** Writes numbers ascending, White's list first. */
  public static String write(Position position) {
    return letter(position.sideToMove())
        + ":W"
        + list(position, Side.WHITE)
        + ":B"
        + list(position, Side.BLACK);
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
    return new FenReader(text, variant).read();
  }

  private static String list(Position position, Side side) {
    List<String> pieces = new ArrayList<>();
    for (int square = 1; square <= position.boardSize().squares(); square++) {
      Piece piece = position.pieceAt(square);
      if (piece != null && piece.side() == side) {
        pieces.add(piece.isKing() ? "K" + square : Integer.toString(square));
      }
    }
    return String.join(",", pieces);
  }

  private static String letter(Side side) {
    return side == Side.WHITE ? "W" : "B";
  }
}
