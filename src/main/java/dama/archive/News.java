package dama.archive;

import dama.game.Happening;
import java.util.List;

/**
 * What became of a game that somebody has seen earlier.
 *
 * @param game as it is now
 * @param happenings that they have not seen, in order
 */
public record News(StoredGame game, List<Happening> happenings) {

  public News {
    happenings = List.copyOf(happenings);
  }
}
