package dama.chat;

/**
 * Which part of what a query finds.
 *
 * @param oldestFirst the order of the lines
 * @param beside the id of the line that the part begins after, or, {@code back}, ends before; 0 for
 *     the first part, or the last
 * @param size the most lines that it has
 */
public record Paging(boolean oldestFirst, long beside, boolean back, int size) {

  /** The first part, newest first. */
  public static Paging newest(int size) {
    return new Paging(false, 0, false, size);
  }

  /** What follows a line. */
  public Paging after(long id) {
    return new Paging(oldestFirst, id, false, size);
  }

  /** What comes before a line. */
  public Paging before(long id) {
    return new Paging(oldestFirst, id, true, size);
  }

  /** Whether ids fall on the way from one line to the next. */
  boolean falling() {
    return oldestFirst == back;
  }
}
