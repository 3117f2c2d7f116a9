package dama.archive;

import dama.game.Game;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Games that are over and were read lately: their pages are asked for again and again just after
 * the end, and what was played in them can change no more. All else about them is in their rows.
 */
final class FinishedGames {
  private static final int MOST = 128;
  private static final float FILLED = 0.75f;

  private final Map<String, Game> games =
      new LinkedHashMap<>(MOST, FILLED, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Game> eldest) {
          return size() > MOST;
        }
      };

  @Nullable Game get(String id) {
    synchronized (games) {
      return games.get(id);
    }
  }

  void put(String id, Game game) {
    synchronized (games) {
      games.put(id, game);
    }
  }
}
