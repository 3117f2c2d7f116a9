package dama.notation;

import dama.rules.BoardSize;

/** How squares are named: by their numbers, or by file and rank on the small boards. */
public enum SquareNames {
  NUMERIC {
    @Override
    public String write(int square, BoardSize size) {
      return Integer.toString(square);
    }

    @Override
    String write(int square, BoardSize size, boolean turned) {
      return write(turned ? size.squares() + 1 - square : square, size);
    }
  },
  /** File a to h from White's left, rank 1 to 8 from White's side. */
  ALGEBRAIC {
    @Override
    public String write(int square, BoardSize size) {
      char file = (char) ('a' + size.column(square));
      return file + Integer.toString(size.side() - size.row(square));
    }

    @Override
    String write(int square, BoardSize size, boolean turned) {
      return write(square, size);
    }
  };

  /**
   * From where squares are named.
   *
   * @param numbersTurned numbers count from White's back row
   * @param lettersTurned files and ranks are those that Black sees
   */
  record View(boolean numbersTurned, boolean lettersTurned) {
    /** As this project counts. */
    static final View OWN = new View(false, false);
  }

  public abstract String write(int square, BoardSize size);

  /** The name where numbers may count from White's back row. */
  abstract String write(int square, BoardSize size, boolean turned);

  /**
   * Number of the square that a name in either form names; 0 if it names no square of play. The
   * algebraic form is known on the small boards alone.
   */
  public static int read(String name, BoardSize size) {
    return read(name, size, View.OWN);
  }

  static int read(String name, BoardSize size, View view) {
    if (size.side() == 8 && name.matches("[a-h][1-8]")) {
      int square = size.at(size.side() - (name.charAt(1) - '0'), name.charAt(0) - 'a');
      return view.lettersTurned() && square > 0 ? size.squares() + 1 - square : square;
    }
    if (!name.matches("[0-9]{1,3}")) {
      return 0;
    }
    int square = Integer.parseInt(name);
    if (!size.has(square)) {
      return 0;
    }
    return view.numbersTurned() ? size.squares() + 1 - square : square;
  }
}
