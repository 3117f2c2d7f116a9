package dama.rules;

import java.util.List;

/**
 * Kinds whose men never capture backwards. Limits of draw rules are in plies: two make a move each.
 */
final class ForwardFamily {
  /**
   * Draws of the Spanish and Portuguese kinds, whose rule books limit the moves of three kings
   * against one, and those that change nothing. How long, no text at hand says: twelve moves and
   * twenty are what is told of them.
   */
  static final List<DrawRule> IBERIAN_DRAWS =
      List.of(
          new DrawRule("threefold", DrawCounter.REPETITIONS, 3),
          new DrawRule("3 v 1", DrawCounter.LONE_KING_AGAINST_KINGS_PLIES, 24),
          new DrawRule("40 plies", DrawCounter.QUIET_KING_PLIES, 40));

  /**
   * English draughts, American checkers: World Checkers/Draughts Federation, Rules. Black begins. A
   * man that is crowned by a jump ends there, since no man jumps backwards. Both draws of 1.32 are
   * for a player to claim, the repetition before the move that makes it.
   */
  static final Variant ENGLISH =
      new Variant(
          "english",
          Pdn.numeric(21),
          BoardSize.EIGHT, // 1.5
          0,
          3, // 1.11: two rows stay empty
          Side.BLACK,
          Directions.FORWARD,
          Directions.FORWARD, // 1.18
          true,
          Directions.DIAGONAL,
          Directions.DIAGONAL, // 1.17
          Reach.ONE,
          0,
          Crowning.AT_REST, // 1.19
          Lifting.AT_THE_END, // 1.19
          CapturePriority.FREE, // 1.20
          Goal.LEAVE_NO_MOVE,
          List.of(
              new DrawRule("WCDF 1.32.1", DrawCounter.REPETITIONS, 3).onClaim(),
              new DrawRule("WCDF 1.32.2", DrawCounter.QUIET_KING_PLIES, 80).onClaim()));

  /**
   * Italian draughts: Federazione Italiana Dama, Regolamento tecnico, capo I. The board has a
   * square of play in White's right corner. A man takes no king. Of several captures the order of
   * preference is: most pieces, by a king, most kings, a king the soonest.
   */
  static final Variant ITALIAN =
      new Variant(
          "italian",
          Pdn.numeric(22),
          BoardSize.EIGHT_MIRRORED, // 2.3, 2.4
          0,
          3,
          Side.WHITE,
          Directions.FORWARD,
          Directions.FORWARD, // 5.3 a
          false, // 5.3 b
          Directions.DIAGONAL,
          Directions.DIAGONAL,
          Reach.ONE, // 4.7
          0,
          Crowning.AT_REST,
          Lifting.AT_THE_END, // 3.5
          CapturePriority.MOST_THEN_BY_KING_THEN_KINGS, // 6.6 to 6.9
          Goal.LEAVE_NO_MOVE,
          List.of(
              new DrawRule("FID 9.3 b", DrawCounter.REPETITIONS, 4),
              new DrawRule("FID 10.4", DrawCounter.QUIET_KING_PLIES, 80)));

  /** Spanish draughts: of several captures the law of quantity decides, then that of quality. */
  static final Variant SPANISH =
      new Variant(
          "spanish",
          Pdn.numericFromWhite(24),
          BoardSize.EIGHT_MIRRORED,
          0,
          3,
          Side.WHITE,
          Directions.FORWARD,
          Directions.FORWARD,
          true,
          Directions.DIAGONAL,
          Directions.DIAGONAL,
          Reach.FLYING,
          0,
          Crowning.AT_REST,
          Lifting.AT_THE_END,
          CapturePriority.MOST_THEN_MOST_KINGS,
          Goal.LEAVE_NO_MOVE,
          IBERIAN_DRAWS);

  /**
   * Portuguese draughts: Federação Portuguesa de Damas, Regras do jogo de damas clássicas: the game
   * of Spanish draughts.
   */
  static final Variant PORTUGUESE =
      new Variant(
          "portuguese",
          Pdn.numericFromWhite(28),
          BoardSize.EIGHT_MIRRORED, // 3, 6
          0,
          3,
          Side.WHITE,
          Directions.FORWARD,
          Directions.FORWARD,
          true,
          Directions.DIAGONAL,
          Directions.DIAGONAL,
          Reach.FLYING,
          0,
          Crowning.AT_REST,
          Lifting.AT_THE_END,
          CapturePriority.MOST_THEN_MOST_KINGS,
          Goal.LEAVE_NO_MOVE,
          IBERIAN_DRAWS);

  /**
   * Czech draughts: Česká federace dámy, Pravidla. Where a king can capture, a king must; any
   * capture otherwise. A game is drawn when nothing more can be taken; thirty moves each stand for
   * that.
   */
  static final Variant CZECH =
      new Variant(
          "czech",
          Pdn.algebraic(29, 'x'),
          BoardSize.EIGHT, // 2.6
          0,
          3,
          Side.WHITE,
          Directions.FORWARD,
          Directions.FORWARD, // 4.1
          true,
          Directions.DIAGONAL,
          Directions.DIAGONAL,
          Reach.FLYING, // 3.9
          0,
          Crowning.AT_REST,
          Lifting.AT_THE_END,
          CapturePriority.BY_KING, // 4.14
          Goal.LEAVE_NO_MOVE,
          List.of(
              new DrawRule("threefold", DrawCounter.REPETITIONS, 3),
              new DrawRule("60 plies", DrawCounter.QUIET_KING_PLIES, 60)));

  /**
   * Turkish draughts, dama. A man that comes to the far row in the middle of a capture goes on
   * along the row as a man, and is crowned when it rests; some play that it goes on as a king. One
   * piece against one is a draw.
   */
  static final Variant TURKISH =
      new Variant(
          "turkish",
          Pdn.algebraic(30, 'x'),
          BoardSize.EIGHT_WHOLE,
          1,
          2,
          Side.WHITE,
          Directions.AHEAD_AND_SIDEWAYS,
          Directions.AHEAD_AND_SIDEWAYS,
          true,
          Directions.ORTHOGONAL,
          Directions.ORTHOGONAL,
          Reach.FLYING,
          0,
          Crowning.AT_REST,
          Lifting.ONE_BY_ONE,
          CapturePriority.MOST,
          Goal.LEAVE_NO_MOVE,
          List.of(
              new DrawRule("threefold", DrawCounter.REPETITIONS, 3),
              new DrawRule("1 v 1", DrawCounter.ONE_PIECE_EACH, 1)));

  private ForwardFamily() {}
}
