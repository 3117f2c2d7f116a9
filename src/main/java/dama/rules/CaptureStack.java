package dama.rules;

import java.util.Arrays;

/**
 * The captures found on the way down a tree of positions, each as what it changes in the words of
 * its side, of the other and of the kings.
 */
final class CaptureStack implements CaptureSink {
  private long[] moved = new long[256];
  private long[] taken = new long[256];
  private long[] kings = new long[256];
  private int base;
  private int top;

  /** Begins a new list on top of the others. */
  int begin() {
    base = top;
    return top;
  }

  /** Where the list ends. */
  int end() {
    return top;
  }

  /** Throws away all from an index on. */
  void drop(int index) {
    top = index;
  }

  /** The place that a piece leaves and the one that it comes to; none of them in a loop. */
  long moved(int index) {
    return moved[index];
  }

  long taken(int index) {
    return taken[index];
  }

  /** What changes among kings, but for those taken. */
  long kings(int index) {
    return kings[index];
  }

  @Override
  public void forget() {
    top = base;
  }

  @Override
  public void add(CaptureSearch found) {
    if (top == moved.length) {
      moved = Arrays.copyOf(moved, 2 * top);
      taken = Arrays.copyOf(taken, 2 * top);
      kings = Arrays.copyOf(kings, 2 * top);
    }
    long to = 1L << found.place(found.count());
    long fromTo = 1L << found.place(0) ^ to;
    moved[top] = fromTo;
    taken[top] = found.takenLow();
    kings[top] = found.startsAsKing() ? fromTo : found.crowns() ? to : 0;
    top++;
  }
}
