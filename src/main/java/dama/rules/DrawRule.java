package dama.rules;

import java.util.List;

/**
 * A rule that draws a game when a counter comes to a limit.
 *
 * @param article where the rule book has it
 * @param counter what is counted
 * @param limits how far it may go, by the number of pieces left; no limit fits, no draw
 * @param claimed whether the rule book leaves it to a player to claim the draw
 */
public record DrawRule(String article, DrawCounter counter, List<Limit> limits, boolean claimed) {

  /**
   * How far a counter may go while so many pieces of both sides together are on the board.
   *
   * @param fewest the least number of pieces, inclusive
   * @param most the greatest, inclusive
   * @param count the count that draws: plies, or occurrences of a position
   */
  public record Limit(int fewest, int most, int count) {}

  public DrawRule {
    limits = List.copyOf(limits);
  }

  /** A rule that draws by itself. */
  public DrawRule(String article, DrawCounter counter, List<Limit> limits) {
    this(article, counter, limits, false);
  }

  /** A rule that draws by itself with one limit, however many pieces are left. */
  public DrawRule(String article, DrawCounter counter, int count) {
    this(article, counter, List.of(new Limit(0, Integer.MAX_VALUE, count)));
  }

  /** The same rule, where a player has to claim the draw. */
  DrawRule onClaim() {
    return new DrawRule(article, counter, limits, true);
  }

  boolean isReached(DrawCounters counters, int pieces) {
    int count = counter.read(counters);
    return limits.stream()
        .anyMatch(
            limit -> pieces >= limit.fewest() && pieces <= limit.most() && count >= limit.count());
  }
}
