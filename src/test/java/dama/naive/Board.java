package dama.naive;

import java.util.Arrays;

/**
 * Pieces in a grid: w b men, W B kings, a dot for an empty square, x for one taken but not lifted.
 */
final class Board {
  final Book book;
  final char[][] grid;
  private char turn;

  private Board(Book book, char[][] grid, char turn) {
    this.book = book;
    this.grid = grid;
    this.turn = turn;
  }

  static Board read(Book book, String fen) {
    char[][] grid = new char[book.side()][book.side()];
    for (char[] row : grid) {
      Arrays.fill(row, '.');
    }
    Board board = new Board(book, grid, Character.toLowerCase(fen.charAt(0)));
    for (String list : fen.substring(2).split(":", -1)) {
      char man = Character.toLowerCase(list.charAt(0));
      for (String piece : list.substring(1).split(",", -1)) {
        if (!piece.isEmpty()) {
          boolean king = piece.startsWith("K");
          int[] at = board.place(Integer.parseInt(king ? piece.substring(1) : piece));
          grid[at[0]][at[1]] = king ? Character.toUpperCase(man) : man;
        }
      }
    }
    return board;
  }

  Board copy() {
    return new Board(book, Arrays.stream(grid).map(char[]::clone).toArray(char[][]::new), turn);
  }

  char turn() {
    return turn;
  }

  void passTurn() {
    turn = turn == 'w' ? 'b' : 'w';
  }

  boolean isOn(int row, int column) {
    return row >= 0 && column >= 0 && row < grid.length && column < grid.length;
  }

  boolean isEmpty(int row, int column) {
    return isOn(row, column) && grid[row][column] == '.';
  }

  boolean isOwn(int row, int column) {
    return Character.toLowerCase(grid[row][column]) == turn;
  }

  boolean isTheirs(int row, int column) {
    return isOn(row, column)
        && Character.toLowerCase(grid[row][column]) == (turn == 'w' ? 'b' : 'w');
  }

  boolean isFarRow(int row) {
    return row == (turn == 'w' ? 0 : grid.length - 1);
  }

  /** Squares are counted row by row from the top left. */
  int number(int row, int column) {
    int number = 0;
    for (int r = 0; r < grid.length; r++) {
      for (int c = 0; c < grid.length; c++) {
        number += book.isPlayed(r, c) ? 1 : 0;
        if (r == row && c == column) {
          return number;
        }
      }
    }
    throw new IllegalArgumentException(row + "," + column);
  }

  private int[] place(int number) {
    for (int r = 0; r < grid.length; r++) {
      for (int c = 0; c < grid.length; c++) {
        if (book.isPlayed(r, c) && number(r, c) == number) {
          return new int[] {r, c};
        }
      }
    }
    throw new IllegalArgumentException("square " + number);
  }

  String fen() {
    return Character.toUpperCase(turn) + ":W" + list('w') + ":B" + list('b');
  }

  private String list(char man) {
    StringBuilder list = new StringBuilder();
    for (int r = 0; r < grid.length; r++) {
      for (int c = 0; c < grid.length; c++) {
        if (Character.toLowerCase(grid[r][c]) == man) {
          list.append(list.length() == 0 ? "" : ",");
          list.append(Character.isUpperCase(grid[r][c]) ? "K" : "").append(number(r, c));
        }
      }
    }
    return list.toString();
  }
}
