package dama.live;

import dama.archive.GameChange;
import dama.archive.GameStore;
import dama.archive.News;
import dama.archive.StoredGame;
import dama.game.Decision;
import dama.game.GameCommand;
import dama.game.GameEvent;
import dama.player.Player;
import dama.rules.Side;
import dama.server.Storage;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/** One game in progress: one lock, one writer. What it holds is what the rows hold. */
final class LiveGame {
  private final ReentrantLock lock = new ReentrantLock();
  private final GameStore store;
  private final Commits commits;
  private final GameListener listener;
  private volatile StoredGame current;

  /** The version that the rows have, as far as is known here. */
  private int known;

  LiveGame(StoredGame current, GameStore store, Commits commits, GameListener listener) {
    this.current = current;
    this.known = current.version();
    this.store = store;
    this.commits = commits;
    this.listener = listener;
  }

  StoredGame current() {
    lock.lock();
    try {
      catchUp();
      return current;
    } finally {
      lock.unlock();
    }
  }

  /** The game as it was last committed; something may be happening in it. */
  StoredGame seen() {
    return current;
  }

  /** Runs the visit while nothing can happen in the game. */
  void visit(Consumer<StoredGame> visit) {
    lock.lock();
    try {
      catchUp();
      visit.accept(current);
    } finally {
      lock.unlock();
    }
  }

  void rename(Player player) {
    lock.lock();
    try {
      if (current.sideOf(player.id()).isPresent()) {
        current = current.renamed(player);
        listener.reread(current);
      }
    } finally {
      lock.unlock();
    }
  }

  /** Commit, then publish: nobody hears of what is not stored. */
  Answer submit(GameCommand command, Side by, Instant now) {
    lock.lock();
    try {
      catchUp();
      Decision decision = current.game().apply(command, by, now);
      if (decision instanceof Decision.Refused refused) {
        return new Answer.Refused(refused.reason(), refused.number());
      }
      if (decision instanceof Decision.Repeated repeated) {
        return new Answer.Repeated(current, repeated.ply());
      }
      accept((Decision.Accepted) decision, now);
      return new Answer.Done();
    } finally {
      lock.unlock();
    }
  }

  /**
   * The rows have this version: shown at once where somebody watches, else once it is asked for.
   */
  void heard(int version) {
    lock.lock();
    try {
      known = Math.max(known, version);
      if (listener.isWatched(current.id())) {
        catchUp();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Whether this version is not what is held. */
  boolean isOlderThan(int version) {
    lock.lock();
    try {
      return current.version() < version;
    } finally {
      lock.unlock();
    }
  }

  private void catchUp() {
    if (known <= current.version()) {
      return;
    }
    StoredGame before = current;
    News news = Storage.call(() -> store.news(before));
    current = news.game();
    known = Math.max(known, current.version());
    Optional<List<GameEvent>> events = Story.between(before, news);
    events.ifPresentOrElse(all -> listener.heard(current, all), () -> listener.reread(current));
  }

  private void accept(Decision.Accepted accepted, Instant now) {
    GameChange change = new GameChange(current, accepted.next(), accepted.events(), now);
    current = Storage.callTogether(() -> commits.save(change));
    GameMeasures.PLIES.inc(
        accepted.events().stream().filter(GameEvent.Moved.class::isInstance).count());
    listener.happened(current, accepted.events());
  }
}
