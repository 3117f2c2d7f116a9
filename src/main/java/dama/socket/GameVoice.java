package dama.socket;

import dama.archive.StoredGame;
import dama.game.GameEvent;
import dama.live.GameListener;
import dama.live.LiveGames;
import dama.player.Player;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Tells the pages that show a game what happens in it, and its players wherever they are. */
@ApplicationScoped
public class GameVoice implements GameListener {
  @Inject private Connections connections;
  @Inject private LiveGames games;
  @Inject private LobbyVoice lobby;

  @Override
  public void started(StoredGame game) {
    lobby.gamesChanged();
    lobby.playingChanged(game);
  }

  @Override
  public void happened(StoredGame game, List<GameEvent> events) {
    for (GameEvent event : events) {
      connections.tellRoom(game.id(), message(game, event));
    }
    lobby.gamesChanged();
    lobby.playingChanged(game);
  }

  private static Outgoing message(StoredGame game, GameEvent event) {
    if (event instanceof GameEvent.Moved moved) {
      return Messages.moved(game, moved.ply());
    }
    if (event instanceof GameEvent.DrawOffered offered) {
      return new Outgoing.DrawOffered(Messages.camel(offered.by()));
    }
    if (event instanceof GameEvent.DrawDeclined declined) {
      return new Outgoing.DrawDeclined(Messages.camel(declined.by()));
    }
    GameEvent.Ended ended = (GameEvent.Ended) event;
    return new Outgoing.Ended(
        Messages.camel(ended.outcome().result()),
        Messages.camel(ended.outcome().ending()),
        String.valueOf(game.endedAt()));
  }

  @Override
  public void reread(StoredGame game) {
    for (Connection connection : connections.in(game.id())) {
      connection.send(Messages.game(game, connection.player()));
    }
    lobby.playingChanged(game);
  }

  /** Puts a page into its game's room; false where there is no such game. */
  boolean enter(Connection connection) {
    boolean found =
        games.visit(
            connection.room(),
            game -> {
              connections.enter(connection);
              connection.send(Messages.game(game, connection.player()));
            });
    if (found) {
      presenceChanged(connection.room());
    }
    return found;
  }

  void presenceChanged(String room) {
    games.visit(room, game -> connections.tellRoom(room, presence(game)));
  }

  private Outgoing.Presence presence(StoredGame game) {
    Set<Long> here =
        connections.in(game.id()).stream()
            .map(Connection::player)
            .map(Player::id)
            .collect(Collectors.toSet());
    boolean white = here.contains(game.white().id());
    boolean black = here.contains(game.black().id());
    return new Outgoing.Presence(white, black, here.size() - (white ? 1 : 0) - (black ? 1 : 0));
  }
}
