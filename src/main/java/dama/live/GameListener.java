package dama.live;

import dama.archive.StoredGame;
import dama.game.GameEvent;
import java.util.List;

/**
 * Hears what happened in games, after it was committed, in order, and under the game's lock: it
 * must not wait for anybody.
 */
public interface GameListener {

  void started(StoredGame game);

  /** The events led to {@code game}. */
  void happened(StoredGame game, List<GameEvent> events);

  /** Another server stored these; whoever was to be told elsewhere, was told by it. */
  void heard(StoredGame game, List<GameEvent> events);

  /** The game was read anew from rows; whoever watches needs it whole. */
  void reread(StoredGame game);

  /** Whether any page of this server shows the game. */
  boolean isWatched(String id);
}
