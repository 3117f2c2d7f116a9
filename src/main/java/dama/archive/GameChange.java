package dama.archive;

import dama.game.Game;
import dama.game.GameEvent;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;

/**
 * What happened in a game and is to be stored.
 *
 * @param current the game as its writer has seen it
 * @param next the game after these events
 * @param events as the game gave them, in order
 */
public record GameChange(StoredGame current, Game next, List<GameEvent> events, Instant now) {

  /** The game as the rows have it afterwards. */
  StoredGame stored() {
    return current.with(next, version(), now.truncatedTo(ChronoUnit.MILLIS));
  }

  /** The one that its row has afterwards. */
  int version() {
    return current.version() + 1;
  }
}
