package dama.rules;

import java.util.Arrays;

/** The jumps open to a king on the way through a capture, list upon list, each by landing place. */
final class KingLandings {
  private final Jumps jumps;
  private final boolean finishes;

  /** Landing place, victim and direction, a byte each, so that they sort by landing place. */
  private int[] open = new int[64];

  private int end;

  /**
   * Prepares lists.
   *
   * @param finishes whether to leave out landings from which a king cannot go on, where it can from
   *     others behind the same piece: a capture must be taken to its end. No need where the capture
   *     that goes on will weigh more.
   */
  KingLandings(Jumps jumps, boolean finishes) {
    this.jumps = jumps;
    this.finishes = finishes;
  }

  int end() {
    return end;
  }

  /** Throws away all from an index on. */
  void drop(int index) {
    end = index;
  }

  int to(int index) {
    return open[index] >> 16;
  }

  int victim(int index) {
    return open[index] >> 8 & 0xFF;
  }

  int way(int index) {
    return open[index] & 0xFF;
  }

  /** Adds the list of a king that came to a place in a direction. */
  void add(int place, int came, long takenLow, long takenHigh) {
    int first = end;
    for (int way : jumps.kingWays) {
      int victim =
          jumps.mayTurn(came, way) ? jumps.overByKing(place, way, takenLow, takenHigh) : -1;
      if (victim >= 0) {
        long low = takenLow | (victim < 64 ? 1L << victim : 0);
        long high = takenHigh | (victim < 64 ? 0 : 1L << victim);
        addBehind(victim, way, low, high);
      }
    }
    sort(first);
  }

  private void addBehind(int victim, int way, long low, long high) {
    int first = end;
    boolean some = false;
    int to = jumps.landing(victim, way);
    while (to >= 0) {
      boolean goesOn = finishes && jumps.kingGoesOn(to, way, low, high);
      if (goesOn && !some) {
        end = first;
        some = true;
      }
      if (goesOn || !some) {
        push(to << 16 | victim << 8 | way);
      }
      to = jumps.beyond(to, way, low, high);
    }
  }

  private void push(int jump) {
    if (end == open.length) {
      open = Arrays.copyOf(open, 2 * end);
    }
    open[end++] = jump;
  }

  private void sort(int first) {
    for (int i = first + 1; i < end; i++) {
      int jump = open[i];
      int j = i;
      while (j > first && open[j - 1] > jump) {
        open[j] = open[j - 1];
        j--;
      }
      open[j] = jump;
    }
  }
}
