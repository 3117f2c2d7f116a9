package dama.socket;

import dama.archive.StoredGame;
import dama.rules.Side;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Since when players are gone from the pages of their games, as this server has seen it. */
@ApplicationScoped
public class Attendance {

  /**
   * @param left whether they went of their own will
   */
  record Gone(Instant since, boolean left) {}

  private record Seat(String game, long player) {}

  private final Instant serverStart = Instant.now();
  private final ConcurrentMap<Seat, Gone> gone = new ConcurrentHashMap<>();

  void went(String game, long player, boolean left, Instant now) {
    gone.put(new Seat(game, player), new Gone(now, left));
  }

  void came(String game, long player) {
    gone.remove(new Seat(game, player));
  }

  /** The game is over. */
  void forget(StoredGame game) {
    came(game.id(), game.white().id());
    came(game.id(), game.black().id());
  }

  /** Of a player who is not here: one who never was, is gone since they could have come. */
  Gone of(StoredGame game, Side side) {
    Instant could = game.startedAt().isAfter(serverStart) ? game.startedAt() : serverStart;
    return gone.getOrDefault(new Seat(game.id(), game.player(side).id()), new Gone(could, false));
  }
}
