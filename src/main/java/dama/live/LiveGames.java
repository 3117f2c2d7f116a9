package dama.live;

import dama.archive.GameStore;
import dama.archive.StoredGame;
import dama.game.GameCommand;
import dama.game.Happening;
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

  private final ConcurrentMap<String, LiveGame> games = new ConcurrentHashMap<>();
  @Inject private GameStore store;
  @Inject private GameListener listener;

  /** Takes up a game that was just stored, and tells of it. */
  public void begin(StoredGame game) {
    games.putIfAbsent(game.id(), new LiveGame(game, store, listener));
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
      return finishing(id, game.get(), game.get().submit(command, side.get(), now));
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

  /** How many this server holds. */
  int held() {
    return games.size();
  }

  private Answer finishing(String id, LiveGame game, Answer answer) {
    if (game.current().game().isOver()) {
      games.remove(id, game);
    }
    return answer;
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
    return running(Storage.call(() -> store.runningOf(playerId)))
        .sorted(Comparator.comparing(StoredGame::touchedAt))
        .toList();
  }

  /** Some running games to show, the best first. */
  public List<StoredGame> showcase(int most) {
    return running(Storage.call(() -> store.showcase(most))).toList();
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
    LiveGame game = new LiveGame(stored, store, listener);
    if (stored.game().isOver()) {
      return game;
    }
    LiveGame earlier = games.putIfAbsent(stored.id(), game);
    return earlier == null ? game : earlier;
  }
}
