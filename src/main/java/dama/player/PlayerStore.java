package dama.player;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.Optional;

/** Who has ever been here. */
@ApplicationScoped
@Transactional
public class PlayerStore {

  /** The player whose browser keeps this token; made now, with a pleasant name, if there is none. */
  public Player arrive(String tokenHash) {
    throw new UnsupportedOperationException(tokenHash);
  }

  public Optional<Player> bySession(String tokenHash) {
    throw new UnsupportedOperationException(tokenHash);
  }

  /** Whoever is called this now, in any case. */
  public Optional<Player> byName(String name) {
    throw new UnsupportedOperationException(name);
  }

  public Optional<Player> byId(long id) {
    throw new UnsupportedOperationException("" + id);
  }

  public Naming rename(long playerId, String wanted) {
    throw new UnsupportedOperationException(playerId + wanted);
  }
}
