package dama.game;

import dama.game.Decision.Accepted;
import dama.rules.Side;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Decides on what the clock has to do with. */
final class Timing {
  private static final long ADDED = 15_000;

  /** Nobody is given more than this. */
  private static final long MOST = Duration.ofHours(6).toMillis();

  private static final Duration GONE = Duration.ofMinutes(1);
  private static final Duration GONE_WHEN_SLOW = Duration.ofMinutes(2);
  private static final Duration GONE_WHEN_SLOWER = Duration.ofMinutes(3);
  private static final Duration LEFT = Duration.ofSeconds(10);

  private final Game game;
  private final Side by;
  private final Instant now;

  Timing(Game game, Side by, Instant now) {
    this.game = game;
    this.by = by;
    this.now = now;
  }

  /** Whether the time of the side to move is over, so that the command comes too late. */
  boolean isOver(GameCommand command) {
    if (command instanceof GameCommand.Credit) {
      return false;
    }
    if (command instanceof GameCommand.Play play && game.turn() == by && game.isTimeCounted()) {
      return left(play.lag()) <= 0;
    }
    Instant deadline = game.deadline();
    return deadline != null && !now.isBefore(deadline);
  }

  /** The end of a game whose time is over; nobody loses before both have moved. */
  Decision flagged() {
    Outcome outcome =
        game.bothHaveMoved()
            ? Verdict.onTime(game.variant(), game.position())
            : new Outcome(Result.NONE, Ending.NO_FIRST_MOVE);
    return Judge.ended(game, outcome, now);
  }

  /** What the clock says to a command; null if it is none of its business. */
  @Nullable Decision decide(GameCommand command) {
    if (command instanceof GameCommand.FlagFall) {
      return Judge.refused(Refusal.TIME_LEFT);
    }
    if (command instanceof GameCommand.Abort) {
      return game.bothHaveMoved()
          ? Judge.refused(Refusal.TOO_LATE_TO_ABORT)
          : Judge.ended(game, new Outcome(Result.NONE, Ending.ABORTED), now);
    }
    if (command instanceof GameCommand.AddTime) {
      return addTime();
    }
    if (command instanceof GameCommand.Credit credit) {
      return credit(credit.millis());
    }
    return command instanceof GameCommand.ClaimAbsence claim ? claim(claim) : null;
  }

  /** The time used for a ply played now, less what is given back for the network. */
  long spent(long lag) {
    Clock clock = game.clock();
    long given = game.terms().time().isRealTime() ? clock.given(by, lag) : 0;
    return Math.max(0, clock.run(now) - given);
  }

  /** What the side to move would have left after a ply played now, before anything is added. */
  private long left(long lag) {
    TimeControl time = game.terms().time();
    long wait = time.kind() == TimeControl.Kind.DELAY ? time.bonus().toMillis() : 0;
    return game.clock().left(by) - Math.max(0, spent(lag) - wait);
  }

  /** The clock after a ply of this side played now. */
  Clock after(long lag) {
    Clock clock = game.clock();
    TimeControl time = game.terms().time();
    if (clock.since() == null) {
      return clock;
    }
    if (!game.isTimeCounted() || time.isByDays()) {
      return clock.since(now);
    }
    long given = Math.min(clock.given(by, lag), clock.run(now));
    long added = time.kind() == TimeControl.Kind.INCREMENT ? time.bonus().toMillis() : 0;
    return clock.after(by, left(lag) + added, given, now);
  }

  private Decision addTime() {
    if (!game.terms().time().isRealTime()) {
      return Judge.refused(Refusal.NO_CLOCK);
    }
    Side other = by.opponent();
    long left = game.clock().left(other) + ADDED;
    if (left > MOST) {
      return Judge.refused(Refusal.ENOUGH_TIME);
    }
    return new Accepted(
        game.with(game.clock().with(other, left)),
        List.of(happened(Happening.Kind.TIME_ADDED, by, ADDED)));
  }

  private Decision credit(long millis) {
    Instant since = game.clock().since();
    if (since == null || !game.terms().time().isRealTime()) {
      return Judge.refused(Refusal.NO_CLOCK);
    }
    return new Accepted(
        game.with(game.clock().since(since.plusMillis(millis))),
        List.of(happened(Happening.Kind.TIME_CREDITED, null, millis)));
  }

  private GameEvent happened(Happening.Kind kind, @Nullable Side whose, long number) {
    return new GameEvent.Happened(new Happening(kind, whose, game.plies().size(), number, now));
  }

  private Decision claim(GameCommand.ClaimAbsence claim) {
    if (game.turn() == by) {
      return Judge.refused(Refusal.YOUR_TURN);
    }
    Instant gone = claim.gone();
    if (gone == null || now.isBefore(claimableAt(game, gone, claim.left()))) {
      return Judge.refused(Refusal.NOT_ABSENT);
    }
    Result result =
        !game.bothHaveMoved() ? Result.NONE : claim.win() ? Result.winFor(by) : Result.DRAW;
    Ending ending = result == Result.NONE ? Ending.ABORTED : Ending.ABSENCE;
    return Judge.ended(game, new Outcome(result, ending), now);
  }

  /**
   * From when a game can be claimed whose player is gone while it is their turn; never where days
   * are given for a ply. Who plays elsewhere meanwhile has all of it once it is their turn.
   */
  static Instant claimableAt(Game game, Instant gone, boolean left) {
    if (game.terms().time().isByDays()) {
      return Instant.MAX;
    }
    Instant turn = turnBegan(game);
    Instant from = turn == null || turn.isBefore(gone) ? gone : turn;
    return from.plus(left ? LEFT : patience(Speed.of(game.terms().time())));
  }

  private static @Nullable Instant turnBegan(Game game) {
    List<Ply> plies = game.plies();
    Instant since = game.clock().since();
    return since != null || plies.isEmpty() ? since : plies.get(plies.size() - 1).at();
  }

  private static Duration patience(Speed speed) {
    return switch (speed) {
      case BULLET, BLITZ -> GONE;
      case RAPID -> GONE_WHEN_SLOW;
      default -> GONE_WHEN_SLOWER;
    };
  }
}
