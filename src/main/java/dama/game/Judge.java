package dama.game;

import dama.game.Decision.Accepted;
import dama.game.Decision.Refused;
import dama.game.Decision.Repeated;
import dama.rules.CapturePriority;
import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Side;
import dama.rules.Variant;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Decides on one command to a game. */
final class Judge {
  /** More squares than any move has; what is laid before its turn is kept unjudged. */
  private static final int LONGEST_PREMOVE = 40;

  private final Game game;
  private final Side by;
  private final Instant now;

  Judge(Game game, Side by, Instant now) {
    this.game = game;
    this.by = by;
    this.now = now;
  }

  Decision decide(GameCommand command) {
    if (command instanceof GameCommand.Play play) {
      Ply earlier = earlier(play);
      if (earlier != null) {
        return new Repeated(earlier);
      }
    }
    if (game.isOver()) {
      return refused(Refusal.GAME_OVER);
    }
    Timing timing = new Timing(game, by, now);
    if (timing.isOver(command)) {
      return timing.flagged();
    }
    if (command instanceof GameCommand.Play play) {
      return play(play);
    }
    if (command instanceof GameCommand.Premove premove) {
      return premove(premove);
    }
    if (command instanceof GameCommand.CancelPremove) {
      return cancelPremove();
    }
    if (command instanceof GameCommand.Resign) {
      return ended(game, new Outcome(Result.winFor(by.opponent()), Ending.RESIGNATION), now);
    }
    Decision timed = timing.decide(command);
    return timed != null ? timed : new Bargain(game, by, now).decide(command);
  }

  /**
   * The ply that this command has already played, if it has: its reply may have been lost, so even
   * a game that is over acknowledges it again.
   */
  private @Nullable Ply earlier(GameCommand.Play play) {
    if (play.ply() < 1 || play.ply() > game.plies().size()) {
      return null;
    }
    Ply ply = game.plies().get(play.ply() - 1);
    if (ply.by() != by || !isPath(play.path())) {
      return null;
    }
    Position before = play.ply() == 1 ? game.start() : game.plies().get(play.ply() - 2).after();
    List<Move> matches = game.variant().matching(before, play.path());
    return matches.equals(List.of(ply.move())) ? ply : null;
  }

  private Decision play(GameCommand.Play play) {
    if (play.ply() != game.plies().size() + 1) {
      return refused(Refusal.STALE_PLY);
    }
    if (game.turn() != by) {
      return refused(Refusal.NOT_YOUR_TURN);
    }
    if (!isPath(play.path())) {
      return refused(Refusal.ILLEGAL_MOVE);
    }
    List<Move> matches = game.variant().matching(game.position(), game.legalMoves(), play.path());
    return switch (matches.size()) {
      case 0 -> illegal(play.path());
      case 1 -> moved(matches.get(0), play.lag());
      default -> refused(Refusal.AMBIGUOUS_MOVE);
    };
  }

  /** Squares of the board, and no more of them than a move can have. */
  private boolean isPath(List<Integer> path) {
    int squares = game.variant().boardSize().squares();
    return path.size() >= 2
        && path.size() <= squares
        && path.stream().allMatch(s -> s != null && game.variant().boardSize().has(s));
  }

  private Decision moved(Move move, long lag) {
    List<GameEvent> events = new ArrayList<>();
    Game next = after(game, move, lag, events);
    List<Integer> premove = game.dealings().premove();
    if (premove != null && !next.isOver()) {
      next = premoved(next, premove, events);
    }
    return new Accepted(next, List.copyOf(events));
  }

  /** Plays the move, with the clock and what it says to open offers. */
  private Game after(Game before, Move move, long lag, List<GameEvent> events) {
    Side mover = before.turn();
    Timing timing = new Timing(before, mover, now);
    Game next = before.after(move, now, timing.spent(lag)).with(timing.after(lag));
    events.add(new GameEvent.Moved(next.plies().get(next.plies().size() - 1)));
    next = next.with(Bargain.afterMove(next, mover, now, events));
    Outcome outcome = next.outcome();
    if (outcome != null) {
      events.add(new GameEvent.Ended(outcome));
      return next.ended(outcome, now);
    }
    return next;
  }

  private Game premoved(Game next, List<Integer> path, List<GameEvent> events) {
    List<Move> matches = next.variant().matching(next.position(), next.legalMoves(), path);
    Game free = next.with(next.dealings().premove(null));
    if (matches.size() == 1) {
      return after(free, matches.get(0), 0, events);
    }
    events.add(new GameEvent.PremoveChanged(next.turn(), true));
    return free;
  }

  private Decision premove(GameCommand.Premove premove) {
    if (!game.terms().time().isRealTime()) {
      return refused(Refusal.NO_CLOCK);
    }
    if (game.turn() == by) {
      return refused(Refusal.YOUR_TURN);
    }
    if (premove.ply() != game.plies().size() + 2) {
      return refused(Refusal.STALE_PLY);
    }
    if (!isPath(premove.path()) || premove.path().size() > LONGEST_PREMOVE) {
      return refused(Refusal.ILLEGAL_MOVE);
    }
    return new Accepted(
        game.with(game.dealings().premove(premove.path())),
        List.of(new GameEvent.PremoveChanged(by, false)));
  }

  /** Cancelling what has been played already is too late, and said by the ply itself. */
  private Decision cancelPremove() {
    return game.turn() == by
        ? refused(Refusal.YOUR_TURN)
        : new Accepted(
            game.with(game.dealings().premove(null)),
            List.of(new GameEvent.PremoveChanged(by, false)));
  }

  private Decision illegal(List<Integer> path) {
    Variant variant = game.variant();
    Move legal = game.legalMoves().get(0);
    if (!legal.isCapture()) {
      boolean tired = !variant.matching(game.position(), path).isEmpty();
      return refused(tired ? Refusal.KING_MUST_REST : Refusal.ILLEGAL_MOVE);
    }
    Optional<Move> tried = capture(path);
    if (tried.isEmpty()) {
      return refused(Refusal.MUST_CAPTURE);
    }
    int most = legal.captured().size();
    if (variant.capturePriority().demandsMost() && tried.get().captured().size() < most) {
      return new Refused(Refusal.MUST_CAPTURE_MOST, most);
    }
    boolean free = variant.capturePriority() == CapturePriority.FREE;
    return refused(free ? Refusal.ILLEGAL_MOVE : Refusal.MUST_CAPTURE_OTHER);
  }

  /** The capture that a path means, be it forbidden or not taken to its end. */
  private Optional<Move> capture(List<Integer> path) {
    Variant variant = game.variant();
    Optional<Move> along = variant.captureAlong(game.position(), path);
    if (along.isPresent() || path.size() > 2) {
      return along;
    }
    return variant.captures(game.position()).stream()
        .filter(move -> move.from() == path.get(0) && move.to() == path.get(1))
        .findFirst();
  }

  static Decision ended(Game game, Outcome outcome, Instant now) {
    return new Accepted(game.ended(outcome, now), List.of(new GameEvent.Ended(outcome)));
  }

  static Refused refused(Refusal reason) {
    return new Refused(reason, 0);
  }
}
