package dama.rules;

import java.util.List;

/**
 * Kinds whose men capture backwards too, and where the greater capture goes first. Limits of draw
 * rules are in plies: two make a move each.
 */
final class InternationalFamily {
  /** International draughts: FMJD, Official rules of international draughts (Annex 1). */
  static final Variant INTERNATIONAL =
      new Variant(
          "international",
          Pdn.numericWithPoints(20),
          BoardSize.TEN, // 2.1, 2.2, 2.6
          0,
          4, // 2.8: two rows stay empty
          Side.WHITE,
          Directions.FORWARD, // 3
          Directions.DIAGONAL, // 4.1
          true,
          Directions.DIAGONAL, // 3.9
          Directions.DIAGONAL, // 4.3
          Reach.FLYING,
          0,
          Crowning.AT_REST, // 3.5, 4.15
          Lifting.AT_THE_END,
          CapturePriority.MOST, // 4.13
          Goal.LEAVE_NO_MOVE,
          List.of(
              new DrawRule("FMJD 6.1", DrawCounter.REPETITIONS, 3),
              new DrawRule("FMJD 6.2", DrawCounter.QUIET_KING_PLIES, 50),
              new DrawRule("FMJD 6.3", DrawCounter.LONE_KING_AGAINST_THREE_PLIES, 32),
              new DrawRule("FMJD 6.4", DrawCounter.LONE_KING_AGAINST_TWO_PLIES, 10)));

  /**
   * Brazilian draughts: the moves of International draughts on the small board. The draws are those
   * of FMJD section 64, as in Russian draughts: so does lidraughts, which plays both. The Brazilian
   * federation has a code of its own with other limits, of which no text could be had.
   */
  static final Variant BRAZILIAN =
      new Variant(
          "brazilian",
          Pdn.algebraic(26, 'x'),
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
          Crowning.AT_REST,
          Lifting.AT_THE_END,
          CapturePriority.MOST,
          Goal.LEAVE_NO_MOVE,
          RussianFamily.DRAWS);

  /**
   * Canadian draughts: the rules of International draughts on a board of twelve rows, thirty men a
   * side.
   */
  static final Variant CANADIAN =
      new Variant(
          "canadian",
          Pdn.numericWithPoints(27),
          BoardSize.TWELVE,
          0,
          5,
          Side.WHITE,
          Directions.FORWARD,
          Directions.DIAGONAL,
          true,
          Directions.DIAGONAL,
          Directions.DIAGONAL,
          Reach.FLYING,
          0,
          Crowning.AT_REST,
          Lifting.AT_THE_END,
          CapturePriority.MOST,
          Goal.LEAVE_NO_MOVE,
          INTERNATIONAL.drawRules());

  /**
   * Frisian draughts: rules of the World Frisian Draughts Federation. Draws: as lidraughts has
   * them; one man and less than two; here two kings are worth more than three men, as all engines
   * have it. Draws as on lidraughts: the book ends one king against one at once unless it can be
   * won by force. A position may come again as often as it likes, since a king may not walk on and
   * on.
   */
  static final Variant FRISIAN =
      new Variant(
          "frisian",
          Pdn.numeric(40),
          BoardSize.TEN, // 3
          0,
          4, // 4
          Side.WHITE, // 6
          Directions.FORWARD, // 7
          Directions.ALL, // 7
          true,
          Directions.DIAGONAL, // 9
          Directions.ALL,
          Reach.FLYING,
          3,
          Crowning.AT_REST, // 8
          Lifting.AT_THE_END,
          CapturePriority.MOST_WORTH_THEN_BY_KING,
          Goal.LEAVE_NO_MOVE,
          List.of(
              new DrawRule("WFD (2 v 1)", DrawCounter.TWO_KINGS_AGAINST_ONE_PLIES, 14),
              new DrawRule("WFD (1 v 1)", DrawCounter.ONE_KING_EACH_PLIES, 4)));

  /**
   * Antidraughts: the moves of International draughts; who cannot move, be it for want of pieces,
   * has won. As on lidraughts, which gave it its number; PDN has none.
   */
  static final Variant ANTIDRAUGHTS =
      new Variant(
          "antidraughts",
          Pdn.numericWithPoints(98),
          BoardSize.TEN,
          0,
          4,
          Side.WHITE,
          Directions.FORWARD,
          Directions.DIAGONAL,
          true,
          Directions.DIAGONAL,
          Directions.DIAGONAL,
          Reach.FLYING,
          0,
          Crowning.AT_REST,
          Lifting.AT_THE_END,
          CapturePriority.MOST,
          Goal.HAVE_NO_MOVE,
          List.of(new DrawRule("threefold", DrawCounter.REPETITIONS, 3)));

  /**
   * Breakthrough: the moves of International draughts; who has the first king has won. As on
   * lidraughts, which gave it its number; PDN has none. Men only ever go forward, so no draw is
   * needed.
   */
  static final Variant BREAKTHROUGH =
      new Variant(
          "breakthrough",
          Pdn.numericWithPoints(96),
          BoardSize.TEN,
          0,
          4,
          Side.WHITE,
          Directions.FORWARD,
          Directions.DIAGONAL,
          true,
          Directions.DIAGONAL,
          Directions.DIAGONAL,
          Reach.FLYING,
          0,
          Crowning.AT_REST,
          Lifting.AT_THE_END,
          CapturePriority.MOST,
          Goal.CROWN_FIRST,
          List.of());

  private InternationalFamily() {}
}
