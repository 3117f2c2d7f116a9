package dama.archive;

import dama.game.Game;
import dama.game.Ply;
import dama.player.Player;
import dama.rules.Side;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game as the rows have it.
 *
 * @param id ten characters of a-z and 0-9
 * @param white who plays White, under today's name
 * @param version counts the changes of its row
 * @param rematchBy who asks for another game, once this one is over
 * @param nextId the game that came of that
 * @param endedAt null while the game runs
 */
public record StoredGame(
    String id,
    Player white,
    Player black,
    Game game,
    int version,
    @Nullable Side rematchBy,
    @Nullable String nextId,
    Instant startedAt,
    @Nullable Instant endedAt) {

  /** The side a player has; none for everybody else. */
  public Optional<Side> sideOf(long playerId) {
    if (white.id() == playerId) {
      return Optional.of(Side.WHITE);
    }
    return black.id() == playerId ? Optional.of(Side.BLACK) : Optional.empty();
  }

  public Player player(Side side) {
    return side == Side.WHITE ? white : black;
  }

  /** The same game after what was just stored. */
  StoredGame with(Game next, int newer, Instant now) {
    return new StoredGame(
        id, white, black, next, newer, rematchBy, nextId, startedAt, next.isOver() ? now : null);
  }

  /** The game as those see it who are to see it later: as it was then. */
  public StoredGame asOf(Instant then) {
    boolean over = endedAt != null && !endedAt.isAfter(then);
    return over
        ? this
        : new StoredGame(id, white, black, game.asOf(then), version, null, null, startedAt, null);
  }

  public StoredGame renamed(Player player) {
    return new StoredGame(
        id,
        white.id() == player.id() ? player : white,
        black.id() == player.id() ? player : black,
        game,
        version,
        rematchBy,
        nextId,
        startedAt,
        endedAt);
  }

  /** When its last ply was played, or it began. */
  public Instant touchedAt() {
    List<Ply> plies = game.plies();
    return plies.isEmpty() ? startedAt : plies.get(plies.size() - 1).at();
  }
}
