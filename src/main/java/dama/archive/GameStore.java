package dama.archive;

import dama.game.Game;
import dama.game.GameEvent;
import dama.player.Player;
import dama.rules.Variant;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Every game ever played. */
@ApplicationScoped
@Transactional
public class GameStore {

  public StoredGame create(Variant variant, Player white, Player black, Instant now) {
    throw new UnsupportedOperationException("" + variant + white + black + now);
  }

  public Optional<StoredGame> load(String id) {
    throw new UnsupportedOperationException(id);
  }

  /** One transaction: the ply of a move, and what the game's row says after it. */
  public void save(String id, Game next, List<GameEvent> events, Instant now) {
    throw new UnsupportedOperationException(id + next + events + now);
  }

  /** The running games, the most recently played first. */
  public List<StoredGame> running(int most) {
    throw new UnsupportedOperationException("" + most);
  }

  public List<StoredGame> runningOf(long playerId) {
    throw new UnsupportedOperationException("" + playerId);
  }
}
