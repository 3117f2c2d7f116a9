package dama.notation;

/** A text that is not what it should be. The message names the offending part and its place. */
public final class NotationException extends IllegalArgumentException {
  private final int column;

  /**
   * @param problem what is wrong, with the offending part in it
   * @param column where that part begins, counted from 1
   */
  public NotationException(String problem, int column) {
    super(problem + " at column " + column);
    this.column = column;
  }

  /** Where the offending part begins, counted from 1. */
  public int column() {
    return column;
  }
}
