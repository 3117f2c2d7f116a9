package dama.game;

/** Why a game ended. */
public enum Ending {
  /** The side to move has pieces but no legal move: it has lost, or won where that is the goal. */
  NO_MOVES,
  /** The side to move has no piece left: it has lost, or won where that is the goal. */
  NO_PIECES,
  /** A side has a king, where that is the goal, and has won. */
  CROWNED,
  RESIGNATION,
  AGREEMENT,
  /** The same position with the same side to move for the third time. */
  REPETITION,
  /** Each side has one piece left, where that is a draw. */
  ONE_EACH,
  /** A counter of the variant's draw rules ran out. */
  MOVE_LIMIT
}
