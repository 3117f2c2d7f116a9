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
    int place = Geometry.of(boardSize).place(square);
    return new Position(
        boardSize,
        sideToMove,
        piece.side() == Side.WHITE ? white.with(place) : white,
        piece.side() == Side.BLACK ? black.with(place) : black,
        piece.isKing() ? kings.with(place) : kings);
  }

  /**
   * The position after a move, the turn passed on.
   *
   * @throws IllegalArgumentException if the move does not fit: its piece is not the mover's, its
   *     destination is taken, or a captured piece is not there
   */
  Position after(Move move) {
    if (!fits(move)) {
      throw new IllegalArgumentException(move + " is no move of " + this);
    }
    Geometry geometry = Geometry.of(boardSize);
    int from = geometry.place(move.from());
    int to = geometry.place(move.to());
    SquareSet taken = geometry.places(move.captured());
    SquareSet moved = bits(sideToMove).without(from).with(to);
    SquareSet left = bits(sideToMove.opponent()).minus(taken);
    SquareSet kingsLeft = kings.without(from).minus(taken);
    boolean king = move.crowns() || kings.has(from);
    boolean white = sideToMove == Side.WHITE;
    return new Position(
        boardSize,
        sideToMove.opponent(),
        white ? moved : left,
        white ? left : moved,
        king ? kingsLeft.with(to) : kingsLeft);
  }

  private boolean fits(Move move) {
    Piece piece = pieceAt(move.from());
    return piece != null
        && piece.side() == sideToMove
        && boardSize.has(move.to())
        && isFreeFor(move)
        && move.captured().stream().allMatch(this::isTheirs);
  }

  /** A destination may be the origin, or where a piece was that was lifted on the way. */
  private boolean isFreeFor(Move move) {
    int to = move.to();
    return pieceAt(to) == null || to == move.from() || move.captured().contains(to);
  }

  private boolean isTheirs(int square) {
    Piece piece = pieceAt(square);
    return piece != null && piece.side() != sideToMove;
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
    int place = Geometry.of(boardSize).place(square);
    boolean king = kings.has(place);
    if (white.has(place)) {
      return king ? Piece.WHITE_KING : Piece.WHITE_MAN;
    }
    if (black.has(place)) {
      return king ? Piece.BLACK_KING : Piece.BLACK_MAN;
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
    return Geometry.of(boardSize).squares(bits(piece));
  }

  /** Whether a king, of whichever side, stands on a square. */
  boolean hasKing(int square) {
    return kings.has(Geometry.of(boardSize).place(square));
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
