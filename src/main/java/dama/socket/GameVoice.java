package dama.socket;

import dama.archive.StoredGame;
import dama.game.GameEvent;
import dama.game.Outcome;
import dama.game.Ply;
import dama.live.Delay;
import dama.live.GameListener;
import dama.live.LiveGames;
import dama.node.Bell;
import dama.notice.Notice;
import dama.notice.Notices;
import dama.player.Player;
import dama.rules.Side;
import dama.server.Now;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tells the pages that show a game what happens in it, and its players wherever they are. */
@ApplicationScoped
public class GameVoice implements GameListener {
  @Inject private Connections connections;
  @Inject private LiveGames games;
  @Inject private LobbyVoice lobby;
  @Inject private Delay delay;
  @Inject private Pulse pulse;
  @Inject private SeatVoice seats;
  @Inject private NoticeVoice notices;
  @Inject private Sights sights;
  @Inject private Strengths strengths;
  @Inject private Bell bell;

  @Override
  public void started(StoredGame game) {
    lobby.gamesChanged();
    lobby.playingChanged(game);
    tell(game, Notices.started(game));
    ring(game);
  }

  private void ring(StoredGame game) {
    boolean over = game.game().isOver();
    bell.ring("game", game.id(), game.version(), over, game.white().id(), game.black().id());
  }

  private void tell(StoredGame game, List<Notice> all) {
    all.forEach(notice -> notices.tell(notice, game.game().terms().time()));
  }

  @Override
  public void happened(StoredGame game, List<GameEvent> events) {
    heard(game, events);
    tell(game, Notices.happened(game, events));
    ring(game);
  }

  @Override
  public void heard(StoredGame game, List<GameEvent> events) {
    boolean whole = events.stream().anyMatch(GameEvent.TakenBack.class::isInstance);
    if (whole) {
      tellWhole(game);
    } else {
      events.forEach(event -> tell(game, event));
    }
    if (game.game().isOver()) {
      pulse.soon(List.of(game.id(), "rated"), Duration.ZERO, () -> tellRatings(game));
    }
    tellLater(game);
    seats.turned(game);
    lobby.gamesChanged();
    lobby.playingChanged(game);
  }

  @Override
  public boolean isWatched(String id) {
    return !connections.in(id).isEmpty();
  }

  private void tell(StoredGame game, GameEvent event) {
    Instant now = Now.instant();
    if (event instanceof GameEvent.PremoveChanged changed) {
      tellMaker(game, changed, now);
      return;
    }
    if (event instanceof GameEvent.Moved moved) {
      tellMoved(game, moved.ply(), now);
      return;
    }
    for (Connection connection : prompt(game.id())) {
      Player viewer = connection.player();
      if (event instanceof GameEvent.Happened happened) {
        connection.send(new Outgoing.Happened(Messages.happening(happened.happening())));
        connection.send(new Outgoing.Dealt(Messages.dealings(game, viewer, now)));
      } else if (event instanceof GameEvent.Ended ended) {
        connection.send(ended(game, ended.outcome()));
        connection.send(new Outgoing.Dealt(Messages.dealings(game, viewer, now)));
      }
    }
  }

  /** Written once for all who have the same side, or none. */
  private void tellMoved(StoredGame game, Ply ply, Instant now) {
    Outgoing.Moved white = Messages.moved(game, ply, game.white(), now);
    Map<Optional<Side>, String> texts = new HashMap<>();
    texts.put(Optional.of(Side.WHITE), Codec.write(white));
    for (Connection connection : prompt(game.id())) {
      connection.send(
          texts.computeIfAbsent(
              game.sideOf(connection.player().id()),
              you -> Codec.write(Messages.moved(white, game, you.orElse(null), now))));
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

  private void tellRatings(StoredGame game) {
    Outgoing.Ratings ratings = strengths.of(game, Now.instant());
    if (ratings != null) {
      prompt(game.id()).forEach(page -> page.send(new Outgoing.Rated(ratings)));
    }
  }

  @Override
  public void reread(StoredGame game) {
    tellWhole(game);
    tellLater(game);
    lobby.playingChanged(game);
    ring(game);
  }

  private void tellWhole(StoredGame game) {
    sights.show(game, connections.in(game.id()));
  }

  /** The pages that hear of everything at once. */
  private List<Connection> prompt(String room) {
    boolean all = delay.length().isZero();
    return connections.in(room).stream().filter(page -> all || !page.isWatching()).toList();
  }

  /** Those who watch with a delay are shown the game whole when it has passed. */
  private void tellLater(StoredGame game) {
    Duration late = delay.length();
    if (!late.isZero()) {
      pulse.soon(List.of(game.id(), game.version()), late, () -> tellWatching(game.id()));
    }
  }

  private void tellWatching(String room) {
    lobby.gamesChanged();
    List<Connection> watching =
        connections.in(room).stream().filter(Connection::isWatching).toList();
    if (!watching.isEmpty()) {
      games.visit(room, game -> sights.show(game, watching));
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

  /** A game that is over is held by nobody: what came of it is read from rows. */
  void showOver(Connection connection) {
    games.visit(
        connection.room(),
        game -> {
          if (game.game().isOver()) {
            sights.show(game, List.of(connection));
          }
        });
  }

  /** Puts a page into its game's room; false where there is no such game. */
  boolean enter(Connection connection) {
    games.check(connection.room());
    boolean found =
        games.visit(
            connection.room(),
            game -> {
              connections.enter(connection);
              seats.take(connection, game);
              sights.show(game, List.of(connection));
            });
    if (found) {
      seats.show(connection.room());
    }
    return found;
  }
}
