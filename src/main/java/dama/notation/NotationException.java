package dama.notation;

/** A text that is not what it should be. The message names the offending part and its place. */
public final class NotationException extends IllegalArgumentException {
  private final String part;
  private final int column;

  /**
   * @param problem what is wrong, with the offending part in it
   * @param part the offending part itself; empty where something is missing
   * @param column where that part begins, counted from 1
   */
  public NotationException(String problem, String part, int column) {
    super(problem + " at column " + column);
    this.part = part;
    this.column = column;
  }

  /** What offends, as it is written; empty where something is missing. */
  public String part() {
    return part;
  }

  /** Where the offending part begins, counted from 1. */
  public int column() {
    return column;
  }
}
