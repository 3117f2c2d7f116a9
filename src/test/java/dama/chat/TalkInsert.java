package dama.chat;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** Fills the tables of any database with a little talk. */
final class TalkInsert implements TalkTable.Sink {
  private static final int AT_A_TIME = 1_000;

  private final PreparedStatement statement;
  private int waiting;

  private TalkInsert(PreparedStatement statement) {
    this.statement = statement;
  }

  static void insert(Connection connection, Talk talk, TalkPeople people, int games)
      throws SQLException {
    connection.setAutoCommit(false);
    for (TalkTable table : TalkTable.all(talk, people, games)) {
      String places = table.columns().replaceAll("\\w+", "?");
      String sql =
          "insert into " + table.name() + " (" + table.columns() + ") values (" + places + ")";
      try (PreparedStatement statement = connection.prepareStatement(sql)) {
        TalkInsert into = new TalkInsert(statement);
        table.rows().into(into);
        statement.executeBatch();
      }
      connection.commit();
    }
  }

  @Override
  public void row(@Nullable Object... cells) throws SQLException {
    for (int i = 0; i < cells.length; i++) {
      statement.setObject(i + 1, cells[i]);
    }
    statement.addBatch();
    if (++waiting % AT_A_TIME == 0) {
      statement.executeBatch();
    }
  }
}
