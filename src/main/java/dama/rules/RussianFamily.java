package dama.rules;

import dama.rules.DrawRule.Limit;
import java.util.List;

/**
 * Kinds whose men capture backwards too, and where any capture may be chosen. Limits of draw rules
 * are in plies: two make a move each.
 */
final class RussianFamily {
  /**
   * FMJD section 64, Official rules, art. 7.2; what their text leaves open is settled as lidraughts
   * does. 7.2.6 takes the place of 7.2.5 while four to seven pieces are left; with three or fewer,
   * 7.2.8 comes first.
   */
  static final List<DrawRule> DRAWS =
      List.of(
          new DrawRule("7.2.3", DrawCounter.REPETITIONS, 3),
          new DrawRule("7.2.4", DrawCounter.LONE_KING_AGAINST_KINGS_PLIES, 30),
          new DrawRule("7.2.5", DrawCounter.QUIET_KING_PLIES, List.of(new Limit(8, 24, 30))),
          new DrawRule(
              "7.2.6",
              DrawCounter.SAME_BALANCE_PLIES,
              List.of(new Limit(4, 5, 60), new Limit(6, 7, 120))),
          new DrawRule("7.2.7", DrawCounter.MAIN_ROAD_PLIES, 10),
          // In no text: lidraughts halves the limit of 7.2.6 while the main road is held.
          new DrawRule("7.2.7 (lidraughts)", DrawCounter.MAIN_ROAD_BALANCE_PLIES, 30),
          new DrawRule("7.2.8", DrawCounter.LONE_KING_AGAINST_TWO_PLIES, 10));

  /** Russian draughts. Moves: the code of 2004. */
  static final Variant RUSSIAN =
      new Variant(
          "russian",
          Pdn.algebraic(25, ':'),
          BoardSize.EIGHT,
          0,
          3,
          Side.WHITE,
          Directions.FORWARD,
          Directions.DIAGONAL, // 1.5.3
          true,
          Directions.DIAGONAL, // 1.4.5
          Directions.DIAGONAL,
          Reach.FLYING,
          0,
          Crowning.IN_PASSING, // 1.5.15
          Lifting.AT_THE_END,
          CapturePriority.FREE, // 1.5.14
          Goal.LEAVE_NO_MOVE,
          DRAWS);

  /**
   * Pool checkers, American Pool Checker Association, Tournament rules of play. Black begins; a man
   * that touches the far row in the middle of a capture stays a man. The side with three kings
   * against one has thirteen moves to win.
   */
  static final Variant POOL =
      new Variant(
          "pool",
          Pdn.numeric(23),
          BoardSize.EIGHT, // 2
          0,
          3, // 5
          Side.BLACK, // 7
          Directions.FORWARD,
          Directions.DIAGONAL, // 14
          true,
          Directions.DIAGONAL,
          Directions.DIAGONAL,
          Reach.FLYING, // 15
          0,
          Crowning.AT_REST, // 16
          Lifting.AT_THE_END, // 19
          CapturePriority.FREE, // 20
          Goal.LEAVE_NO_MOVE,
          List.of(
              new DrawRule("APCA 26 (repetition)", DrawCounter.REPETITIONS, 3),
              new DrawRule("APCA (3 v 1)", DrawCounter.LONE_KING_AGAINST_KINGS_PLIES, 26),
              new DrawRule("APCA 26", DrawCounter.QUIET_KING_PLIES, 30)));

  /**
   * Poddavki, Russian antidraughts: the moves of Russian draughts; who cannot move, be it for want
   * of pieces, has won. PDN has no number for it; this one follows those of lidraughts.
   */
  static final Variant PODDAVKI =
      new Variant(
          "poddavki",
          Pdn.algebraic(95, ':'),
          BoardSize.EIGHT,
          0,
          3,
          Side.WHITE,
          Directions.FORWARD,
          Directions.DIAGONAL,
          true,
          Directions.DIAGONAL,
          Directions.DIAGONAL,
          Reach.FLYING,
          0,
          Crowning.IN_PASSING,
          Lifting.AT_THE_END,
          CapturePriority.FREE,
          Goal.HAVE_NO_MOVE,
          List.of(new DrawRule("threefold", DrawCounter.REPETITIONS, 3)));

  private RussianFamily() {}
}
