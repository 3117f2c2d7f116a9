package dama.archive;

import dama.game.Ending;
import dama.game.Result;
import dama.game.TimeControl;
import dama.player.Player;
import java.time.Instant;

/**
 * A game that is over, without its moves.
 *
 * @param variant the id of its kind
 */
public record FinishedGame(
    String id,
    String variant,
    Player white,
    Player black,
    TimeControl time,
    boolean rated,
    int plies,
    Result result,
    Ending ending,
    Instant endedAt) {

  /** Where a list that ends with this game goes on. */
  public Place place() {
    return new Place(endedAt, id);
  }

  /** A place among all finished games, the latest first. */
  public record Place(Instant endedAt, String id) {}
}
