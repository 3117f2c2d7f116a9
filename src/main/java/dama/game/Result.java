package dama.game;

import dama.rules.Side;

/** How a game came out. */
public enum Result {
  WHITE_WINS("2-0"),
  BLACK_WINS("0-2"),
  DRAW("1-1"),
  /** Of a game that was aborted: nobody won, nobody lost, and it was no draw. */
  NONE("*");

  private final String points;

  Result(String points) {
    this.points = points;
  }

  public static Result winFor(Side side) {
    return side == Side.WHITE ? WHITE_WINS : BLACK_WINS;
  }

  /** White's points and Black's, as PDN writes them. */
  public String points() {
    return points;
  }
}
