package dama.rules;

/**
 * The squares of a board and how they are numbered.
 *
 * <p>Squares of play are numbered from 1 along the rows, beginning at the top as White sees the
 * board: square 1 is the leftmost of Black's back row. Row 0 is that row; column 0 is at White's
 * left hand.
 */
public enum BoardSize {
  /** The dark squares, one of them in White's left corner: a1. */
  EIGHT(8, Field.FROM_THE_LEFT_CORNER),
  /** The squares of the other colour, one of them in White's right corner: h1. */
  EIGHT_MIRRORED(8, Field.FROM_THE_RIGHT_CORNER),
  /** Every square. */
  EIGHT_WHOLE(8, Field.ALL),
  TEN(10, Field.FROM_THE_LEFT_CORNER),
  TWELVE(12, Field.FROM_THE_LEFT_CORNER);

  /** Which squares are played on. */
  private enum Field {
    FROM_THE_LEFT_CORNER,
    FROM_THE_RIGHT_CORNER,
    ALL
  }

  private final int side;
  private final Field field;
  private final int inRow;

  BoardSize(int side, Field field) {
    this.side = side;
    this.field = field;
    this.inRow = field == Field.ALL ? side : side / 2;
  }

  /** How many squares, played on or not, one side of the board has. */
  public int side() {
    return side;
  }

  /** How many squares are played on, which is the number of the last one. */
  public int squares() {
    return side * inRow;
  }

  /** Whether every square is played on. */
  public boolean isWhole() {
    return field == Field.ALL;
  }

  /** Whether the square in White's left corner is not played on, though not all squares are. */
  public boolean isMirrored() {
    return field == Field.FROM_THE_RIGHT_CORNER;
  }

  public boolean has(int square) {
    return square >= 1 && square <= squares();
  }

  /** Row of a square, 0 at the top. */
  public int row(int square) {
    return (square - 1) / inRow;
  }

  /** Column of a square, 0 at the left. */
  public int column(int square) {
    int place = (square - 1) % inRow;
    return isWhole() ? place : 2 * place + firstColumn(row(square));
  }

  /** Number of the square at a row and column, or 0 where no square of play is. */
  public int at(int row, int column) {
    boolean onBoard = row >= 0 && row < side && column >= 0 && column < side;
    boolean played = onBoard && (isWhole() || (column - firstColumn(row)) % 2 == 0);
    return played ? row * inRow + (isWhole() ? column : column / 2) + 1 : 0;
  }

  /** The row on which men of this side are crowned. */
  public int crowningRow(Side men) {
    return men == Side.WHITE ? 0 : side - 1;
  }

  public boolean crowns(int square, Side men) {
    return row(square) == crowningRow(men);
  }

  private int firstColumn(int row) {
    return (row + (isMirrored() ? 0 : 1)) % 2;
  }
}
