package dama.rules;

/** Where the kings of one side can go without capture, on a board that fits one word. */
final class KingRays {
  private final int[][] lines;
  private final boolean flying;

  KingRays(Variant variant, Side side) {
    Geometry geometry = Geometry.of(variant.boardSize());
    int[] ways = geometry.towards(variant.kingSteps(), side);
    this.lines = new int[ways.length][];
    for (int i = 0; i < ways.length; i++) {
      lines[i] = geometry.next[ways[i]];
    }
    this.flying = variant.kingReach() == Reach.FLYING;
  }

  /** The places to which a king on this one can go. */
  long from(int place, long empty) {
    long landings = 0;
    for (int[] line : lines) {
      int to = line[place];
      while (to >= 0 && (empty >>> to & 1) != 0) {
        landings |= 1L << to;
        to = flying ? line[to] : -1;
      }
    }
    return landings;
  }

  /** How many moves all these kings have. */
  int steps(long kings, long empty) {
    int steps = 0;
    for (long rest = kings; rest != 0; rest &= rest - 1) {
      steps += Long.bitCount(from(Long.numberOfTrailingZeros(rest), empty));
    }
    return steps;
  }
}
