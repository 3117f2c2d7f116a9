package dama.operate;

import dama.game.Game;
import dama.game.Outcome;
import dama.game.Played;
import dama.game.Result;
import dama.notation.Fen;
import dama.notation.NotationException;
import dama.rules.Variant;
import dama.rules.Variants;
import java.io.PrintStream;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Plays every game of a database again by its plies, through the rules and nothing else of the
 * server, and compares what comes of it with what the game's own row says.
 */
final class Check {
  private static final int ROWS_AT_A_TIME = 500;

  private final Connection connection;
  private final PrintStream faults;
  private long games;
  private long plies;
  private long wrong;

  private Check(Connection connection, PrintStream faults) {
    this.connection = connection;
    this.faults = faults;
  }

  /**
   * @param games how many were played again
   * @param plies how many plies they have
   * @param wrong how many games are not what their plies make
   */
  record Summary(long games, long plies, long wrong) {}

  /** Writes a line for each game that is wrong. */
  static Summary run(Connection connection, PrintStream faults) throws SQLException {
    Check check = new Check(connection, faults);
    // A moment's, so that a move which is played meanwhile is in both tables or in neither.
    connection.setAutoCommit(false);
    connection.setTransactionIsolation(
        new Tables(connection).isH2()
            ? Backup.H2_SNAPSHOT
            : Connection.TRANSACTION_REPEATABLE_READ);
    check.all();
    connection.rollback();
    return new Summary(check.games, check.plies, check.wrong);
  }

  private void all() throws SQLException {
    String rows =
        "select id, variant, start_fen, fen, ply_count, result, ending from game order by id";
    String played =
        "select number, path, notation, played_at, spent_millis from ply where game_id = ?"
            + " order by number";
    try (Statement statement = connection.createStatement();
        PreparedStatement ofGame = connection.prepareStatement(played)) {
      statement.setFetchSize(ROWS_AT_A_TIME);
      try (ResultSet game = statement.executeQuery(rows)) {
        while (game.next()) {
          one(game, ofGame);
        }
      }
    }
  }

  private void one(ResultSet row, PreparedStatement ofGame) throws SQLException {
    String id = row.getString("id");
    games++;
    List<String> notations = new ArrayList<>();
    List<Played> moves = new ArrayList<>();
    ofGame.setString(1, id);
    try (ResultSet ply = ofGame.executeQuery()) {
      while (ply.next()) {
        moves.add(
            new Played(
                Stream.of(ply.getString("path").split(",", -1)).map(Integer::valueOf).toList(),
                ply.getObject("played_at", OffsetDateTime.class).toInstant(),
                ply.getLong("spent_millis")));
        notations.add(ply.getInt("number") + " " + ply.getString("notation"));
      }
    }
    plies += moves.size();
    String fault = fault(row, moves, notations);
    if (!fault.isEmpty()) {
      wrong++;
      faults.println("game " + id + ": " + fault);
    }
  }

  private static String fault(ResultSet row, List<Played> moves, List<String> notations)
      throws SQLException {
    Variant variant = Variants.byId(row.getString("variant")).orElse(null);
    if (variant == null) {
      return "of no known kind, " + row.getString("variant");
    }
    Game game;
    try {
      game = Game.replay(variant, Fen.read(row.getString("start_fen"), variant), moves);
    } catch (IllegalStateException | NotationException illegal) {
      return String.valueOf(illegal.getMessage());
    }
    return difference(row, game, notations);
  }

  private static String difference(ResultSet row, Game game, List<String> notations)
      throws SQLException {
    List<String> written =
        game.plies().stream().map(ply -> ply.number() + " " + ply.notation()).toList();
    if (!written.equals(notations)) {
      return "its plies are written " + notations + " and are " + written;
    }
    if (row.getInt("ply_count") != written.size()) {
      return "it has " + written.size() + " plies and says " + row.getInt("ply_count");
    }
    if (!row.getString("fen").equals(Fen.write(game.position()))) {
      return "it says " + row.getString("fen") + " and leads to " + Fen.write(game.position());
    }
    Outcome outcome = game.outcome();
    if (outcome != null && !isSaid(outcome, row)) {
      return "it is over by the rules, " + outcome + ", and says " + row.getString("ending");
    }
    return "";
  }

  private static boolean isSaid(Outcome outcome, ResultSet row) throws SQLException {
    String result = outcome.result() == Result.NONE ? null : outcome.result().name();
    return outcome.ending().name().equals(row.getString("ending"))
        && (result == null
            ? row.getString("result") == null
            : result.equals(row.getString("result")));
  }
}
