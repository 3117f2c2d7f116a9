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
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Decides on one command to a game. */
final class Judge {
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
    if (command instanceof GameCommand.Play play) {
      return play(play);
    }
    if (command instanceof GameCommand.OfferDraw) {
      return offerDraw();
    }
    if (command instanceof GameCommand.AcceptDraw) {
      return offerOfOther() ? agreed() : refused(Refusal.NO_DRAW_OFFER);
    }
    if (command instanceof GameCommand.DeclineDraw) {
      return offerOfOther() ? declined() : refused(Refusal.NO_DRAW_OFFER);
    }
    return ended(new Outcome(Result.winFor(by.opponent()), Ending.RESIGNATION));
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
      case 1 -> moved(matches.get(0));
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

  private Decision moved(Move move) {
    Game next = game.after(move, now);
    List<GameEvent> events = new ArrayList<>();
    events.add(new GameEvent.Moved(next.plies().get(next.plies().size() - 1)));
    Optional.ofNullable(next.outcome()).map(GameEvent.Ended::new).ifPresent(events::add);
    return new Accepted(next, List.copyOf(events));
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

  private Decision offerDraw() {
    if (game.drawOfferedBy() == by) {
      return refused(Refusal.DRAW_ALREADY_OFFERED);
    }
    return offerOfOther()
        ? agreed()
        : new Accepted(game.with(by, null), List.of(new GameEvent.DrawOffered(by)));
  }

  private boolean offerOfOther() {
    return Objects.equals(game.drawOfferedBy(), by.opponent());
  }

  private Decision agreed() {
    return ended(new Outcome(Result.DRAW, Ending.AGREEMENT));
  }

  private Decision declined() {
    return new Accepted(game.with(null, null), List.of(new GameEvent.DrawDeclined(by)));
  }

  private Decision ended(Outcome outcome) {
    return new Accepted(game.with(null, outcome), List.of(new GameEvent.Ended(outcome)));
  }

  private static Refused refused(Refusal reason) {
    return new Refused(reason, 0);
  }
}
