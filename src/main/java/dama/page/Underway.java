package dama.page;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Who is fetching a file on this server just now. */
@ApplicationScoped
public class Underway {

  private final Set<Long> fetching = ConcurrentHashMap.newKeySet();

  /** Whether they may begin; if so they must {@link #end}. */
  boolean begin(long playerId) {
    return fetching.add(playerId);
  }

  void end(long playerId) {
    fetching.remove(playerId);
  }
}
