package dama.rules;

/** What all men of one side can do, found at once by shifting the word that holds them. */
final class WholeBoard {
  /** The places on which men of the side are crowned. */
  final long crowning;

  /** By direction of a step: the shift, and the places that it leads to. */
  final int[] stepShifts;

  final long[] stepsReach;
  private final int[] jumpShifts;
  private final long[] jumpsReach;

  WholeBoard(Variant variant, Side side) {
    Geometry geometry = Geometry.of(variant.boardSize());
    int[] steps = geometry.towards(variant.manSteps(), side);
    int[] jumps = geometry.towards(variant.manCaptures(), side);
    this.crowning = geometry.crowning(side).low();
    this.stepShifts = shifts(geometry, steps);
    this.stepsReach = reached(geometry, steps);
    this.jumpShifts = shifts(geometry, jumps);
    this.jumpsReach = reached(geometry, jumps);
  }

  /** How many steps the men have. */
  int steps(long men, long empty) {
    int steps = 0;
    for (int i = 0; i < stepShifts.length; i++) {
      steps += Long.bitCount(Long.rotateLeft(men, stepShifts[i]) & stepsReach[i] & empty);
    }
    return steps;
  }

  /** The men that can jump. */
  long capturers(long men, long targets, long empty) {
    long capturers = 0;
    for (int i = 0; i < jumpShifts.length; i++) {
      int shift = jumpShifts[i];
      long reach = jumpsReach[i];
      long over = Long.rotateLeft(men, shift) & targets & reach;
      long landing = Long.rotateLeft(over, shift) & empty & reach;
      capturers |= Long.rotateRight(landing, 2 * shift);
    }
    return capturers;
  }

  private static int[] shifts(Geometry geometry, int[] ways) {
    int[] shifts = new int[ways.length];
    for (int i = 0; i < ways.length; i++) {
      shifts[i] = geometry.shift[ways[i]];
    }
    return shifts;
  }

  private static long[] reached(Geometry geometry, int[] ways) {
    long[] reached = new long[ways.length];
    for (int i = 0; i < ways.length; i++) {
      reached[i] = geometry.reached[ways[i]];
    }
    return reached;
  }
}
