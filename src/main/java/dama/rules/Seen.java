package dama.rules;

import java.util.Arrays;

/** The states that a capture has come to, each remembered once. Grows, and never shrinks. */
final class Seen {
  private static final int STATE_SHIFT = 16;
  private static final int STAMP_SHIFT = 40;
  private static final int STAMPS = 1 << 24;

  /**
   * Two words a slot, side by side: the low word of the key; the high word, the state and the
   * stamp, by which a slot is known to be taken since it was last cleared.
   */
  private long[] slots = new long[128];

  private int stamp = 1;
  private int size;

  /** Forgets all. */
  void clear() {
    size = 0;
    if (++stamp == STAMPS) {
      Arrays.fill(slots, 0);
      stamp = 1;
    }
  }

  /**
   * Whether a state is new; it is not from now on.
   *
   * @param high of 16 bits at most
   * @param state of 24 bits at most
   */
  boolean add(long low, long high, int state) {
    long second = high | (long) state << STATE_SHIFT | (long) stamp << STAMP_SHIFT;
    int slot = slot(low, second);
    if (isTaken(slot)) {
      return false;
    }
    slots[slot] = low;
    slots[slot + 1] = second;
    if (++size * 4 > slots.length) {
      grow();
    }
    return true;
  }

  private boolean isTaken(int slot) {
    return slots[slot + 1] >>> STAMP_SHIFT == stamp;
  }

  /** Where a key is, or else where there is room for it. */
  private int slot(long low, long second) {
    long hash = (low * 0x9E3779B97F4A7C15L ^ second) * 0xBF58476D1CE4E5B9L;
    int mask = slots.length - 2;
    int slot = (int) (hash >>> 32) & mask;
    while (isTaken(slot) && (slots[slot] != low || slots[slot + 1] != second)) {
      slot = slot + 2 & mask;
    }
    return slot;
  }

  private void grow() {
    long[] old = slots;
    slots = new long[2 * old.length];
    for (int i = 0; i < old.length; i += 2) {
      if (old[i + 1] >>> STAMP_SHIFT == stamp) {
        int slot = slot(old[i], old[i + 1]);
        slots[slot] = old[i];
        slots[slot + 1] = old[i + 1];
      }
    }
  }
}
