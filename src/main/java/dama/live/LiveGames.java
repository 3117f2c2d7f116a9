package dama.live;

import dama.archive.GameStore;
import dama.archive.Standing;
import dama.archive.StoredGame;
import dama.game.GameCommand;
import dama.game.Happening;
import dama.node.Nodes;
import dama.player.Player;
import dama.rules.Side;
import dama.server.Storage;
import dama.server.StorageAwayException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The games in progress that this server holds. Any of them may be dropped at any moment and is
 * read from rows when it is next asked for; a finished one is not held at all.
 */
@ApplicationScoped
public class LiveGames {
  private static final int MOST_HAPPENINGS = 20;

  /** Of which versions are asked for. */
  private static final int MOST_AT_ONCE = 200;

  private final ConcurrentMap<String, LiveGame> games = new ConcurrentHashMap<>();
  @Inject private GameStore store;
  @Inject private Commits commits;
  @Inject private GameListener listener;
  @Inject private Nodes nodes;

  /** Takes up a game that was just stored, and tells of it. */
  public void begin(StoredGame game) {
    games.putIfAbsent(game.id(), new LiveGame(game, store, commits, listener));
    listener.started(game);
  }

  /**
   * Visits a game, running or finished, while nothing can happen in it; false where there is none.
   *
   * @throws StorageAwayException if it had to be read and could not be
   */
  public boolean visit(String id, Consumer<StoredGame> visit) {
    Optional<LiveGame> game = find(id);
    game.ifPresent(live -> live.visit(visit));
    game.ifPresent(live -> forgetOver(id, live));
    return game.isPresent();
  }

  /**
   * Judges, stores and publishes a command.
   *
   * <p>If storing fails, nobody knows whether the commit happened: the game is read again from rows
   * and the command judged by what they say. A ply that was stored after all is then repeated, one
   * that another server stored first makes this one stale.
   *
   * @throws StorageAwayException if the rows cannot be reached now; nobody has seen anything
   */
  public Answer submit(String id, Player player, GameCommand command, Instant now) {
    Optional<LiveGame> game = find(id);
    if (game.isEmpty()) {
      return new Answer.NoSuchGame();
    }
    Optional<Side> side = game.get().current().sideOf(player.id());
    if (side.isEmpty()) {
      return new Answer.NotAPlayer();
    }
    try {
      Answer answer = finishing(id, game.get(), game.get().submit(command, side.get(), now));
      // What this server does not know yet must refuse nobody.
      return answer instanceof Answer.Refused && check(id)
          ? finishing(id, game.get(), game.get().submit(command, side.get(), now))
          : answer;
    } catch (StorageAwayException e) {
      return resubmit(id, game.get(), command, side.get(), now);
    }
  }

  private Answer resubmit(String id, LiveGame failed, GameCommand command, Side side, Instant now) {
    games.remove(id, failed);
    LiveGame reread = find(id).orElseThrow(() -> new StorageAwayException("game is gone", null));
    try {
      reread.visit(listener::reread);
      return finishing(id, reread, reread.submit(command, side, now));
    } catch (StorageAwayException e) {
      games.remove(id, reread);
      throw e;
    }
  }

  /**
   * Ends a game whose time is over by its row. Another server may have been first, or have told the
   * rows what this one does not know: then the game is read anew, and what it says then holds.
   *
   * @throws StorageAwayException if the rows cannot be reached now
   */
  void flagFall(String id, Instant now) {
    Optional<LiveGame> game = find(id);
    if (game.isEmpty()) {
      return;
    }
    GameCommand command = new GameCommand.FlagFall();
    try {
      Answer answer = finishing(id, game.get(), game.get().submit(command, Side.WHITE, now));
      if (answer instanceof Answer.Refused) {
        Answer unused = resubmit(id, game.get(), command, Side.WHITE, now);
      }
    } catch (StorageAwayException e) {
      Answer unused = resubmit(id, game.get(), command, Side.WHITE, now);
    }
  }

  /** The rows of a game were changed past this server's own hold of it, if it holds it. */
  void refresh(String id) {
    if (games.remove(id) != null) {
      find(id).ifPresent(game -> game.visit(listener::reread));
    }
  }

  /** Whether this server holds it. */
  public boolean holds(String id) {
    return games.containsKey(id);
  }

  /** How many this server holds. */
  int held() {
    return games.size();
  }

  /**
   * Another server says which version of a game the rows have: doubled or late, it changes nothing.
   *
   * @param over whether the game is over
   */
  public void heard(String id, int version, boolean over) {
    LiveGame held = games.get(id);
    if (held != null) {
      held.heard(version);
      if (over) {
        games.remove(id, held);
      }
    } else if (listener.isWatched(id)) {
      find(id).ifPresent(game -> game.visit(listener::reread));
    }
  }

  /**
   * Asks the rows whether another server has gone on with a game that this one holds; true if it
   * has, and it was caught up with.
   */
  public boolean check(String id) {
    LiveGame held = games.get(id);
    if (held == null || nodes.isAlone()) {
      return false;
    }
    Standing standing = Storage.call(() -> store.standing(Set.of(id))).get(0);
    boolean behind = held.isOlderThan(standing.version());
    if (behind) {
      heard(id, standing.version(), standing.over());
    }
    return behind;
  }

  /** Asks it of all that somebody watches here. */
  public void checkWatched() {
    List<String> watched = games.keySet().stream().filter(listener::isWatched).toList();
    for (int from = 0; from < watched.size(); from += MOST_AT_ONCE) {
      Set<String> some =
          Set.copyOf(watched.subList(from, Math.min(watched.size(), from + MOST_AT_ONCE)));
      for (Standing one : Storage.call(() -> store.standing(some))) {
        LiveGame held = games.get(one.id());
        if (held != null && held.isOlderThan(one.version())) {
          heard(one.id(), one.version(), one.over());
        }
      }
    }
  }

  private Answer finishing(String id, LiveGame game, Answer answer) {
    forgetOver(id, game);
    return answer;
  }

  private void forgetOver(String id, LiveGame game) {
    if (game.current().game().isOver()) {
      games.remove(id, game);
    }
  }

  /** What the page of a game tells besides moves, the newest last. */
  public List<Happening> happenings(String id) {
    return Storage.call(() -> store.happenings(id, MOST_HAPPENINGS));
  }

  /** A player has another name: the games that show the old one are shown anew. */
  public void renamed(Player player) {
    games.values().forEach(game -> game.rename(player));
  }

  /** The running games of a player, the one that waits longest first. */
  public List<StoredGame> runningOf(long playerId) {
    return running(Storage.call(() -> store.runningOf(playerId, this::held)))
        .sorted(Comparator.comparing(StoredGame::touchedAt))
        .toList();
  }

  /** Some running games to show, the best first. */
  public List<StoredGame> showcase(int most) {
    return running(Storage.call(() -> store.showcase(most, this::held))).toList();
  }

  private Optional<StoredGame> held(String id, int version) {
    return Optional.ofNullable(games.get(id))
        .map(LiveGame::seen)
        .filter(game -> game.version() == version);
  }

  private Stream<StoredGame> running(List<StoredGame> stored) {
    return stored.stream().filter(game -> !game.game().isOver());
  }

  private Optional<LiveGame> find(String id) {
    LiveGame held = games.get(id);
    if (held != null) {
      return Optional.of(held);
    }
    return Storage.call(() -> store.load(id)).map(this::hold);
  }

  private LiveGame hold(StoredGame stored) {
    LiveGame game = new LiveGame(stored, store, commits, listener);
    if (stored.game().isOver()) {
      return game;
    }
    LiveGame earlier = games.putIfAbsent(stored.id(), game);
    return earlier == null ? game : earlier;
  }
}
