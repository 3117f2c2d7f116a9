package dama.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * A set of squares as bits: two words, so that boards of up to 127 squares fit.
 *
 * @param low squares 0 to 63
 * @param high squares 64 to 127
 */
record SquareSet(long low, long high) {
  static final SquareSet EMPTY = new SquareSet(0, 0);

  static SquareSet of(List<Integer> squares) {
    SquareSet set = EMPTY;
    for (int square : squares) {
      set = set.with(square);
    }
    return set;
  }

  boolean has(int square) {
    return ((square < 64 ? low : high) >>> square & 1) != 0;
  }

  SquareSet with(int square) {
    return square < 64
        ? new SquareSet(low | 1L << square, high)
        : new SquareSet(low, high | 1L << square);
  }

  SquareSet without(int square) {
    return square < 64
        ? new SquareSet(low & ~(1L << square), high)
        : new SquareSet(low, high & ~(1L << square));
  }

  SquareSet and(SquareSet other) {
    return new SquareSet(low & other.low, high & other.high);
  }

  SquareSet or(SquareSet other) {
    return new SquareSet(low | other.low, high | other.high);
  }

  SquareSet minus(SquareSet other) {
    return new SquareSet(low & ~other.low, high & ~other.high);
  }

  boolean isEmpty() {
    return (low | high) == 0;
  }

  int count() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  /** The lowest square of the set that is above the given one, or 0. */
  int after(int square) {
    if (square < 63) {
      long rest = low & -1L << square + 1;
      if (rest != 0) {
        return Long.numberOfTrailingZeros(rest);
      }
    }
    long rest = square < 64 ? high : square == 127 ? 0 : high & -1L << square + 1;
    return rest == 0 ? 0 : 64 + Long.numberOfTrailingZeros(rest);
  }

  List<Integer> toList() {
    List<Integer> squares = new ArrayList<>(count());
    for (int square = after(0); square != 0; square = after(square)) {
      squares.add(square);
    }
    return squares;
  }
}
