package dama.archive;

import dama.game.Result;
import dama.rules.Side;

/** How a game came out for one of the two. */
public enum Score {
  WIN,
  DRAW,
  LOSS;

  static Score of(Result result, Side side) {
    if (result == Result.DRAW) {
      return DRAW;
    }
    return result == Result.winFor(side) ? WIN : LOSS;
  }
}
