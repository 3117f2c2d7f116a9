package dama.moderation;

import dama.player.Player;
import java.util.Map;

/** Those whom rows name, by their ids. */
final class People {

  private People() {}

  /** A row of a person is never taken away, so that what leads to it always leads somewhere. */
  static Player in(Map<Long, Player> people, long id) {
    Player player = people.get(id);
    if (player == null) {
      throw new IllegalStateException("no player " + id);
    }
    return player;
  }
}
