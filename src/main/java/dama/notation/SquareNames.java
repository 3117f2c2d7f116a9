package dama.notation;

import dama.rules.BoardSize;

/** How squares are named: by their numbers, or by file and rank on the small board. */
public enum SquareNames {
  NUMERIC {
    @Override
    public String write(int square, BoardSize size) {
      return Integer.toString(square);
    }
  },
  /** File a to h from White's left, rank 1 to 8 from White's side: a1 is square 29. */
  ALGEBRAIC {
    @Override
    public String write(int square, BoardSize size) {
      char file = (char) ('a' + size.column(square));
      return file + Integer.toString(size.side() - size.row(square));
    }
  };

  public abstract String write(int square, BoardSize size);

  /**
   * Number of the square that a name in either form names; 0 if it names no square of play. The
   * algebraic form is known on the small board alone.
   */
  public static int read(String name, BoardSize size) {
    if (size == BoardSize.EIGHT && name.matches("[a-h][1-8]")) {
      return size.at(size.side() - (name.charAt(1) - '0'), name.charAt(0) - 'a');
    }
    if (!name.matches("[0-9]{1,3}")) {
      return 0;
    }
    int square = Integer.parseInt(name);
    return size.has(square) ? square : 0;
  }
}
