package dama.rules;

import dama.rules.DrawRule.Limit;
import java.util.List;
import java.util.Optional;

/** The kinds of draughts that Dama knows. */
public final class Variants {
  /**
   * International draughts: FMJD, Official rules of international draughts (Annex 1).
   *
   * <ul>
   *   <li>art. 3.5: a man steps forward; 4.2: and captures forward and backward
   *   <li>art. 3.9, 4.3: a king moves and captures at any distance
   *   <li>art. 4.8: a man that only touches the far row in the course of a capture stays a man
   *   <li>art. 4.13: the greatest number of pieces must be captured
   *   <li>art. 6: draws by repetition, 25 king moves, 16 moves against three, 5 against two or one
   * </ul>
   */
  public static final Variant INTERNATIONAL =
      new Variant(
          "international",
          20,
          BoardSize.TEN,
          4,
          Side.WHITE,
          Directions.FORWARD,
          Directions.DIAGONAL,
          Directions.DIAGONAL,
          Crowning.AT_REST,
          CapturePriority.MOST,
          List.of(
              new DrawRule("FMJD 6.1", DrawCounter.REPETITIONS, 3),
              new DrawRule("FMJD 6.2", DrawCounter.QUIET_KING_PLIES, 50),
              new DrawRule("FMJD 6.3", DrawCounter.LONE_KING_AGAINST_THREE_PLIES, 32),
              new DrawRule("FMJD 6.4", DrawCounter.LONE_KING_AGAINST_TWO_PLIES, 10)));

  /**
   * Russian draughts: FMJD section 64, Official rules of Russian draughts.
   *
   * <ul>
   *   <li>a man steps forward and captures forward and backward
   *   <li>a king moves and captures at any distance
   *   <li>a man that reaches the far row in the course of a capture goes on as a king at once
   *   <li>any capture may be chosen, but must be taken to its end
   *   <li>7.2.3 to 7.2.8: draws
   * </ul>
   */
  public static final Variant RUSSIAN =
      new Variant(
          "russian",
          25,
          BoardSize.EIGHT,
          3,
          Side.WHITE,
          Directions.FORWARD,
          Directions.DIAGONAL,
          Directions.DIAGONAL,
          Crowning.IN_PASSING,
          CapturePriority.FREE,
          List.of(
              new DrawRule("7.2.3", DrawCounter.REPETITIONS, 3),
              new DrawRule("7.2.4", DrawCounter.LONE_KING_AGAINST_KINGS_PLIES, 30),
              new DrawRule(
                  "7.2.5",
                  DrawCounter.QUIET_KING_PLIES,
                  List.of(new Limit(2, 3, 30), new Limit(8, 24, 30))),
              new DrawRule(
                  "7.2.6",
                  DrawCounter.SAME_BALANCE_PLIES,
                  List.of(new Limit(4, 5, 60), new Limit(6, 7, 120))),
              new DrawRule("7.2.7", DrawCounter.MAIN_ROAD_PLIES, 10),
              new DrawRule("7.2.7 (lidraughts)", DrawCounter.MAIN_ROAD_BALANCE_PLIES, 30),
              new DrawRule("7.2.8", DrawCounter.LONE_KING_AGAINST_TWO_PLIES, 10)));

  private static final List<Variant> ALL = List.of(INTERNATIONAL, RUSSIAN);

  private Variants() {}

  public static List<Variant> all() {
    return ALL;
  }

  public static Optional<Variant> byId(String id) {
    return ALL.stream().filter(variant -> variant.id().equals(id)).findFirst();
  }
}
