package dama.notation;

import dama.rules.BoardSize;
import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Moves as text: {@code 32-28}, {@code 28x19}; where a capture shares both its ends with another,
 * all its squares: {@code 4x31x42x15}.
 */
public final class MoveNotation {
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
    long sameEnds =
        legal.stream().filter(m -> m.from() == move.from() && m.to() == move.to()).count();
    List<Integer> squares = sameEnds > 1 ? move.path() : List.of(move.from(), move.to());
    return squares.stream()
        .map(square -> names.write(square, size))
        .collect(Collectors.joining(move.isCapture() ? "x" : "-"));
  }

  /**
   * The legal move that a text names: numeric or algebraic, short or in full, {@code x} or {@code
   * :} for a capture, nothing at all between algebraic squares.
   *
   * @throws NotationException if it is no move, not legal, or names more than one
   */
  public static Move read(String text, Position before, Variant variant) {
    List<Integer> squares = squares(text, variant.boardSize());
    List<Move> matches = variant.matching(before, squares);
    if (matches.isEmpty() && squares.size() > 2) {
      matches = passing(squares, variant.legalMoves(before));
    }
    if (matches.isEmpty()) {
      throw new NotationException("'" + text + "' is not a legal move", 1);
    }
    if (matches.size() > 1) {
      throw new NotationException("'" + text + "' names " + matches.size() + " moves", 1);
    }
    return matches.get(0);
  }

  /** Some writers give only the landing squares that they think telling. */
  private static List<Move> passing(List<Integer> squares, List<Move> legal) {
    int from = squares.get(0);
    int to = squares.get(squares.size() - 1);
    return legal.stream()
        .filter(m -> m.from() == from && m.to() == to && m.path().containsAll(squares))
        .toList();
  }

  private static List<Integer> squares(String text, BoardSize size) {
    List<Integer> squares = new ArrayList<>();
    int at = 0;
    for (String name : text.split("[-x:]|(?<=[a-h][1-8])(?=[a-h])", -1)) {
      int square = SquareNames.read(name, size);
      if (square == 0) {
        throw new NotationException("'" + name + "' in '" + text + "' is no square", at + 1);
      }
      squares.add(square);
      at += name.length() + 1;
    }
    return squares;
  }
}
