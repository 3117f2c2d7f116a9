package dama.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The legal moves of one position, found the long way. */
final class Moves {
  private static final int PATIENCE = 20_000;

  private final Board board;
  private final Book book;
  private final List<Capture> captures = new ArrayList<>();
  private int jumps;

  private Moves(Board board) {
    this.board = board;
    this.book = board.book;
  }

  /**
   * Every legal move with the position it leads to, sorted as bytes; nothing if there are more ways
   * of capturing than anybody would follow.
   */
  static Optional<String> of(String kind, String fen) {
    Moves moves = new Moves(Board.read(new Book(kind), fen));
    moves.findCaptures();
    if (moves.jumps > PATIENCE) {
      return Optional.empty();
    }
    TreeSet<String> texts = new TreeSet<>();
    for (Capture capture : moves.book.prefer(moves.captures)) {
      texts.add(capture.text());
    }
    if (texts.isEmpty()) {
      moves.addSteps(texts);
    }
    return Optional.of(String.join(" ", texts));
  }

  private void addSteps(Set<String> texts) {
    for (int row = 0; row < board.grid.length; row++) {
      for (int column = 0; column < board.grid.length; column++) {
        if (board.isOwn(row, column)) {
          addSteps(texts, row, column);
        }
      }
    }
  }

  private void addSteps(Set<String> texts, int row, int column) {
    char piece = board.grid[row][column];
    boolean far = Character.isUpperCase(piece) && book.kingsFly();
    for (int[] way : book.steps(piece)) {
      int r = row + way[0];
      int c = column + way[1];
      while (board.isEmpty(r, c)) {
        Board after = board.copy();
        after.grid[row][column] = '.';
        after.grid[r][c] = board.isFarRow(r) ? Character.toUpperCase(piece) : piece;
        after.passTurn();
        texts.add(board.number(row, column) + "-" + board.number(r, c) + "=" + after.fen());
        r = far ? r + way[0] : -1;
        c = far ? c + way[1] : -1;
      }
    }
  }

  private void findCaptures() {
    for (int row = 0; row < board.grid.length; row++) {
      for (int column = 0; column < board.grid.length; column++) {
        if (board.isOwn(row, column)) {
          Board lifted = board.copy();
          lifted.grid[row][column] = '.';
          char piece = board.grid[row][column];
          new Way(piece, piece, board.number(row, column), List.of(), "", new int[] {0, 0})
              .follow(lifted, row, column);
        }
      }
    }
  }

  /** A capture on its way. */
  private final class Way {
    private final char taker;
    private final char piece;
    private final int from;
    private final List<Integer> squares;
    private final String victims;
    private final int[] came;

    Way(char taker, char piece, int from, List<Integer> squares, String victims, int[] came) {
      this.taker = taker;
      this.piece = piece;
      this.from = from;
      this.squares = squares;
      this.victims = victims;
      this.came = came;
    }

    /** Follows all ways from here. */
    void follow(Board now, int row, int column) {
      if (++jumps > PATIENCE) {
        return;
      }
      boolean goesOn = false;
      for (int[] way : book.captures(piece)) {
        int[] victim = victim(now, row, column, way);
        if (victim.length > 0) {
          goesOn = true;
          take(now, victim, way);
        }
      }
      if (!goesOn && !squares.isEmpty()) {
        end(now, row, column);
      }
    }

    /** The place of the piece that could be jumped in a direction, or nothing. */
    private int[] victim(Board now, int row, int column, int[] way) {
      if (book.isLiftedAtOnce() && way[0] == -came[0] && way[1] == -came[1]) {
        return new int[0];
      }
      int r = row + way[0];
      int c = column + way[1];
      while (Character.isUpperCase(piece) && book.kingsFly() && now.isEmpty(r, c)) {
        r += way[0];
        c += way[1];
      }
      boolean can =
          now.isTheirs(r, c)
              && book.mayTake(piece, now.grid[r][c])
              && now.isEmpty(r + way[0], c + way[1]);
      return can ? new int[] {r, c} : new int[0];
    }

    private void take(Board now, int[] victim, int[] way) {
      Board after = now.copy();
      after.grid[victim[0]][victim[1]] = book.isLiftedAtOnce() ? '.' : 'x';
      List<Integer> taken = new ArrayList<>(squares);
      taken.add(now.number(victim[0], victim[1]));
      String victimsNow = victims + now.grid[victim[0]][victim[1]];
      List<int[]> landings = landings(after, victim, way);
      boolean someGoOn = landings.stream().anyMatch(l -> jumpsFrom(after, l, way));
      for (int[] landing : landings) {
        if (!someGoOn || jumpsFrom(after, landing, way)) {
          new Way(taker, pieceAt(landing), from, taken, victimsNow, way)
              .follow(after, landing[0], landing[1]);
        }
      }
    }

    private char pieceAt(int[] landing) {
      boolean crowned = book.isCrownedInPassing() && board.isFarRow(landing[0]);
      return crowned ? Character.toUpperCase(piece) : piece;
    }

    private boolean jumpsFrom(Board now, int[] place, int[] way) {
      Way next = new Way(taker, pieceAt(place), from, squares, victims, way);
      return book.captures(next.piece).stream()
          .anyMatch(each -> next.victim(now, place[0], place[1], each).length > 0);
    }

    private List<int[]> landings(Board after, int[] victim, int[] way) {
      List<int[]> landings = new ArrayList<>();
      int r = victim[0] + way[0];
      int c = victim[1] + way[1];
      boolean far = Character.isUpperCase(piece) && book.kingsFly();
      do {
        landings.add(new int[] {r, c});
        r += way[0];
        c += way[1];
      } while (far && after.isEmpty(r, c));
      return landings;
    }

    private void end(Board now, int row, int column) {
      Board after = now.copy();
      for (char[] line : after.grid) {
        for (int i = 0; i < line.length; i++) {
          line[i] = line[i] == 'x' ? '.' : line[i];
        }
      }
      after.grid[row][column] = board.isFarRow(row) ? Character.toUpperCase(piece) : piece;
      after.passTurn();
      captures.add(new Capture(taker, from, board.number(row, column), squares, victims, after));
    }
  }
}
