package dama.archive;

import dama.game.GameEvent;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.time.OffsetDateTime;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes what happened in games: one statement of each kind for all of them, and none that reads.
 * What a writer does not know of a game shows in its version.
 */
final class GameWriter {
  private static final String GAME =
      "update game set version = ?, fen = ?, ply_count = ?, draw_offered_by = ?, result = ?,"
          + " ending = ?, white_millis = ?, black_millis = ?, white_lag = ?, black_lag = ?,"
          + " clock_since = ?, deadline_at = ?, white_draw_at = ?, black_draw_at = ?,"
          + " white_declined = ?, black_declined = ?, white_declined_at = ?,"
          + " black_declined_at = ?, takeback_by = ?, takeback_ply = ?, premove = ?,"
          + " changed_at = ?, ended_at = ? where id = ? and version = ? and ended_at is null";
  private static final String PLY =
      "insert into ply (game_id, number, path, notation, played_at, spent_millis)"
          + " values (?, ?, ?, ?, ?, ?)";
  private static final String HAPPENING =
      "insert into happening (game_id, number, kind, by_side, ply, amount, notation, at)"
          + " values (?, ?, ?, ?, ?, ?, ?, ?)";
  private static final String TAKEN_BACK = "delete from ply where game_id = ? and number >= ?";

  /** Servers that write the same games at once wait for each other in one order. */
  private static final Comparator<GameChange> ORDER =
      Comparator.comparing(change -> change.current().id());

  private final Connection connection;

  GameWriter(Connection connection) {
    this.connection = connection;
  }

  /**
   * @param changes of different games
   * @throws PlyTakenException if the rows hold another game than one of these follows from
   */
  void write(List<GameChange> changes) throws SQLException {
    List<GameChange> ordered = changes.stream().sorted(ORDER).toList();
    games(ordered);
    for (GameChange change : ordered) {
      for (GameEvent event : change.events()) {
        if (event instanceof GameEvent.TakenBack back) {
          takeBack(change.current().id(), back.ply());
        }
      }
    }
    plies(ordered);
    happenings(ordered);
  }

  private void games(List<GameChange> changes) throws SQLException {
    try (Values values = new Values(connection.prepareStatement(GAME))) {
      for (GameChange change : changes) {
        game(values, change);
      }
      int[] written = values.run();
      for (int i = 0; i < written.length; i++) {
        if (written[i] != 1) {
          StoredGame current = changes.get(i).current();
          throw new PlyTakenException(current.id(), current.version());
        }
      }
    }
  }

  private static void game(Values values, GameChange change) throws SQLException {
    GameRecord row = new GameRecord();
    row.take(change.next(), change.now());
    values.number(change.version()).text(row.fen).number(row.plyCount).name(row.drawOfferedBy);
    values.name(row.result).name(row.ending);
    table(values, row.table);
    values.time(row.changedAt).time(row.endedAt);
    values.text(change.current().id()).number(change.current().version()).end();
  }

  private static void table(Values values, TableRecord row) throws SQLException {
    values.number(row.whiteMillis).number(row.blackMillis).number(row.whiteLag);
    values.number(row.blackLag).time(row.clockSince).time(row.deadlineAt);
    values.number(row.whiteDrawAt).number(row.blackDrawAt);
    values.number(row.whiteDeclined).number(row.blackDeclined);
    values.number(row.whiteDeclinedAt).number(row.blackDeclinedAt);
    values.name(row.takebackBy).number(row.takebackPly).text(row.premove);
  }

  private void plies(List<GameChange> changes) throws SQLException {
    try (Values values = new Values(connection.prepareStatement(PLY))) {
      for (GameChange change : changes) {
        for (GameEvent event : change.events()) {
          if (event instanceof GameEvent.Moved moved) {
            PlyRecord row = PlyRecord.of(change.current().id(), moved.ply());
            values.text(row.gameId).number(row.number).text(row.path).text(row.notation);
            values.time(row.playedAt).number(row.spentMillis).end();
          }
        }
      }
      values.run();
    }
  }

  private void happenings(List<GameChange> changes) throws SQLException {
    try (Values values = new Values(connection.prepareStatement(HAPPENING))) {
      for (GameChange change : changes) {
        for (GameEvent event : change.events()) {
          if (event instanceof GameEvent.Happened happened) {
            HappeningRecord row =
                HappeningRecord.of(change.current().id(), change.version(), happened.happening());
            values.text(row.gameId).number(row.number).name(row.kind).name(row.by);
            values.number(row.ply).number(row.amount).text(row.notation).time(row.at).end();
          }
        }
      }
      values.run();
    }
  }

  private void takeBack(String game, int ply) throws SQLException {
    try (Values values = new Values(connection.prepareStatement(TAKEN_BACK))) {
      values.text(game).number(ply).end();
      values.run();
    }
  }

  /** The values of a statement, in their order, for as many rows as there are. */
  private static final class Values implements AutoCloseable {
    private final PreparedStatement statement;
    private int at;
    private int rows;

    Values(PreparedStatement statement) {
      this.statement = statement;
    }

    Values text(@Nullable String value) throws SQLException {
      statement.setString(++at, value);
      return this;
    }

    Values name(@Nullable Enum<?> value) throws SQLException {
      return text(value == null ? null : value.name());
    }

    Values number(int value) throws SQLException {
      statement.setInt(++at, value);
      return this;
    }

    Values number(long value) throws SQLException {
      statement.setLong(++at, value);
      return this;
    }

    Values time(@Nullable OffsetDateTime value) throws SQLException {
      statement.setObject(++at, value, Types.TIMESTAMP_WITH_TIMEZONE);
      return this;
    }

    void end() throws SQLException {
      statement.addBatch();
      rows++;
      at = 0;
    }

    /** How many rows each changed. */
    int[] run() throws SQLException {
      return rows == 0 ? new int[0] : statement.executeBatch();
    }

    @Override
    public void close() throws SQLException {
      statement.close();
    }
  }
}
