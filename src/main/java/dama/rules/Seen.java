package dama.rules;

/** The states that a capture has come to, each remembered once. Grows, and never shrinks. */
final class Seen {
  private long[] lows = new long[64];
  private long[] highs = new long[64];
  private int[] states = new int[64];
  private int[] stamps = new int[64];
  private int stamp = 1;
  private int size;

  /** Forgets all. */
  void clear() {
    stamp++;
    size = 0;
  }

  /** Whether a state is new; it is not from now on. */
  boolean add(long low, long high, int state) {
    int slot = slot(low, high, state);
    if (stamps[slot] == stamp) {
      return false;
    }
    put(slot, low, high, state);
    if (++size * 2 > stamps.length) {
      grow();
    }
    return true;
  }

  private int slot(long low, long high, int state) {
    long hash = (low * 0x9E3779B97F4A7C15L + high) * 0xBF58476D1CE4E5B9L + state;
    hash *= 0x94D049BB133111EBL;
    int mask = stamps.length - 1;
    int slot = (int) (hash >>> 33) & mask;
    while (stamps[slot] == stamp
        && (lows[slot] != low || highs[slot] != high || states[slot] != state)) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void put(int slot, long low, long high, int state) {
    lows[slot] = low;
    highs[slot] = high;
    states[slot] = state;
    stamps[slot] = stamp;
  }

  private void grow() {
    long[] oldLows = lows;
    long[] oldHighs = highs;
    int[] oldStates = states;
    int[] oldStamps = stamps;
    int capacity = 2 * oldStamps.length;
    lows = new long[capacity];
    highs = new long[capacity];
    states = new int[capacity];
    stamps = new int[capacity];
    for (int i = 0; i < oldStamps.length; i++) {
      if (oldStamps[i] == stamp) {
        put(slot(oldLows[i], oldHighs[i], oldStates[i]), oldLows[i], oldHighs[i], oldStates[i]);
      }
    }
  }
}
