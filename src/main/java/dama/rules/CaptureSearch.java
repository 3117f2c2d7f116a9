package dama.rules;

/**
 * Finds every legal capture of one side, each once. Set up once for position after position.
 *
 * <p>Two ways that come to the same square having taken the same pieces go on alike, so the second
 * is given up: that keeps a crowded board from costing more than its different results. The first
 * is the canonical one, since jumps are tried by landing square.
 */
final class CaptureSearch {
  /** What a search is asked for. */
  enum Wanted {
    /** The captures that weigh most by the variant's priority. */
    LEGAL,
    /** All that are taken to their end. */
    ANY,
    /** The legal ones, told apart also by the order in which they take the same pieces. */
    SEQUENCES
  }

  /** No two ways of a man, nor of a king, meet before so many pieces are taken. */
  private static final int MEN_MEET = 3;

  private static final int KINGS_MEET = 2;
  private static final int MOST_JUMPS = 128;

  /** Stands for the direction from which a piece came to where its capture ends. */
  private static final int FROM_ANYWHERE = Direction.LAST + 1;

  private final Jumps jumps;
  private final KingLandings landings;
  private final CaptureSink sink;
  private final Wanted wanted;
  private final CapturePriority priority;
  private final boolean crownsInPassing;
  private final boolean oneByOne;
  private final SquareSet crowning;
  private final Seen seen = new Seen();
  private final int[] path = new int[MOST_JUMPS];
  private final int[] over = new int[MOST_JUMPS];
  private int best;
  private boolean startsAsKing;
  private boolean crowned;
  private int count;
  private long takenLow;
  private long takenHigh;

  CaptureSearch(Variant variant, Side side, Wanted wanted, CaptureSink sink) {
    this.priority = wanted == Wanted.ANY ? CapturePriority.FREE : variant.capturePriority();
    this.jumps = new Jumps(variant, side);
    this.landings = new KingLandings(jumps, !priority.looksAtPieces());
    this.sink = sink;
    this.wanted = wanted;
    this.crownsInPassing = variant.crowning() == Crowning.IN_PASSING;
    this.oneByOne = variant.lifting() == Lifting.ONE_BY_ONE;
    this.crowning = Geometry.of(variant.boardSize()).crowning(side);
  }

  /** The board, to be filled before pieces are asked for. */
  Jumps board() {
    best = 0;
    return jumps;
  }

  /** Leaves the captures of one piece. */
  void from(int origin, boolean king) {
    seen.clear();
    path[0] = origin;
    startsAsKing = king;
    jumps.lift(origin);
    goOn(origin, king, -1);
    jumps.lift(origin);
  }

  /** How many pieces the capture at hand has taken. */
  int count() {
    return count;
  }

  /** The places it came to: where it began, and one more for each piece taken. */
  int place(int jump) {
    return path[jump];
  }

  /** The place of a piece that it took. */
  int over(int jump) {
    return over[jump];
  }

  /** What it has taken, on a board that fits one word. */
  long takenLow() {
    return takenLow;
  }

  boolean startsAsKing() {
    return startsAsKing;
  }

  /** Whether it makes a man a king. */
  boolean crowns() {
    return crowned;
  }

  private void goOn(int place, boolean king, int came) {
    boolean mayMeet = count >= (king ? KINGS_MEET : MEN_MEET);
    if (mayMeet && !isNew(place, king, came)) {
      return;
    }
    boolean goesOn = king ? goOnAsKing(place, came) : goOnAsMan(place);
    if (!goesOn && count > 0 && (!oneByOne || isNew(place, king, FROM_ANYWHERE))) {
      end(place, king);
    }
  }

  private boolean isNew(int place, boolean king, int came) {
    int more = priority.looksAtOrder() ? order() : oneByOne ? came : 0;
    int state = place << 1 | (king ? 1 : 0) | more << 8;
    long way = wanted == Wanted.SEQUENCES ? sequence() : 0;
    return seen.add(takenLow ^ way, takenHigh, state);
  }

  private boolean goOnAsMan(int place) {
    boolean goesOn = false;
    for (int way : jumps.manWays) {
      int victim = jumps.overByMan(place, way, takenLow, takenHigh);
      if (victim >= 0) {
        goesOn = true;
        jump(victim, jumps.landing(victim, way), false, way);
      }
    }
    return goesOn;
  }

  private boolean goOnAsKing(int place, int came) {
    int first = landings.end();
    landings.add(place, came, takenLow, takenHigh);
    int last = landings.end();
    for (int i = first; i < last; i++) {
      jump(landings.victim(i), landings.to(i), true, landings.way(i));
    }
    landings.drop(first);
    return last > first;
  }

  private void jump(int victim, int to, boolean king, int way) {
    long low = victim < 64 ? 1L << victim : 0;
    long high = victim < 64 ? 0 : 1L << victim;
    over[count] = victim;
    path[++count] = to;
    takenLow ^= low;
    takenHigh ^= high;
    goOn(to, king || crownsInPassing && crowning.has(to), way);
    takenLow ^= low;
    takenHigh ^= high;
    count--;
  }

  private void end(int place, boolean king) {
    int weight = weight();
    if (weight < best) {
      return;
    }
    if (weight > best) {
      best = weight;
      sink.forget();
    }
    crowned = !startsAsKing && (king || crowning.has(place));
    sink.add(this);
  }

  private int weight() {
    int kings = priority.looksAtKings() ? jumps.kings(takenLow, takenHigh) : 0;
    int order = priority.looksAtOrder() ? order() : 0;
    return priority.weigh(count, kings, order, startsAsKing);
  }

  /** A bit for each jump so far, the last one lowest: whether it took a king. */
  private int order() {
    int order = 0;
    for (int i = 0; i < count; i++) {
      order = order << 1 | (jumps.isKing(over[i]) ? 1 : 0);
    }
    return order;
  }

  /** The order in which pieces were taken, as a number that another order will not have. */
  private long sequence() {
    long sequence = 0;
    for (int i = 0; i < count; i++) {
      sequence = (sequence + over[i] + 1) * 0x9E3779B97F4A7C15L;
    }
    return sequence;
  }
}
