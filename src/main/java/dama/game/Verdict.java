package dama.game;

import dama.rules.DrawCounter;
import dama.rules.DrawCounters;
import dama.rules.Position;
import dama.rules.Side;
import dama.rules.Variant;
import org.jspecify.annotations.Nullable;

/** Whether the rules end a game in a position. */
final class Verdict {
  private Verdict() {}

  /** The outcome, or null if the game goes on. Who cannot move has lost, whatever was counted. */
  static @Nullable Outcome on(Variant variant, Position position, DrawCounters counters) {
    Side turn = position.sideToMove();
    if (variant.legalMoves(position).isEmpty()) {
      boolean bare = position.count(turn) == 0;
      return new Outcome(Result.winFor(turn.opponent()), bare ? Ending.NO_PIECES : Ending.NO_MOVES);
    }
    return counters
        .reached(variant.drawRules())
        .map(rule -> rule.counter() == DrawCounter.REPETITIONS)
        .map(repeated -> repeated ? Ending.REPETITION : Ending.MOVE_LIMIT)
        .map(ending -> new Outcome(Result.DRAW, ending))
        .orElse(null);
  }
}
