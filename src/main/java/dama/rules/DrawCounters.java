package dama.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the draw rules count, after a complete move. Immutable. The ply that sets a counter going is
 * not counted: it reads 0 then. All are kept for every variant; which of them count, and how much,
 * is in the variant's record.
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
 * @param samePiecesPlies plies without capture or crowning
 * @param mainRoadPlies plies after which a lone king held the main road, since it faces three
 *     pieces with a king among them; leaving the road and coming back does not begin the count
 *     again
 * @param whiteWalk the king that White moved last, and how far it has walked
 * @param blackWalk the same of Black
 */
public record DrawCounters(
    List<Position> recurring,
    int quietKingPlies,
    int loneKingAgainstThreePlies,
    int loneKingAgainstTwoPlies,
    int loneKingAgainstKingsPlies,
    int samePiecesPlies,
    int mainRoadPlies,
    KingWalk whiteWalk,
    KingWalk blackWalk) {

  public DrawCounters {
    recurring = List.copyOf(recurring);
  }

  /** The counters where a game begins: the first position has occurred once. */
  public static DrawCounters start(Position position) {
    return new DrawCounters(List.of(position), 0, 0, 0, 0, 0, 0, KingWalk.NONE, KingWalk.NONE);
  }

  /** The counters after one more move. */
  public DrawCounters after(Move move, Position next) {
    Position before = position();
    boolean quietKing = !move.isCapture() && before.hasKing(move.from());
    return new DrawCounters(
        quietKing ? append(next) : List.of(next),
        quietKing ? quietKingPlies + 1 : 0,
        countAgainstThree(before, next),
        countAgainstTwo(before, next),
        countAgainstKings(before, move, next),
        move.isCapture() || move.crowns() ? 0 : samePiecesPlies + 1,
        countMainRoad(before, next),
        before.sideToMove() == Side.WHITE ? whiteWalk.after(move, before) : whiteWalk.met(move),
        before.sideToMove() == Side.BLACK ? blackWalk.after(move, before) : blackWalk.met(move));
  }

  /** How often the present position has occurred, this time included. */
  public int repetitions() {
    Position present = position();
    return (int) recurring.stream().filter(present::equals).count();
  }

  /** The plies without capture or crowning, if both sides have a king. */
  public int sameBalancePlies() {
    return Material.hasKingOnBothSides(position()) ? samePiecesPlies : 0;
  }

  /** The plies for which two kings face one, with no other piece. */
  public int twoKingsAgainstOnePlies() {
    return Material.isKingsOnly(2, 1, position()) ? samePiecesPlies : 0;
  }

  /** The plies for which one king faces one, with no other piece. */
  public int oneKingEachPlies() {
    return Material.isKingsOnly(1, 1, position()) ? samePiecesPlies : 0;
  }

  /** 1 if each side has one piece left, else 0. */
  public int onePieceEach() {
    return position().count(Side.WHITE) == 1 && position().count(Side.BLACK) == 1 ? 1 : 0;
  }

  /** How the side to move has walked with one king. */
  KingWalk walk() {
    return position().sideToMove() == Side.WHITE ? whiteWalk : blackWalk;
  }

  /**
   * The plies without capture or crowning, if a lone king holds the main road against three now.
   */
  public int mainRoadBalancePlies() {
    Position present = position();
    boolean held = Material.isLoneKingAgainst(3, present) && Material.holdsMainRoad(present);
    return held ? samePiecesPlies : 0;
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

  private int countMainRoad(Position before, Position next) {
    boolean goesOn = Material.isLoneKingAgainst(3, before) && Material.isLoneKingAgainst(3, next);
    return goesOn ? mainRoadPlies + (Material.holdsMainRoad(next) ? 1 : 0) : 0;
  }
}
