package dama.socket;

import dama.archive.StoredGame;
import dama.game.GameEvent;
import dama.game.Happening;
import dama.game.Outcome;
import dama.live.GameListener;
import dama.live.LiveGames;
import dama.player.Player;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
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
    boolean whole = events.stream().anyMatch(GameEvent.TakenBack.class::isInstance);
    if (whole) {
      tellWhole(game);
    } else {
      events.forEach(event -> tell(game, event));
    }
    lobby.gamesChanged();
    lobby.playingChanged(game);
  }

  private void tell(StoredGame game, GameEvent event) {
    Instant now = Instant.now();
    if (event instanceof GameEvent.PremoveChanged changed) {
      tellMaker(game, changed, now);
      return;
    }
    for (Connection connection : connections.in(game.id())) {
      Player viewer = connection.player();
      if (event instanceof GameEvent.Moved moved) {
        connection.send(Messages.moved(game, moved.ply(), viewer, now));
      } else if (event instanceof GameEvent.Happened happened) {
        connection.send(new Outgoing.Happened(Messages.happening(happened.happening())));
        connection.send(new Outgoing.Dealt(Messages.dealings(game, viewer, now)));
      } else if (event instanceof GameEvent.Ended ended) {
        connection.send(ended(game, ended.outcome()));
        connection.send(new Outgoing.Dealt(Messages.dealings(game, viewer, now)));
      }
    }
  }

  /** Nobody else is to know that there is, or was, a premove. */
  private void tellMaker(StoredGame game, GameEvent.PremoveChanged changed, Instant now) {
    Player maker = game.player(changed.by());
    for (Connection connection : connections.in(game.id())) {
      if (connection.player().id() == maker.id()) {
        connection.send(new Outgoing.Dealt(Messages.dealings(game, maker, now)));
        if (changed.tried()) {
          connection.send(new Outgoing.PremoveFailed());
        }
      }
    }
  }

  private static Outgoing ended(StoredGame game, Outcome outcome) {
    return new Outgoing.Ended(
        Messages.camel(outcome.result()),
        Messages.camel(outcome.ending()),
        String.valueOf(game.endedAt()));
  }

  @Override
  public void reread(StoredGame game) {
    tellWhole(game);
    lobby.playingChanged(game);
  }

  private void tellWhole(StoredGame game) {
    List<Happening> happenings = games.happenings(game.id());
    Instant now = Instant.now();
    for (Connection connection : connections.in(game.id())) {
      connection.send(Messages.game(game, happenings, connection.player(), now));
    }
  }

  /** Finds out whether the page's visitor plays in the room, or watches and talks elsewhere. */
  void seat(Connection connection) {
    games.visit(
        connection.room(),
        game -> {
          if (game.sideOf(connection.player().id()).isEmpty()) {
            connection.watch();
          }
        });
  }

  /** Puts a page into its game's room; false where there is no such game. */
  boolean enter(Connection connection) {
    boolean found =
        games.visit(
            connection.room(),
            game -> {
              connections.enter(connection);
              connection.send(
                  Messages.game(
                      game, games.happenings(game.id()), connection.player(), Instant.now()));
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
    return new Outgoing.Presence(
        white, black, here.size() - (white ? 1 : 0) - (black ? 1 : 0), null, null);
  }
}
