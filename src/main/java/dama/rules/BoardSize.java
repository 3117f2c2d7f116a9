package dama.rules;

/**
 * The squares of a board and how they are numbered.
 *
 * <p>Play is on the dark squares alone. They are numbered from 1 along the rows, beginning at the
 * top as White sees the board: square 1 is the leftmost dark square of Black's back row. Row 0 is
 * that row; column 0 is at White's left hand.
 */
public enum BoardSize {
  EIGHT(8),
  TEN(10);

  private final int side;

  BoardSize(int side) {
    this.side = side;
  }

  /** How many squares, dark and light, one side of the board has. */
  public int side() {
    return side;
  }

  /** How many squares are played on, which is the number of the last one. */
  public int squares() {
    return side * side / 2;
  }

  public boolean has(int square) {
    return square >= 1 && square <= squares();
  }

  /** Row of a square, 0 at the top. */
  public int row(int square) {
    return (square - 1) / (side / 2);
  }

  /** Column of a square, 0 at the left. */
  public int column(int square) {
    int inRow = (square - 1) % (side / 2);
    return 2 * inRow + (row(square) % 2 == 0 ? 1 : 0);
  }

  /** Number of the square at a row and column, or 0 where no square of play is. */
  public int at(int row, int column) {
    boolean onBoard = row >= 0 && row < side && column >= 0 && column < side;
    return onBoard && (row + column) % 2 == 1 ? row * (side / 2) + column / 2 + 1 : 0;
  }

  /** The row on which men of this side are crowned. */
  public int crowningRow(Side men) {
    return men == Side.WHITE ? 0 : side - 1;
  }

  public boolean crowns(int square, Side men) {
    return row(square) == crowningRow(men);
  }
}
