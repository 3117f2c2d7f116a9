package dama.archive;

import dama.game.Ending;
import dama.game.Game;
import dama.game.GameEvent;
import dama.rules.Side;
import java.util.List;
import java.util.Set;

/**
 * What the row of a game must say for a next state to follow from it. A writer that has missed
 * something finds another row, and overwrites nothing.
 *
 * @param offers whose draw offer may be open: {@code WHITE}, {@code BLACK}, {@code NONE}
 */
record Before(int plyCount, Set<String> offers) {

  static final String NONE = "NONE";
  private static final Set<String> ANY = Set.of(NONE, Side.WHITE.name(), Side.BLACK.name());

  static Before of(Game next, List<GameEvent> events) {
    int played = (int) events.stream().filter(GameEvent.Moved.class::isInstance).count();
    return new Before(next.plies().size() - played, offersBefore(next, events.get(0)));
  }

  private static Set<String> offersBefore(Game next, GameEvent first) {
    if (first instanceof GameEvent.Moved moved) {
      return offersBeforeMove(next, moved.ply().by());
    }
    if (first instanceof GameEvent.DrawOffered) {
      return Set.of(NONE);
    }
    if (first instanceof GameEvent.DrawDeclined declined) {
      return Set.of(declined.by().opponent().name());
    }
    boolean agreed = next.outcome() != null && next.outcome().ending() == Ending.AGREEMENT;
    return agreed ? Set.of(Side.WHITE.name(), Side.BLACK.name()) : ANY;
  }

  /** A move leaves its maker's own offer open and clears the other's; the last move clears both. */
  private static Set<String> offersBeforeMove(Game next, Side by) {
    if (next.isOver()) {
      return ANY;
    }
    return next.drawOfferedBy() == by ? Set.of(by.name()) : Set.of(NONE, by.opponent().name());
  }
}
