package dama.rules;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Which piece stands on which square, and whose turn it is: nothing else, so that two positions are
 * equal exactly when they count as a repetition of each other. Immutable.
 */
public final class Position {
  private final BoardSize boardSize;
  private final Side sideToMove;
  private final SquareSet white;
  private final SquareSet black;
  private final SquareSet kings;

  Position(
      BoardSize boardSize, Side sideToMove, SquareSet white, SquareSet black, SquareSet kings) {
    this.boardSize = boardSize;
    this.sideToMove = sideToMove;
    this.white = white;
    this.black = black;
    this.kings = kings;
  }

  /** The board without a piece. */
  public static Position empty(BoardSize boardSize, Side sideToMove) {
    return new Position(boardSize, sideToMove, SquareSet.EMPTY, SquareSet.EMPTY, SquareSet.EMPTY);
  }

  /**
   * This position with a piece put on an empty square.
   *
   * @throws IllegalArgumentException if the square is off the board or taken
   */
  public Position with(int square, Piece piece) {
    if (!boardSize.has(square) || pieceAt(square) != null) {
      throw new IllegalArgumentException("square " + square + " is off the board or taken");
    }
    return new Position(
        boardSize,
        sideToMove,
        piece.side() == Side.WHITE ? white.with(square) : white,
        piece.side() == Side.BLACK ? black.with(square) : black,
        piece.isKing() ? kings.with(square) : kings);
  }

  /**
   * The position after a move, the turn passed on.
   *
   * @throws IllegalArgumentException if the move does not fit: its piece is not the mover's, its
   *     destination is taken, or a captured piece is not there
   */
  Position after(Move move) {
    boolean white = sideToMove == Side.WHITE;
    SquareSet own = bits(sideToMove);
    SquareSet theirs = bits(sideToMove.opponent());
    SquareSet taken = SquareSet.of(move.captured());
    boolean fits =
        own.has(move.from())
            && taken.minus(theirs).isEmpty()
            && boardSize.has(move.to())
            && !own.without(move.from()).or(theirs).has(move.to());
    if (!fits) {
      throw new IllegalArgumentException(move + " is no move of " + this);
    }
    SquareSet moved = own.without(move.from()).with(move.to());
    SquareSet left = theirs.minus(taken);
    SquareSet kingsLeft = kings.without(move.from()).minus(taken);
    boolean king = move.crowns() || kings.has(move.from());
    return new Position(
        boardSize,
        sideToMove.opponent(),
        white ? moved : left,
        white ? left : moved,
        king ? kingsLeft.with(move.to()) : kingsLeft);
  }

  public BoardSize boardSize() {
    return boardSize;
  }

  public Side sideToMove() {
    return sideToMove;
  }

  /** What stands on a square; null if it is empty or off the board. */
  public @Nullable Piece pieceAt(int square) {
    if (!boardSize.has(square)) {
      return null;
    }
    if (white.has(square)) {
      return kings.has(square) ? Piece.WHITE_KING : Piece.WHITE_MAN;
    }
    if (black.has(square)) {
      return kings.has(square) ? Piece.BLACK_KING : Piece.BLACK_MAN;
    }
    return null;
  }

  public int count(Piece piece) {
    return bits(piece).count();
  }

  /** How many pieces, men and kings, a side has. */
  public int count(Side side) {
    return bits(side).count();
  }

  /** The squares on which such pieces stand, ascending. */
  public List<Integer> squares(Piece piece) {
    return bits(piece).toList();
  }

  SquareSet bits(Side side) {
    return side == Side.WHITE ? white : black;
  }

  SquareSet kings() {
    return kings;
  }

  private SquareSet bits(Piece piece) {
    SquareSet own = bits(piece.side());
    return piece.isKing() ? own.and(kings) : own.minus(kings);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Position that
        && boardSize == that.boardSize
        && sideToMove == that.sideToMove
        && white.equals(that.white)
        && black.equals(that.black)
        && kings.equals(that.kings);
  }

  @Override
  public int hashCode() {
    return Objects.hash(boardSize, sideToMove, white, black, kings);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(sideToMove.name());
    for (Piece piece : Piece.values()) {
      text.append(' ').append(piece).append(squares(piece));
    }
    return text.toString();
  }
}
