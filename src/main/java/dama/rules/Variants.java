package dama.rules;

import dama.rules.DrawRule.Limit;
import java.util.List;
import java.util.Optional;

/**
 * The kinds of draughts that Dama knows. Limits of draw rules are in plies: two make a move each.
 */
public final class Variants {
  /** International draughts: FMJD, Official rules of international draughts (Annex 1). */
  public static final Variant INTERNATIONAL =
      new Variant(
          "international",
          20,
          BoardSize.TEN, // 2.1, 2.2, 2.6
          4, // 2.8: two rows stay empty
          Side.WHITE,
          Directions.FORWARD, // 3
          Directions.DIAGONAL, // 4.1
          Directions.DIAGONAL, // 3.9, 4.3
          Crowning.AT_REST, // 3.5, 4.15
          CapturePriority.MOST, // 4.13
          List.of(
              new DrawRule("FMJD 6.1", DrawCounter.REPETITIONS, 3),
              new DrawRule("FMJD 6.2", DrawCounter.QUIET_KING_PLIES, 50),
              new DrawRule("FMJD 6.3", DrawCounter.LONE_KING_AGAINST_THREE_PLIES, 32),
              new DrawRule("FMJD 6.4", DrawCounter.LONE_KING_AGAINST_TWO_PLIES, 10)));

  /**
   * Russian draughts. Moves: the code of 2004. Draws: FMJD section 64, Official rules, art. 7.2;
   * what their text leaves open is settled as lidraughts does. 7.2.6 takes the place of 7.2.5 while
   * four to seven pieces are left; with three or fewer, 7.2.8 comes first.
   */
  public static final Variant RUSSIAN =
      new Variant(
          "russian",
          25,
          BoardSize.EIGHT,
          3,
          Side.WHITE,
          Directions.FORWARD,
          Directions.DIAGONAL, // 1.5.3
          Directions.DIAGONAL, // 1.4.5
          Crowning.IN_PASSING, // 1.5.15
          CapturePriority.FREE, // 1.5.14
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
