package dama.rules;

/**
 * How a kind of draughts is written in PDN, by the table of game types of PDN 3.0.
 *
 * @param gameType its number in the GameType tag
 * @param algebraic whether squares are written by file and rank
 * @param numberedFrom in whose back row square 1 lies. {@link BoardSize} numbers from Black's;
 *     where this is White, square n is written as the last number plus one, less n
 * @param captureSign between the squares of a capture
 * @param points whether results are written 2-0, 1-1, 0-2, and not 1-0, 1/2-1/2, 0-1
 */
public record Pdn(
    int gameType, boolean algebraic, Side numberedFrom, char captureSign, boolean points) {

  /** Numbers from Black's back row, and the default results. */
  static Pdn numeric(int gameType) {
    return new Pdn(gameType, false, Side.BLACK, 'x', false);
  }

  /** Numbers from Black's back row, and results in points. */
  static Pdn numericWithPoints(int gameType) {
    return new Pdn(gameType, false, Side.BLACK, 'x', true);
  }

  /** Numbers from White's back row, and the default results. */
  static Pdn numericFromWhite(int gameType) {
    return new Pdn(gameType, false, Side.WHITE, 'x', false);
  }

  /** File and rank, and the default results. */
  static Pdn algebraic(int gameType, char captureSign) {
    return new Pdn(gameType, true, Side.BLACK, captureSign, false);
  }
}
