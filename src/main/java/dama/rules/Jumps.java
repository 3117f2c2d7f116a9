package dama.rules;

/**
 * The single jumps of one side of a variant, in words of bits. Set up once and filled with position
 * after position, so that a search leaves nothing to be collected.
 *
 * <p>The square that a capturing piece started from counts as empty from the beginning. Unless they
 * are lifted one by one, captured pieces stay: no later jump may cross them, and they bar the way.
 */
final class Jumps {
  final int[] manWays;
  final int[] kingWays;
  private final int[][] next;
  private final boolean flying;
  private final boolean oneByOne;
  private final boolean manTakesKings;
  private long occupiedLow;
  private long occupiedHigh;
  private long enemiesLow;
  private long enemiesHigh;
  private long kingsLow;
  private long kingsHigh;

  Jumps(Variant variant, Side side) {
    Geometry geometry = Geometry.of(variant.boardSize());
    this.next = geometry.next;
    this.manWays = geometry.towards(variant.manCaptures(), side);
    this.kingWays = geometry.towards(variant.kingCaptures(), side);
    this.flying = variant.kingReach() == Reach.FLYING;
    this.oneByOne = variant.lifting() == Lifting.ONE_BY_ONE;
    this.manTakesKings = variant.manTakesKings();
  }

  /** Low words of the occupied squares, the other side's, and the kings of both. */
  void low(long occupied, long enemies, long kings) {
    occupiedLow = occupied;
    enemiesLow = enemies;
    kingsLow = enemies & kings;
  }

  /** High words of the same. */
  void high(long occupied, long enemies, long kings) {
    occupiedHigh = occupied;
    enemiesHigh = enemies;
    kingsHigh = enemies & kings;
  }

  /** Takes the capturing piece off the board, or puts it back. */
  void lift(int origin) {
    occupiedLow ^= origin < 64 ? 1L << origin : 0;
    occupiedHigh ^= origin < 64 ? 0 : 1L << origin;
  }

  /** How many of these pieces are kings. */
  int kings(long takenLow, long takenHigh) {
    return Long.bitCount(takenLow & kingsLow) + Long.bitCount(takenHigh & kingsHigh);
  }

  boolean isKing(int place) {
    return has(kingsLow, kingsHigh, place);
  }

  /** What a man on a place would jump in a direction, or -1. */
  int overByMan(int place, int way, long takenLow, long takenHigh) {
    int[] line = next[way];
    int over = line[place];
    return over >= 0
            && isTarget(over, takenLow, takenHigh)
            && (manTakesKings || !isKing(over))
            && isOpen(line[over], takenLow, takenHigh)
        ? over
        : -1;
  }

  /** What a king on a place would jump in a direction, or -1. */
  int overByKing(int place, int way, long takenLow, long takenHigh) {
    int[] line = next[way];
    int over = line[place];
    while (flying && isOpen(over, takenLow, takenHigh)) {
      over = line[over];
    }
    return over >= 0
            && isTarget(over, takenLow, takenHigh)
            && isOpen(line[over], takenLow, takenHigh)
        ? over
        : -1;
  }

  /** The landing squares behind what is jumped: the first, and from one to the next. */
  int landing(int from, int way) {
    return next[way][from];
  }

  /** The next place at which a king could land that could land here, or -1. */
  int beyond(int place, int way, long takenLow, long takenHigh) {
    int to = flying ? next[way][place] : -1;
    return isOpen(to, takenLow, takenHigh) ? to : -1;
  }

  /** Whether a king may go this way after that one. */
  boolean mayTurn(int came, int way) {
    return !oneByOne || came + way != Direction.LAST;
  }

  /** Whether a king on a place can go on capturing. */
  boolean kingGoesOn(int place, int came, long takenLow, long takenHigh) {
    for (int way : kingWays) {
      if (mayTurn(came, way) && overByKing(place, way, takenLow, takenHigh) >= 0) {
        return true;
      }
    }
    return false;
  }

  private boolean isTarget(int place, long takenLow, long takenHigh) {
    return has(enemiesLow & ~takenLow, enemiesHigh & ~takenHigh, place);
  }

  private boolean isOpen(int place, long takenLow, long takenHigh) {
    return place >= 0
        && (!has(occupiedLow, occupiedHigh, place) || oneByOne && has(takenLow, takenHigh, place));
  }

  private static boolean has(long low, long high, int place) {
    return ((place < 64 ? low : high) >>> place & 1) != 0;
  }
}
