package dama.rules;

/**
 * A set of squares, as the places that a {@link Geometry} gives them: two words of bits, so that
 * every board fits.
 *
 * @param low places 0 to 63
 * @param high places 64 to 127
 */
record SquareSet(long low, long high) {
  static final SquareSet EMPTY = new SquareSet(0, 0);

  boolean has(int place) {
    return ((place < 64 ? low : high) >>> place & 1) != 0;
  }

  SquareSet with(int place) {
    return place < 64
        ? new SquareSet(low | 1L << place, high)
        : new SquareSet(low, high | 1L << place);
  }

  SquareSet without(int place) {
    return place < 64
        ? new SquareSet(low & ~(1L << place), high)
        : new SquareSet(low, high & ~(1L << place));
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

  /** The lowest place of the set that is at least the given one, or -1. */
  int from(int place) {
    if (place < 64) {
      long rest = low & -1L << place;
      if (rest != 0) {
        return Long.numberOfTrailingZeros(rest);
      }
    }
    long rest = place < 64 ? high : place < 128 ? high & -1L << place : 0;
    return rest == 0 ? -1 : 64 + Long.numberOfTrailingZeros(rest);
  }
}
