package dama.chat;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyIn;

/**
 * Fills an empty PostgreSQL with talk, by COPY. What checks and indexes each row is put off until
 * all are there; the connection must be a superuser's for that.
 */
final class TalkLoad {
  private final Connection connection;

  TalkLoad(Connection connection) {
    this.connection = connection;
  }

  void load(Talk talk, TalkPeople people, int games) throws SQLException {
    connection.setAutoCommit(true);
    run("set session_replication_role = replica");
    List<String> indexes = dropIndexes();
    for (TalkTable table : TalkTable.all(talk, people, games)) {
      copy(table);
    }
    run("set session_replication_role = origin");
    run(
        "insert into chat_span select id >> 10, min(said_at), max(said_at) + interval '1 second'"
            + " from chat_line group by 1");
    run("set maintenance_work_mem = '1GB'");
    for (String index : indexes) {
      run(index);
    }
    run("select setval('chat_line_seq', (select max(id) from chat_line))");
    run("select setval('player_seq', (select max(id) from player))");
    run("select setval('player_name_seq', (select max(id) from player_name))");
    run("vacuum analyze");
  }

  private List<String> dropIndexes() throws SQLException {
    List<String> definitions = new ArrayList<>();
    List<String> names = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet found =
            statement.executeQuery(
                "select indexname, indexdef from pg_indexes where tablename = 'chat_line'"
                    + " and indexdef not like 'CREATE UNIQUE%'")) {
      while (found.next()) {
        names.add(found.getString(1));
        definitions.add(found.getString(2));
      }
    }
    for (String name : names) {
      run("drop index " + name);
    }
    return definitions;
  }

  private void copy(TalkTable table) throws SQLException {
    Copy copy =
        new Copy(
            connection
                .unwrap(PGConnection.class)
                .getCopyAPI()
                .copyIn("copy " + table.name() + " (" + table.columns() + ") from stdin"));
    table.rows().into(copy);
    copy.end();
  }

  private void run(String sql) throws SQLException {
    long begun = System.nanoTime();
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
    System.out.printf("%6.1f s  %s%n", (System.nanoTime() - begun) / 1e9, sql);
  }

  /** Rows in the text format of COPY, sent in large parts. */
  private static final class Copy implements TalkTable.Sink {
    private static final int PART = 1 << 18;

    private final CopyIn in;
    private final StringBuilder text = new StringBuilder(PART + 10_000);

    Copy(CopyIn in) {
      this.in = in;
    }

    @Override
    public void row(@Nullable Object... cells) throws SQLException {
      for (int i = 0; i < cells.length; i++) {
        text.append(i == 0 ? "" : "\t").append(cells[i] == null ? "\\N" : cells[i]);
      }
      text.append('\n');
      if (text.length() > PART) {
        send();
      }
    }

    private void send() throws SQLException {
      byte[] part = text.toString().getBytes(StandardCharsets.UTF_8);
      in.writeToCopy(part, 0, part.length);
      text.setLength(0);
    }

    void end() throws SQLException {
      send();
      long rows = in.endCopy();
      System.out.println(rows + " rows");
    }
  }
}
