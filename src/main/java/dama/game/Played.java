package dama.game;

import java.time.Instant;
import java.util.List;

/**
 * A ply as it is kept: enough to play it again.
 *
 * @param spent the time its side used for it, in milliseconds
 */
public record Played(List<Integer> path, Instant at, long spent) {
  public Played {
    path = List.copyOf(path);
  }
}
