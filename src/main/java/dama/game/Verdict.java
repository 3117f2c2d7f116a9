package dama.game;

import dama.rules.DrawCounter;
import dama.rules.DrawCounters;
import dama.rules.Goal;
import dama.rules.Piece;
import dama.rules.Position;
import dama.rules.Side;
import dama.rules.Variant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether the rules end a game in a position. */
final class Verdict {
  private Verdict() {}

  /** The outcome, or null if the game goes on. A win comes before any draw. */
  static @Nullable Outcome on(Variant variant, Position position, DrawCounters counters) {
    Side turn = position.sideToMove();
    Side other = turn.opponent();
    if (variant.goal() == Goal.CROWN_FIRST) {
      for (Side side : List.of(other, turn)) {
        if (position.count(Piece.king(side)) > 0) {
          return new Outcome(Result.winFor(side), Ending.CROWNED);
        }
      }
    }
    if (variant.legalMoves(position, counters).isEmpty()) {
      Result result = Result.winFor(variant.goal() == Goal.HAVE_NO_MOVE ? turn : other);
      boolean bare = position.count(turn) == 0;
      return new Outcome(result, bare ? Ending.NO_PIECES : Ending.NO_MOVES);
    }
    return drawn(variant, counters);
  }

  /**
   * The outcome when the time of the side to move is over: lost, unless the rules make a draw of
   * what is left whatever is played.
   */
  static Outcome onTime(Variant variant, Position position) {
    Side turn = position.sideToMove();
    return new Outcome(Result.winFor(turn.opponent()), Ending.TIMEOUT);
  }

  private static @Nullable Outcome drawn(Variant variant, DrawCounters counters) {
    return counters
        .reached(variant.drawRules())
        .map(rule -> new Outcome(Result.DRAW, ending(rule.counter())))
        .orElse(null);
  }

  private static Ending ending(DrawCounter counter) {
    return switch (counter) {
      case REPETITIONS -> Ending.REPETITION;
      case ONE_PIECE_EACH -> Ending.ONE_EACH;
      default -> Ending.MOVE_LIMIT;
    };
  }
}
