package dama.socket;

import dama.archive.StoredGame;
import dama.game.GameCommand;
import dama.live.LiveGames;
import dama.node.Whereabouts;
import dama.player.Player;
import dama.rules.Side;
import dama.server.Now;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Set;

/** Tells the pages that show a game who is here, and when a player who is not can lose by it. */
@ApplicationScoped
public class SeatVoice {
  @Inject private Connections connections;
  @Inject private LiveGames games;
  @Inject private Attendance attendance;
  @Inject private LobbyVoice lobby;

  /** A page shows the game from now on. */
  void take(Connection connection, StoredGame game) {
    Player player = connection.player();
    if (game.sideOf(player.id()).isPresent() && !game.game().isOver()) {
      lobby.playingChanged(game);
      if (game.game().terms().time().isRealTime()) {
        connection.playsByTheClock();
      }
    }
  }

  /** Somebody came to a game or went from it, on whatever node. */
  void moved(String room, long player) {
    games.visit(
        room,
        game -> {
          if (game.sideOf(player).isPresent() && !game.game().isOver()) {
            lobby.playingChanged(game);
          }
          show(game);
        });
  }

  void show(String room) {
    games.visit(room, this::show);
  }

  private void show(StoredGame game) {
    Instant now = Now.instant();
    for (Connection page : connections.in(game.id())) {
      page.send(presence(game, page.isWatching(), now));
    }
  }

  /** Something happened in the game: where somebody is gone, it may be the turn of another now. */
  void turned(StoredGame game) {
    Set<Long> here = attendance.here(game);
    if (!here.contains(game.white().id()) || !here.contains(game.black().id())) {
      Instant now = Now.instant();
      Connections.tell(
          connections.in(game.id()), page -> !page.isWatching(), presence(game, false, now));
    }
  }

  /** What somebody asks who claims the game of the other, with what is known of the other. */
  GameCommand.ClaimAbsence claim(Connection from, boolean win) {
    GameCommand.ClaimAbsence[] claim = {new GameCommand.ClaimAbsence(win, null, false)};
    games.visit(
        from.room(),
        game -> {
          Side other = game.sideOf(from.player().id()).map(Side::opponent).orElse(null);
          if (other != null && !attendance.here(game).contains(game.player(other).id())) {
            Whereabouts.Gone gone = attendance.of(game, other);
            claim[0] = new GameCommand.ClaimAbsence(win, gone.since(), gone.left());
          }
        });
    return claim[0];
  }

  /**
   * Those who watch, perhaps with a delay, are not told whose turn it is by who can claim.
   *
   * @param watching whether whoever hears this does
   */
  private Outgoing.Presence presence(StoredGame game, boolean watching, Instant now) {
    Set<Long> here = attendance.here(game);
    boolean white = here.contains(game.white().id());
    boolean black = here.contains(game.black().id());
    int watchers = here.size() - (white ? 1 : 0) - (black ? 1 : 0);
    Long claimableIn = watching ? null : attendance.claimableIn(game, now);
    String absent = claimableIn == null ? null : Messages.camel(game.game().turn());
    return new Outgoing.Presence(white, black, watchers, absent, claimableIn);
  }
}
