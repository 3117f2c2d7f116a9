package dama.game;

/** Why a command to a game fails. */
public enum Refusal {
  GAME_OVER,
  NOT_YOUR_TURN,
  /** The ply was played already, otherwise, or is not the next one. */
  STALE_PLY,
  ILLEGAL_MOVE,
  /** A capture is possible, and the path is none. */
  MUST_CAPTURE,
  /** A longer capture is possible and the variant demands the most. */
  MUST_CAPTURE_MOST,
  /** Among the possible captures, the variant prefers another. */
  MUST_CAPTURE_OTHER,
  /** The king has walked as often in a row as the variant lets it. */
  KING_MUST_REST,
  /** Several legal moves share origin and destination, and the path does not tell them apart. */
  AMBIGUOUS_MOVE,
  DRAW_ALREADY_OFFERED,
  NO_DRAW_OFFER,
  /** The last draw offer was less than ten plies of one's own ago. */
  DRAW_OFFERED_LATELY,
  /** No rule lets a draw be claimed here. */
  NO_CLAIM,
  /** Nothing of one's own to take back, or not the ply that was named. */
  NO_TAKEBACK,
  TAKEBACK_ALREADY_ASKED,
  NO_TAKEBACK_ASKED,
  /** Declined before: it must be waited before asking again. */
  TAKEBACK_DECLINED_LATELY,
  NOT_IN_RATED_GAMES,
  /** Both have moved. */
  TOO_LATE_TO_ABORT,
  /** The game has no clock that runs. */
  NO_CLOCK,
  /** The other cannot be given more. */
  ENOUGH_TIME,
  /** The other is here, or has not been gone for long enough. */
  NOT_ABSENT,
  /** It is one's own turn. */
  YOUR_TURN,
  /** The time is not over. */
  TIME_LEFT
}
