package dama.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A board as places in words of bits, so laid out that the same shift leads one square on in a
 * direction from wherever one is.
 *
 * <p>Where only every other square is played on, the place of a square is half of {@code (side + 1)
 * * row + column}: rows are then half a place longer than what they hold, so that a step along one
 * diagonal is a shift by {@code side / 2} and along the other by one more. Places grow as the
 * numbers of squares do. All places of the boards of eight and ten rows are in one word.
 */
final class Geometry {
  private static final List<Geometry> ALL =
      Arrays.stream(BoardSize.values()).map(Geometry::new).toList();

  /** By direction and place, the next place; -1 where the board ends. */
  final int[][] next = new int[Direction.values().length][];

  /** By direction, how far a step shifts a word to the left. */
  final int[] shift = new int[Direction.values().length];

  /** By direction, the places in the low word to which a step leads from some place. */
  final long[] reached = new long[Direction.values().length];

  /** Whether the low word has all places. */
  final boolean oneWord;

  private final BoardSize size;
  private final int[] places;
  private final int[] squares;
  private final SquareSet[] crowning;
  private final int[][][] towards;

  private Geometry(BoardSize size) {
    this.size = size;
    this.places = new int[size.squares() + 1];
    this.squares = new int[placeOf(size.squares()) + 1];
    for (int square = 1; square <= size.squares(); square++) {
      places[square] = placeOf(square);
      squares[places[square]] = square;
    }
    this.oneWord = squares.length <= Long.SIZE;
    this.crowning = Arrays.stream(Side.values()).map(this::crowningRow).toArray(SquareSet[]::new);
    Arrays.stream(Direction.values()).forEach(this::connect);
    this.towards =
        Arrays.stream(Directions.values()).map(Geometry::ordinals).toArray(int[][][]::new);
  }

  static Geometry of(BoardSize size) {
    return ALL.get(size.ordinal());
  }

  int place(int square) {
    return places[square];
  }

  int square(int place) {
    return squares[place];
  }

  SquareSet places(List<Integer> list) {
    SquareSet set = SquareSet.EMPTY;
    for (int square : list) {
      set = set.with(places[square]);
    }
    return set;
  }

  /** The squares of a set, ascending. */
  List<Integer> squares(SquareSet set) {
    List<Integer> list = new ArrayList<>(set.count());
    for (int place = set.from(0); place >= 0; place = set.from(place + 1)) {
      list.add(squares[place]);
    }
    return list;
  }

  /** All squares of play. */
  SquareSet all() {
    SquareSet all = SquareSet.EMPTY;
    for (int square = 1; square <= size.squares(); square++) {
      all = all.with(places[square]);
    }
    return all;
  }

  /** The row on which men of this side are crowned. */
  SquareSet crowning(Side men) {
    return crowning[men.ordinal()];
  }

  /** The directions that a piece of a side can go, by number. */
  int[] towards(Directions directions, Side side) {
    return towards[directions.ordinal()][side.ordinal()];
  }

  private int placeOf(int square) {
    int row = size.row(square);
    int column = size.column(square);
    return size.isWhole() ? row * size.side() + column : (row * (size.side() + 1) + column) / 2;
  }

  private SquareSet crowningRow(Side men) {
    SquareSet row = SquareSet.EMPTY;
    for (int square = 1; square <= size.squares(); square++) {
      row = size.crowns(square, men) ? row.with(places[square]) : row;
    }
    return row;
  }

  private void connect(Direction direction) {
    int[] line = new int[squares.length];
    Arrays.fill(line, -1);
    for (int square = 1; square <= size.squares(); square++) {
      int neighbour = direction.next(square, size);
      if (neighbour != 0) {
        int to = places[neighbour];
        line[places[square]] = to;
        shift[direction.ordinal()] = to - places[square];
        reached[direction.ordinal()] |= to < Long.SIZE ? 1L << to : 0;
      }
    }
    next[direction.ordinal()] = line;
  }

  private static int[][] ordinals(Directions directions) {
    return Arrays.stream(Side.values())
        .map(side -> directions.of(side).stream().mapToInt(Direction::ordinal).toArray())
        .toArray(int[][]::new);
  }
}
