package dama.live;

import static java.util.Comparator.comparing;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.archive.GameChange;
import dama.archive.GameStore;
import dama.archive.PlyTakenException;
import dama.archive.StoredGame;
import dama.game.Decision;
import dama.game.Game;
import dama.game.GameCommand;
import dama.harness.Await;
import dama.harness.Rows;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Tokens;
import dama.rules.Variants;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Commits that games share, on PostgreSQL, where one is held up as long as it takes. */
class CommitsIT {
  private static final Instant NOW = Instant.parse("2026-12-01T12:00:00Z");
  private static final Duration LIMIT = Duration.ofSeconds(60);

  private final Rows rows = Rows.onPostgres();
  private final GameStore store = rows.store(GameStore.class);
  private final Player white = player();
  private final Player black = player();
  private final Commits commits = rows.store(Commits.class);
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private Connection other;

  private Player player() {
    return rows.store(PlayerStore.class).arrive(Tokens.hash(Tokens.newToken()));
  }

  @BeforeEach
  void connect() throws SQLException {
    other = rows.database().connect();
    other.setAutoCommit(false);
  }

  @AfterEach
  void end() throws SQLException {
    other.close();
    threads.shutdownNow();
  }

  private StoredGame begin() {
    return store.create(Variants.INTERNATIONAL, white, black, NOW);
  }

  private static GameChange move(StoredGame stored) {
    Game game = stored.game();
    GameCommand play =
        new GameCommand.Play(game.plies().size() + 1, game.legalMoves().get(0).path());
    Decision.Accepted accepted = (Decision.Accepted) game.apply(play, game.turn(), NOW);
    return new GameChange(stored, accepted.next(), accepted.events(), NOW);
  }

  /**
   * From now on nobody else can write the row of the game, until the holder ends its transaction.
   */
  private static void hold(Connection holder, StoredGame game) throws SQLException {
    try (PreparedStatement lock =
        holder.prepareStatement("select id from game where id = ? for update")) {
      lock.setString(1, game.id());
      assertTrue(lock.executeQuery().next());
    }
  }

  private int plies(StoredGame game) {
    return rows.database().rows("select number from ply where game_id = ?", game.id()).size();
  }

  private Future<StoredGame> start(StoredGame game) {
    return threads.submit(() -> commits.save(move(game)));
  }

  /** Starts them one after the other while a commit is under way, so that they share the next. */
  private List<Future<StoredGame>> gather(List<StoredGame> games) {
    List<Future<StoredGame>> gathered = new ArrayList<>();
    for (StoredGame game : games) {
      gathered.add(start(game));
      Await.until(
          "change " + gathered.size() + " waits",
          LIMIT,
          () -> commits.waiting() == gathered.size());
    }
    return gathered;
  }

  private void awaitBlocked(Connection holder) {
    Await.until("a commit held up", LIMIT, () -> !blocked(holder).isEmpty());
  }

  /** The sessions that wait for this one. */
  private List<Integer> blocked(Connection holder) {
    try (PreparedStatement asked = holder.prepareStatement("select pg_backend_pid()");
        ResultSet pid = asked.executeQuery()) {
      assertTrue(pid.next());
      return rows
          .database()
          .rows(
              "select pid from pg_stat_activity where ? = any(pg_blocking_pids(pid))",
              pid.getInt(1))
          .stream()
          .map(row -> row.number("pid"))
          .toList();
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void nothingIsAcknowledgedBeforeItIsCommittedAndWhatWaitsSharesOneCommit() throws Exception {
    StoredGame held = begin();
    List<StoredGame> others = List.of(begin(), begin(), begin());
    hold(other, held);
    Future<StoredGame> first = start(held);
    awaitBlocked(other);
    List<Future<StoredGame>> waiting = gather(others);
    assertTrue(waiting.stream().noneMatch(Future::isDone));
    others.forEach(game -> assertEquals(0, plies(game)));
    other.rollback();
    // Acknowledged first, read afterwards.
    StoredGame acknowledged = first.get();
    assertEquals(store.load(held.id()).orElseThrow(), acknowledged);
    for (int i = 0; i < others.size(); i++) {
      StoredGame shared = waiting.get(i).get();
      assertEquals(store.load(others.get(i).id()).orElseThrow(), shared);
    }
    List<Integer> transactions =
        others.stream().map(game -> transactionOf(game)).distinct().toList();
    assertEquals(1, transactions.size());
  }

  /** The one that wrote the row. */
  private int transactionOf(StoredGame game) {
    return rows.database()
        .rows("select xmin::text::int as x from game where id = ?", game.id())
        .get(0)
        .number("x");
  }

  @Test
  void aGameThatIsTakenDoesNotSpoilTheCommitOfTheOthers() throws Exception {
    StoredGame held = begin();
    StoredGame taken = begin();
    List<StoredGame> others = List.of(begin(), taken, begin());
    store.saveAll(List.of(move(taken)));
    hold(other, held);
    Future<StoredGame> first = start(held);
    awaitBlocked(other);
    List<Future<StoredGame>> waiting = gather(others);
    other.rollback();
    assertEquals(1, first.get().game().plies().size());
    assertEquals(1, waiting.get(0).get().game().plies().size());
    assertEquals(1, waiting.get(2).get().game().plies().size());
    ExecutionException late = assertThrows(ExecutionException.class, () -> waiting.get(1).get());
    assertInstanceOf(PlyTakenException.class, late.getCause());
    others.forEach(game -> assertEquals(1, plies(game)));
  }

  @Test
  void ofACommitThatTheDatabaseBreaksOffNothingIsStoredAndNobodyIsToldThatItIs() throws Exception {
    StoredGame held = begin();
    List<StoredGame> sharing =
        Stream.generate(this::begin).limit(3).sorted(comparing(StoredGame::id)).toList();
    try (Connection third = rows.database().connect()) {
      third.setAutoCommit(false);
      hold(third, sharing.get(1));
      hold(other, held);
      Future<StoredGame> first = start(held);
      awaitBlocked(other);
      List<Future<StoredGame>> waiting = gather(sharing);
      other.rollback();
      assertEquals(1, first.get().game().plies().size());
      awaitBlocked(third);
      breakOff(blocked(third));
      for (Future<StoredGame> each : waiting) {
        assertThrows(ExecutionException.class, each::get);
      }
      third.rollback();
    }
    sharing.forEach(game -> assertEquals(0, plies(game)));
    for (StoredGame game : sharing) {
      assertEquals(1, commits.save(move(game)).game().plies().size());
    }
  }

  /** As an administrator or a failover does. */
  private void breakOff(List<Integer> sessions) {
    sessions.forEach(
        pid -> assertEquals(1, rows.database().rows("select pg_terminate_backend(?)", pid).size()));
  }
}
