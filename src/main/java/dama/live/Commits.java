package dama.live;

import dama.archive.GameChange;
import dama.archive.GameStore;
import dama.archive.StoredGame;
import dama.server.LostRaceException;
import dama.server.Storage;
import dama.server.StorageAwayException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Stores what happened in games: what comes while a commit runs shares the next one, since a commit
 * waits for the disk however much is in it. Nobody waits for company, and each hears only of what
 * is committed. If one game spoils a commit that it shared, each of them is stored for itself.
 */
@ApplicationScoped
public class Commits {

  /** In one commit; more only make the first of them wait. */
  private static final int MOST = 64;

  /** A change whose thread waits: until it is stored, or until it falls to this thread to store. */
  private static final class Waiting {
    final GameChange change;
    final CompletableFuture<Boolean> isMyTurn = new CompletableFuture<>();
    boolean shared;
    @Nullable StoredGame stored;
    @Nullable Exception failure;

    Waiting(GameChange change) {
      this.change = change;
    }
  }

  private final Deque<Waiting> queue = new ArrayDeque<>();
  private boolean committing;

  @Inject private GameStore store;

  /**
   * Returns once it is committed.
   *
   * @throws Exception whatever the server and the database throw if it is not, or nobody knows
   */
  StoredGame save(GameChange change) throws Exception {
    if (!change.next().isOver()) {
      return together(new Waiting(change));
    }
    StoredGame over = Storage.inTurn(() -> store.save(change));
    store.remember(over);
    return over;
  }

  private StoredGame together(Waiting mine) throws Exception {
    if (isFirst(mine) || mine.isMyTurn.join()) {
      commit(batch());
    }
    if (mine.stored != null) {
      return mine.stored;
    }
    Exception failure = mine.failure;
    if (mine.shared && failure != null && isOfOneGame(failure)) {
      return Storage.inTurn(() -> store.save(mine.change));
    }
    throw failure == null ? new StorageAwayException("nothing was stored", null) : failure;
  }

  /** How many wait for a commit to end, to share the next one. */
  int waiting() {
    synchronized (queue) {
      return queue.size();
    }
  }

  private boolean isFirst(Waiting mine) {
    synchronized (queue) {
      queue.addLast(mine);
      boolean first = !committing;
      committing = true;
      return first;
    }
  }

  private List<Waiting> batch() {
    List<Waiting> batch = new ArrayList<>();
    synchronized (queue) {
      while (!queue.isEmpty() && batch.size() < MOST) {
        batch.add(queue.removeFirst());
      }
    }
    return batch;
  }

  /** Stores for all of these threads, then leaves it to the first that has come since. */
  private void commit(List<Waiting> batch) {
    try {
      List<GameChange> changes = batch.stream().map(one -> one.change).toList();
      List<StoredGame> stored = Storage.inTurn(() -> store.saveAll(changes));
      for (int i = 0; i < stored.size(); i++) {
        batch.get(i).stored = stored.get(i);
      }
    } catch (Exception e) {
      // Checked ones, too, come past the signatures.
      batch.forEach(one -> one.failure = e);
    } finally {
      pass();
      batch.forEach(one -> one.shared = batch.size() > 1);
      batch.forEach(one -> one.isMyTurn.complete(false));
    }
  }

  private void pass() {
    Waiting next;
    synchronized (queue) {
      next = queue.peekFirst();
      committing = next != null;
    }
    if (next != null) {
      next.isMyTurn.complete(true);
    }
  }

  /** Whether it may be the fault of one game of several: lost to another writer, or unfit. */
  private static boolean isOfOneGame(Throwable failure) {
    for (Throwable each = failure; each != null; each = each.getCause()) {
      if (each instanceof LostRaceException || (each instanceof SQLException e && isUnfit(e))) {
        return true;
      }
    }
    return false;
  }

  /** By the classes of the SQL standard: no value for its place, or against a rule of the table. */
  private static boolean isUnfit(SQLException e) {
    String state = String.valueOf(e.getSQLState());
    return state.startsWith("22") || state.startsWith("23");
  }
}
