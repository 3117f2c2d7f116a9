package dama.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the draw rules count, after a complete move. Immutable. The ply that sets a counter going is
 * not counted: it reads 0 then. All are kept for every variant; which of them draw a game, and at
 * how much, is in the variant's record.
 *
 * @param recurring the positions since the last capture or move of a man, the present one last: no
 *     earlier one can come again
 * @param quietKingPlies consecutive plies in which a king moved and nothing was captured
 * @param loneKingAgainstThreePlies plies since a lone king faces three pieces with a king among
 *     them; a capture that leaves two of them does not stop the count
 * @param loneKingAgainstTwoPlies plies since a lone king faces two pieces with a king among them,
 *     or one king
 * @param loneKingAgainstKingsPlies plies since a lone king faces three or more kings and no man;
 *     begins again with a capture
 * @param sameBalancePlies plies without capture or crowning while both sides have a king
 * @param mainRoadPlies plies after which a lone king held the main road, since it faces three
 *     pieces with a king among them; leaving the road and coming back does not begin the count
 *     again
 */
public record DrawCounters(
    List<Position> recurring,
    int quietKingPlies,
    int loneKingAgainstThreePlies,
    int loneKingAgainstTwoPlies,
    int loneKingAgainstKingsPlies,
    int sameBalancePlies,
    int mainRoadPlies) {

  public DrawCounters {
    recurring = List.copyOf(recurring);
  }

  /** The counters where a game begins: the first position has occurred once. */
  public static DrawCounters start(Position position) {
    return new DrawCounters(List.of(position), 0, 0, 0, 0, 0, 0);
  }

  /** The counters after one more move. */
  public DrawCounters after(Move move, Position next) {
    Position before = position();
    boolean quietKing = !move.isCapture() && isKing(before, move.from());
    return new DrawCounters(
        quietKing ? append(next) : List.of(next),
        quietKing ? quietKingPlies + 1 : 0,
        countAgainstThree(before, next),
        countAgainstTwo(before, next),
        countAgainstKings(before, move, next),
        countSameBalance(before, move),
        countMainRoad(before, next));
  }

  /** How often the present position has occurred, this time included. */
  public int repetitions() {
    Position present = position();
    return (int) recurring.stream().filter(present::equals).count();
  }

  /**
   * The plies without capture or crowning, if a lone king holds the main road against three now.
   */
  public int mainRoadBalancePlies() {
    Position present = position();
    boolean held = Material.isLoneKingAgainst(3, present) && Material.holdsMainRoad(present);
    return held ? sameBalancePlies : 0;
  }

  /** The first of these rules by which the game is drawn now. A lost game is not asked for here. */
  public Optional<DrawRule> reached(List<DrawRule> rules) {
    int pieces = position().count(Side.WHITE) + position().count(Side.BLACK);
    return rules.stream().filter(rule -> rule.isReached(this, pieces)).findFirst();
  }

  private Position position() {
    return recurring.get(recurring.size() - 1);
  }

  private List<Position> append(Position next) {
    List<Position> all = new ArrayList<>(recurring);
    all.add(next);
    return all;
  }

  private static boolean isKing(Position position, int square) {
    Piece piece = position.pieceAt(square);
    return piece != null && piece.isKing();
  }

  private int countAgainstThree(Position before, Position next) {
    boolean running = Material.isLoneKingAgainst(3, before) || loneKingAgainstThreePlies > 0;
    boolean goesOn = Material.isLoneKingAgainst(3, next) || isLoneKingAgainstTwo(next);
    return running && goesOn ? loneKingAgainstThreePlies + 1 : 0;
  }

  private int countAgainstTwo(Position before, Position next) {
    return isLoneKingAgainstTwo(before) && isLoneKingAgainstTwo(next)
        ? loneKingAgainstTwoPlies + 1
        : 0;
  }

  private static boolean isLoneKingAgainstTwo(Position position) {
    return Material.isLoneKingAgainst(2, position) || Material.isLoneKingAgainst(1, position);
  }

  private int countAgainstKings(Position before, Move move, Position next) {
    return !move.isCapture()
            && Material.isLoneKingAgainstKings(before)
            && Material.isLoneKingAgainstKings(next)
        ? loneKingAgainstKingsPlies + 1
        : 0;
  }

  private int countSameBalance(Position before, Move move) {
    return !move.isCapture() && !move.crowns() && Material.hasKingOnBothSides(before)
        ? sameBalancePlies + 1
        : 0;
  }

  private int countMainRoad(Position before, Position next) {
    boolean goesOn = Material.isLoneKingAgainst(3, before) && Material.isLoneKingAgainst(3, next);
    return goesOn ? mainRoadPlies + (Material.holdsMainRoad(next) ? 1 : 0) : 0;
  }
}
