package dama.load;

import dama.harness.TestDatabase;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** How often a second the database commits what a move writes, from so many sessions at once. */
final class CommitRate {
  private static final String PLY =
      "insert into ply (game_id, number, path, notation, played_at, spent_millis)"
          + " values (?, ?, '32,28', '32-28', now(), 0)";
  private static final String GAME =
      "update game set version = version + 1, fen = ?, ply_count = ?, changed_at = now()"
          + " where id = ? and version = ?";

  private final TestDatabase database;

  CommitRate(TestDatabase database) {
    this.database = database;
  }

  /**
   * @param games one for each session, which nobody plays
   */
  double measure(List<String> games, int seconds) throws InterruptedException, ExecutionException {
    ExecutorService threads = Executors.newFixedThreadPool(games.size());
    try {
      List<Future<Integer>> sessions = new ArrayList<>();
      long end = System.nanoTime() + seconds * 1_000_000_000L;
      games.forEach(game -> sessions.add(threads.submit(() -> commits(game, end))));
      int sum = 0;
      for (Future<Integer> each : sessions) {
        sum += each.get();
      }
      return sum / (double) seconds;
    } finally {
      threads.shutdownNow();
    }
  }

  private int commits(String id, long end) throws SQLException {
    int before =
        database.rows("select version from game where id = ?", id).get(0).number("version");
    int done = 0;
    try (Connection connection = database.connect();
        PreparedStatement ply = connection.prepareStatement(PLY);
        PreparedStatement game = connection.prepareStatement(GAME)) {
      connection.setAutoCommit(false);
      for (; System.nanoTime() < end; done++) {
        ply.setString(1, id);
        ply.setInt(2, before + done + 1);
        game.setString(1, "W:W28,31-50:B1-" + done % 20);
        game.setInt(2, before + done + 1);
        game.setString(3, id);
        game.setInt(4, before + done);
        if (ply.executeUpdate() + game.executeUpdate() != 2) {
          throw new SQLException("game " + id + " is not at version " + (before + done));
        }
        connection.commit();
      }
    }
    return done;
  }

  /** Games to write to, apart from those that are played; some of whose rows must be there. */
  List<String> games(int count) {
    String name = "select id, white_id, black_id from game limit 1";
    TestDatabase.Row like = database.rows(name).get(0);
    List<String> made = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String id = "rate%06d".formatted(i + 1000 * count);
      int unused =
          database.update(
              "insert into game (id, variant, white_id, black_id, start_fen, fen, ply_count,"
                  + " started_at, changed_at, ended_at, result, ending) select ?, variant, white_id,"
                  + " black_id, start_fen, fen, 0, now(), now(), now(), 'DRAW', 'AGREEMENT'"
                  + " from game where id = ?",
              id,
              like.text("id"));
      made.add(id);
    }
    return made;
  }
}
