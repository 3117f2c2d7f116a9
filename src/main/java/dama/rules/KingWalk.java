package dama.rules;

/**
 * How far one king of a side has walked: its moves in a row, without a capture and without a move
 * of another piece of its side.
 *
 * @param square where it stands; 0 if the side's last move was another
 * @param moves how many moves it made in a row
 */
public record KingWalk(int square, int moves) {
  public static final KingWalk NONE = new KingWalk(0, 0);

  /** After a move of its own side. */
  KingWalk after(Move move, Position before) {
    if (move.isCapture() || !before.hasKing(move.from())) {
      return NONE;
    }
    return new KingWalk(move.to(), move.from() == square ? moves + 1 : 1);
  }

  /** After a move of the other side, which may have taken the king. */
  KingWalk met(Move move) {
    return move.captured().contains(square) ? NONE : this;
  }
}
