package dama.notation;

import dama.rules.BoardSize;
import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Variant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Moves as text: {@code 32-28}, {@code 28x19}; where a capture shares both its ends with another,
 * all its squares: {@code 4x31x42x15}.
 */
public final class MoveNotation {
  /** Between the squares of a move; four figures are two squares of two. */
  private static final Pattern NAMES =
      Pattern.compile("[-x:]|(?<=[a-h][1-8])(?=[a-h])|(?<=^[0-9]{2})(?=[0-9]{2}$)");

  /** The order in which captures that share their ends are thought of: that of their texts. */
  static final Comparator<Move> BY_CAPTURED =
      Comparator.comparing(
          move ->
              move.captured().stream()
                  .sorted()
                  .map(String::valueOf)
                  .collect(Collectors.joining(",")));

  private MoveNotation() {}

  /** A legal move in numbers. */
  public static String write(Move move, Position before, Variant variant) {
    return write(move, before, variant, SquareNames.NUMERIC);
  }

  /**
   * A legal move.
   *
   * @param before the position in which it is played
   */
  public static String write(Move move, Position before, Variant variant, SquareNames names) {
    return write(move, variant.legalMoves(before), variant.boardSize(), names);
  }

  /**
   * A legal move, where the legal moves are at hand.
   *
   * @param legal all the legal moves of the position
   */
  public static String write(Move move, List<Move> legal, BoardSize size, SquareNames names) {
    return write(move, legal, size, new PdnHabit(names, "x", false));
  }

  static String write(Move move, List<Move> legal, BoardSize size, PdnHabit habit) {
    long sameEnds =
        legal.stream().filter(m -> m.from() == move.from() && m.to() == move.to()).count();
    List<Integer> squares = sameEnds > 1 ? turns(move, size) : List.of(move.from(), move.to());
    return squares.stream()
        .map(square -> habit.names().write(square, size, habit.turned()))
        .collect(Collectors.joining(move.isCapture() ? habit.captureSign() : "-"));
  }

  /** PDN 3.0: a king that goes straight on is said to land close behind what it captured. */
  private static List<Integer> turns(Move move, BoardSize size) {
    List<Integer> squares = new ArrayList<>(move.path());
    for (int i = 1; i < squares.size() - 1; i++) {
      int here = move.path().get(i);
      Way in = Way.of(move.path().get(i - 1), here, size);
      if (in.equals(Way.of(here, move.path().get(i + 1), size))) {
        int over = move.captured().get(i - 1);
        squares.set(i, size.at(size.row(over) + in.rows(), size.column(over) + in.columns()));
      }
    }
    return squares;
  }

  /** Where a line leads: one step of it. */
  private record Way(int rows, int columns) {
    static Way of(int from, int to, BoardSize size) {
      return new Way(
          Integer.signum(size.row(to) - size.row(from)),
          Integer.signum(size.column(to) - size.column(from)));
    }
  }

  /**
   * The legal move that a text names: numeric or algebraic, short or in full, {@code x} or {@code
   * :} for a capture, nothing at all between squares of two characters.
   *
   * @throws NotationException if it is no move, not legal, or names more than one
   */
  public static Move read(String text, Position before, Variant variant) {
    List<Move> matches = meant(text, before, variant, SquareNames.View.OWN);
    if (matches.isEmpty()) {
      throw new NotationException("'" + text + "' is not a legal move", text, 1);
    }
    if (matches.size() > 1) {
      throw new NotationException("'" + text + "' names " + matches.size() + " moves", text, 1);
    }
    return matches.get(0);
  }

  /**
   * The legal moves that a text can mean.
   *
   * @param view from where the squares are named
   */
  static List<Move> meant(String text, Position before, Variant variant, SquareNames.View view) {
    List<Integer> squares = squares(text, variant.boardSize(), view);
    if (squares.size() < 2) {
      return List.of();
    }
    List<Move> matches = variant.matching(before, squares);
    if (matches.isEmpty() && squares.size() > 2) {
      return passing(squares, variant.legalMoves(before));
    }
    return matches.size() < 2 ? matches : matches.stream().sorted(BY_CAPTURED).toList();
  }

  /**
   * Some writers give only the landing squares that they think telling: those that land there come
   * first, and what follows in the game must tell.
   */
  private static List<Move> passing(List<Integer> squares, List<Move> legal) {
    int from = squares.get(0);
    int to = squares.get(squares.size() - 1);
    return legal.stream()
        .filter(m -> m.from() == from && m.to() == to)
        .sorted(
            Comparator.comparing((Move m) -> !m.path().containsAll(squares))
                .thenComparing(BY_CAPTURED))
        .toList();
  }

  private static List<Integer> squares(String text, BoardSize size, SquareNames.View view) {
    List<Integer> squares = new ArrayList<>();
    int at = 0;
    for (String name : NAMES.split(text, -1)) {
      int square = SquareNames.read(name, size, view);
      if (square == 0) {
        throw new NotationException("'" + name + "' in '" + text + "' is no square", name, at + 1);
      }
      squares.add(square);
      at += name.length() + 1;
    }
    return squares;
  }
}
