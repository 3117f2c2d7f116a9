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
  NO_DRAW_OFFER
}
