package dama.game;

/** Why a game ended. */
public enum Ending {
  /** The side to move has pieces but no legal move, and has lost. */
  NO_MOVES,
  /** The side to move has no piece left, and has lost. */
  NO_PIECES,
  RESIGNATION,
  AGREEMENT,
  /** The same position with the same side to move for the third time. */
  REPETITION,
  /** A counter of the variant's draw rules ran out. */
  MOVE_LIMIT
}
