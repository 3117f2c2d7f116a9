package dama.node;

import dama.server.Now;
import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The rows of nodes and of who is there, over one connection of PostgreSQL's. */
final class NodeRows {
  /** Without a beat for so long, a node is taken for dead. */
  static final Duration DEAD = Duration.ofSeconds(7);

  private static final String KEPT = "interval '1 hour'";

  /**
   * A node as its row has it.
   *
   * @param silent for how long it has not beaten
   */
  record Row(String id, Instant startedAt, Duration silent, long rung, long written) {
    boolean isAlive() {
      return silent.compareTo(DEAD) < 0;
    }
  }

  private final Connection connection;

  NodeRows(Connection connection) {
    this.connection = connection;
  }

  /** Says it to all who listen, in this order. There is nothing in it to be kept on the disk. */
  void say(List<String> payloads) throws SQLException {
    Array all = connection.createArrayOf("text", payloads.toArray());
    try (PreparedStatement say =
        connection.prepareStatement(
            "with quick as materialized (select set_config('synchronous_commit', 'off', true))"
                + " select pg_notify('dama', p) from quick, unnest(?) p")) {
      say.setArray(1, all);
      say.execute();
    }
  }

  /** Whether the node's row was there. */
  boolean beat(String id, long rung, long written) throws SQLException {
    try (PreparedStatement beat =
        connection.prepareStatement(
            "update node set beat_at = clock_timestamp(), rung = ?, written = ? where id = ?"
                + " returning clock_timestamp()")) {
      beat.setLong(1, rung);
      beat.setLong(2, written);
      beat.setString(3, id);
      Instant asked = Instant.now();
      try (ResultSet row = beat.executeQuery()) {
        boolean there = row.next();
        if (there) {
          Instant told = row.getObject(1, OffsetDateTime.class).toInstant();
          Now.heard(told, asked, Instant.now());
        }
        return there;
      }
    }
  }

  void enlist(String id, String name) throws SQLException {
    run(
        "insert into node (id, name, started_at, beat_at)"
            + " values (?, ?, clock_timestamp(), clock_timestamp())",
        id,
        name);
  }

  /** From now on the others take the node for gone. */
  void farewell(String id) throws SQLException {
    run(
        "update node set beat_at = clock_timestamp() - ? * interval '1 second' where id = ?",
        DEAD.toSeconds(),
        id);
  }

  /** Nobody asks any more after who went so long ago. */
  void forget(String id) throws SQLException {
    run("delete from presence where node_id = ? and gone_at < clock_timestamp() - " + KEPT, id);
    run("delete from node where beat_at < clock_timestamp() - " + KEPT);
  }

  List<Row> nodes() throws SQLException {
    List<Row> all = new ArrayList<>();
    try (PreparedStatement ask =
            connection.prepareStatement(
                "select id, started_at, rung, written,"
                    + " (extract(epoch from clock_timestamp() - beat_at) * 1000)::bigint as silent"
                    + " from node");
        ResultSet rows = ask.executeQuery()) {
      while (rows.next()) {
        all.add(
            new Row(
                rows.getString("id"),
                rows.getObject("started_at", OffsetDateTime.class).toInstant(),
                Duration.ofMillis(rows.getLong("silent")),
                rows.getLong("rung"),
                rows.getLong("written")));
      }
    }
    return all;
  }

  void write(String id, long written, Map<Seat, Trace> traces) throws SQLException {
    try (PreparedStatement write =
        connection.prepareStatement(
            "insert into presence (node_id, written, room, player_id, pages, gone_at, left_page)"
                + " values (?, ?, ?, ?, ?, ?, ?) on conflict (node_id, room, player_id) do update"
                + " set written = excluded.written, pages = excluded.pages,"
                + " gone_at = excluded.gone_at, left_page = excluded.left_page")) {
      for (Map.Entry<Seat, Trace> one : traces.entrySet()) {
        Instant gone = one.getValue().goneAt();
        write.setString(1, id);
        write.setLong(2, written);
        write.setString(3, one.getKey().room());
        write.setLong(4, one.getKey().player());
        write.setInt(5, one.getValue().pages());
        write.setTimestamp(6, gone == null ? null : Timestamp.from(gone));
        write.setBoolean(7, one.getValue().left());
        write.addBatch();
      }
      write.executeBatch();
    }
  }

  /** What a node has written since it had written so often. */
  Map<Seat, Trace> presence(String id, long since) throws SQLException {
    Map<Seat, Trace> found = new HashMap<>();
    try (PreparedStatement ask =
        connection.prepareStatement(
            "select room, player_id, pages, gone_at, left_page from presence"
                + " where node_id = ? and written > ?")) {
      ask.setString(1, id);
      ask.setLong(2, since);
      try (ResultSet rows = ask.executeQuery()) {
        while (rows.next()) {
          OffsetDateTime gone = rows.getObject("gone_at", OffsetDateTime.class);
          found.put(
              new Seat(rows.getString("room"), rows.getLong("player_id")),
              new Trace(
                  rows.getInt("pages"),
                  gone == null ? null : gone.toInstant(),
                  rows.getBoolean("left_page")));
        }
      }
    }
    return found;
  }

  private void run(String sql, Object... arguments) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < arguments.length; i++) {
        statement.setObject(i + 1, arguments[i]);
      }
      statement.executeUpdate();
    }
  }
}
