package dama.rules;

import java.util.function.ToIntFunction;

/** What a draw rule counts. */
public enum DrawCounter {
  REPETITIONS(DrawCounters::repetitions),
  QUIET_KING_PLIES(DrawCounters::quietKingPlies),
  LONE_KING_AGAINST_THREE_PLIES(DrawCounters::loneKingAgainstThreePlies),
  LONE_KING_AGAINST_TWO_PLIES(DrawCounters::loneKingAgainstTwoPlies),
  LONE_KING_AGAINST_KINGS_PLIES(DrawCounters::loneKingAgainstKingsPlies),
  SAME_BALANCE_PLIES(DrawCounters::sameBalancePlies),
  MAIN_ROAD_PLIES(DrawCounters::mainRoadPlies),
  MAIN_ROAD_BALANCE_PLIES(DrawCounters::mainRoadBalancePlies),
  TWO_KINGS_AGAINST_ONE_PLIES(DrawCounters::twoKingsAgainstOnePlies),
  ONE_KING_EACH_PLIES(DrawCounters::oneKingEachPlies),
  /** 1 as soon as each side has one piece. */
  ONE_PIECE_EACH(DrawCounters::onePieceEach);

  private final ToIntFunction<DrawCounters> reading;

  DrawCounter(ToIntFunction<DrawCounters> reading) {
    this.reading = reading;
  }

  int read(DrawCounters counters) {
    return reading.applyAsInt(counters);
  }
}
