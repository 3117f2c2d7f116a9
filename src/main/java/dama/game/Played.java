package dama.game;

import java.time.Instant;
import java.util.List;

/** A ply as it is kept: enough to play it again. */
public record Played(List<Integer> path, Instant at) {
  public Played {
    path = List.copyOf(path);
  }
}
