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
  /** The time of the side to move was over. */
  TIMEOUT,
  /** A player was gone, and the other claimed a win or called a draw. */
  ABSENCE,
  /** By a player, before both had moved. */
  ABORTED,
  /** A first move did not come in its time. */
  NO_FIRST_MOVE,
  AGREEMENT,
  /** The same position with the same side to move for the third time. */
  REPETITION,
  /** Claimed by a player as the rules allow. */
  CLAIM,
  /** Each side has one piece left, where that is a draw. */
  ONE_EACH,
  /** A counter of the variant's draw rules ran out. */
  MOVE_LIMIT
}
