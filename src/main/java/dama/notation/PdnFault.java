package dama.notation;

/**
 * Why a game in a PDN text cannot be read, or not to its end.
 *
 * @param part what offends, as it is written
 * @param line where it stands, counted from 1
 * @param detail more of it, in English; else empty
 */
public record PdnFault(Reason reason, String part, int line, String detail) {
  private static final int LONGEST_PART = 40;

  /** What can be wrong with a game. */
  public enum Reason {
    ILLEGAL_MOVE("is not a legal move"),
    BAD_POSITION("belongs into no position"),
    LATE_POSITION("sets up a position after the first move"),
    STRAY_TEXT("is neither a move, nor a number, nor a result"),
    BAD_TAG("is not a tag"),
    OPEN_COMMENT("is not closed"),
    OPEN_VARIATION("is not closed"),
    CLOSES_NOTHING("closes no variation"),
    TOO_LONG("is too much for one game");

    private final String problem;

    Reason(String problem) {
      this.problem = problem;
    }
  }

  PdnFault(Reason reason, String part, int line) {
    this(reason, part, line, "");
  }

  public PdnFault {
    if (part.length() > LONGEST_PART) {
      part = part.substring(0, LONGEST_PART) + "...";
    }
  }

  /** The fault in one English line. */
  public String message() {
    return "line " + line + ": '" + part + "' " + reason.problem + detail;
  }
}
