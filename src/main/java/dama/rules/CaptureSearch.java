package dama.rules;

import java.util.Arrays;

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
  private final CaptureSink sink;
  private final Wanted wanted;
  private final CapturePriority priority;
  private final boolean crownsInPassing;
  private final boolean oneByOne;
  private final SquareSet crowning;
  private final Seen seen = new Seen();
  private final int[] path = new int[MOST_JUMPS];
  private final int[] over = new int[MOST_JUMPS];
  private int[] open = new int[MOST_JUMPS];
  private int opened;
  private int best;
  private boolean startsAsKing;
  private boolean crowned;
  private int count;
  private long takenLow;
  private long takenHigh;

  CaptureSearch(Variant variant, Side side, Wanted wanted, CaptureSink sink) {
    this.jumps = new Jumps(variant, side);
    this.sink = sink;
    this.wanted = wanted;
    this.priority = wanted == Wanted.ANY ? CapturePriority.FREE : variant.capturePriority();
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
    goOn(origin, king, -1, 0, 0);
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

  long takenLow() {
    return takenLow;
  }

  long takenHigh() {
    return takenHigh;
  }

  boolean startsAsKing() {
    return startsAsKing;
  }

  /** Whether it makes a man a king. */
  boolean crowns() {
    return crowned;
  }

  private void goOn(int place, boolean king, int came, int order, long sequence) {
    boolean mayMeet = count >= (king ? KINGS_MEET : MEN_MEET);
    if (mayMeet && !isNew(place, king, came, order, sequence)) {
      return;
    }
    boolean goesOn =
        king ? goOnAsKing(place, came, order, sequence) : goOnAsMan(place, order, sequence);
    boolean ends = !goesOn && count > 0;
    if (ends && (!oneByOne || isNew(place, king, FROM_ANYWHERE, order, sequence))) {
      end(place, king, order);
    }
  }

  private boolean isNew(int place, boolean king, int came, int order, long sequence) {
    int state = place << 1 | (king ? 1 : 0);
    int more = priority.looksAtOrder() ? order : oneByOne ? came : 0;
    long way = wanted == Wanted.SEQUENCES ? sequence : 0;
    return seen.add(takenLow ^ way, takenHigh, state | more << 8);
  }

  private boolean goOnAsMan(int place, int order, long sequence) {
    boolean goesOn = false;
    for (int way : jumps.manWays) {
      int victim = jumps.overByMan(place, way, takenLow, takenHigh);
      if (victim >= 0) {
        goesOn = true;
        jump(victim, jumps.landing(victim, way), false, way, order, sequence);
      }
    }
    return goesOn;
  }

  private boolean goOnAsKing(int place, int came, int order, long sequence) {
    int first = opened;
    for (int way : jumps.kingWays) {
      int victim =
          jumps.mayTurn(came, way) ? jumps.overByKing(place, way, takenLow, takenHigh) : -1;
      if (victim >= 0) {
        open(victim, way);
      }
    }
    int last = opened;
    sort(first, last);
    for (int i = first; i < last; i++) {
      int jump = open[i];
      jump(jump >> 8 & 0xFF, jump >> 16, true, jump & 0xFF, order, sequence);
    }
    opened = first;
    return last > first;
  }

  /**
   * Opens the landings behind a piece that a king jumps. If it can go on from some of them, then
   * from these alone: a capture must be taken to its end.
   */
  private void open(int victim, int way) {
    long low = takenLow | low(victim);
    long high = takenHigh | high(victim);
    int first = opened;
    boolean some = false;
    int to = jumps.landing(victim, way);
    while (to >= 0) {
      boolean goesOn = jumps.kingGoesOn(to, way, low, high);
      if (goesOn && !some) {
        opened = first;
        some = true;
      }
      if (goesOn || !some) {
        push(to << 16 | victim << 8 | way);
      }
      to = jumps.beyond(to, way, low, high);
    }
  }

  private void push(int jump) {
    if (opened == open.length) {
      open = Arrays.copyOf(open, 2 * opened);
    }
    open[opened++] = jump;
  }

  private void sort(int first, int last) {
    for (int i = first + 1; i < last; i++) {
      int jump = open[i];
      int j = i;
      while (j > first && open[j - 1] > jump) {
        open[j] = open[j - 1];
        j--;
      }
      open[j] = jump;
    }
  }

  private void jump(int victim, int to, boolean king, int way, int order, long sequence) {
    over[count] = victim;
    path[++count] = to;
    takenLow ^= low(victim);
    takenHigh ^= high(victim);
    boolean kingNow = king || crownsInPassing && crowning.has(to);
    int orderNow = order << 1 | (jumps.isKing(victim) ? 1 : 0);
    long sequenceNow = (sequence + victim + 1) * 0x9E3779B97F4A7C15L;
    goOn(to, kingNow, way, orderNow, sequenceNow);
    takenLow ^= low(victim);
    takenHigh ^= high(victim);
    count--;
  }

  private void end(int place, boolean king, int order) {
    int kings = jumps.kings(takenLow, takenHigh);
    int weight = priority.weigh(count, kings, order, startsAsKing);
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

  private static long low(int place) {
    return place < 64 ? 1L << place : 0;
  }

  private static long high(int place) {
    return place < 64 ? 0 : 1L << place;
  }
}
