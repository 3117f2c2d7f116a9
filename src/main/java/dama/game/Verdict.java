package dama.game;

import dama.rules.DrawCounter;
import dama.rules.DrawCounters;
import dama.rules.DrawRule;
import dama.rules.Goal;
import dama.rules.Move;
import dama.rules.Piece;
import dama.rules.Position;
import dama.rules.Side;
import dama.rules.Variant;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Whether the rules end a game in a position. */
final class Verdict {
  private static final Set<DrawCounter> ENDING_OF_TWO =
      Set.of(DrawCounter.LONE_KING_AGAINST_TWO_PLIES, DrawCounter.ONE_KING_EACH_PLIES);

  private Verdict() {}

  /** The outcome, or null if the game goes on. A win comes before any draw. */
  static @Nullable Outcome on(
      Variant variant, Position position, List<Move> legal, DrawCounters counters) {
    Side turn = position.sideToMove();
    Side other = turn.opponent();
    if (variant.goal() == Goal.CROWN_FIRST) {
      for (Side side : List.of(other, turn)) {
        if (position.count(Piece.king(side)) > 0) {
          return new Outcome(Result.winFor(side), Ending.CROWNED);
        }
      }
    }
    if (legal.isEmpty()) {
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
    Result result = isDeadDrawn(variant, position) ? Result.DRAW : Result.winFor(turn.opponent());
    return new Outcome(result, Ending.TIMEOUT);
  }

  /**
   * Whether a lone king faces a lone king, where the rule book gives such an ending a few moves and
   * then a draw (FMJD 6.4, 7.2.8, WFD), and the side to move can get out of reach. One piece each
   * in Turkish draughts is drawn before any time is over; other books know of no such ending.
   */
  private static boolean isDeadDrawn(Variant variant, Position position) {
    return variant.drawRules().stream().anyMatch(rule -> ENDING_OF_TWO.contains(rule.counter()))
        && Stream.of(Side.values())
            .allMatch(side -> position.count(side) == 1 && position.count(Piece.king(side)) == 1)
        && variant.legalMoves(position).stream()
            .anyMatch(move -> variant.captures(variant.play(position, move)).isEmpty());
  }

  /**
   * Whether the side to move may claim a draw: for what stands, or what a move of it would make.
   */
  static boolean isClaimable(
      Variant variant, Position position, List<Move> legal, DrawCounters counters) {
    List<DrawRule> claimed = variant.drawRules().stream().filter(DrawRule::claimed).toList();
    if (counters.reached(claimed).isPresent()) {
      return true;
    }
    List<DrawRule> repetition =
        claimed.stream().filter(rule -> rule.counter() == DrawCounter.REPETITIONS).toList();
    return !repetition.isEmpty()
        && legal.stream()
            .map(move -> counters.after(move, variant.play(position, move)))
            .anyMatch(after -> after.reached(repetition).isPresent());
  }

  private static @Nullable Outcome drawn(Variant variant, DrawCounters counters) {
    return counters
        .reached(variant.drawRules().stream().filter(rule -> !rule.claimed()).toList())
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
