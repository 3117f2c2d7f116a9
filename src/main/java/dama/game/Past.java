package dama.game;

import dama.rules.Side;
import java.time.Instant;
import java.util.List;

/** A game as it was earlier, for those who are to see it later than its players. */
final class Past {
  private Past() {}

  /** The game as it was then, as if nothing had been said between the two. */
  static Game of(Game game, Instant then) {
    List<Played> kept =
        game.plies().stream()
            .filter(ply -> !ply.at().isAfter(then))
            .map(ply -> new Played(ply.move().path(), ply.at(), ply.spent()))
            .toList();
    Instant start = kept.isEmpty() ? then : kept.get(kept.size() - 1).at();
    Game before =
        Game.restore(
            game.variant(), game.terms(), game.start(), kept, Clock.NONE, Dealings.NONE, null);
    return before.isOver() ? before : before.with(clock(before, start));
  }

  /** What the plies say of the time: what was added by word is not in them. */
  private static Clock clock(Game game, Instant since) {
    Clock clock = Clock.start(game.terms().time(), since);
    return game.terms().time().isRealTime()
        ? clock.with(Side.WHITE, left(game, Side.WHITE)).with(Side.BLACK, left(game, Side.BLACK))
        : clock;
  }

  private static long left(Game game, Side side) {
    TimeControl time = game.terms().time();
    long bonus = time.bonus().toMillis();
    boolean waits = time.kind() == TimeControl.Kind.DELAY;
    long left = Clock.start(time, Instant.EPOCH).left(side);
    for (Ply ply : game.plies()) {
      if (ply.by() == side && ply.number() > 2) {
        left += waits ? -Math.max(0, ply.spent() - bonus) : bonus - ply.spent();
      }
    }
    return Math.max(0, left);
  }
}
