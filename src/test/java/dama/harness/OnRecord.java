package dama.harness;

import dama.harness.Cast.Person;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/** What games leave, written into the rows past the server. */
public final class OnRecord {
  private static final AtomicLong LAST =
      new AtomicLong(new SecureRandom().nextInt(Integer.MAX_VALUE) * 10_000L);

  private final TestDatabase database;

  public OnRecord(TestDatabase database) {
    this.database = database;
  }

  /**
   * Finished games of two that had no moves: the first of them has White in the odd ones; every
   * third is drawn, and White wins the others. They end a minute apart, the thirtieth to
   * thirty-ninth at one moment.
   */
  public List<String> games(int number, String variant, Person one, Person other, Instant first) {
    List<Finished> games = new ArrayList<>();
    for (int i = 1; i <= number; i++) {
      Person white = i % 2 == 1 ? one : other;
      Person black = i % 2 == 1 ? other : one;
      long minute = i / 10 == 3 ? 30 : i;
      OffsetDateTime at = utc(first.plusSeconds(60 * minute));
      games.add(new Finished(nextId(), variant, white.id(), black.id(), i % 3 == 0, at));
    }
    insert(
        "game (id, variant, white_id, black_id, start_fen, fen, ply_count, result, ending,"
            + " time_control, rated, started_at, changed_at, ended_at)",
        "(?, ?, ?, ?, 'W:W31:B20', 'W:W31:B20', 0, ?, ?, '180+2', true, ?, ?, ?)",
        games.stream().map(Finished::row).toList());
    insert(
        "game_side (game_id, side, player_id, opponent_id, variant, score, ended_at)",
        "(?, ?, ?, ?, ?, ?, ?)",
        games.stream().flatMap(Finished::sides).toList());
    return games.stream().map(Finished::id).toList();
  }

  /** A game without a clock that goes on from a position, White to move. */
  public String running(String variant, String fen, long white, long black) {
    String id = nextId();
    OffsetDateTime now = utc(Instant.now());
    database.update(
        "insert into game (id, variant, white_id, black_id, start_fen, fen, ply_count,"
            + " time_control, rated, started_at, changed_at)"
            + " values (?, ?, ?, ?, ?, ?, 0, '-', false, ?, ?)",
        id,
        variant,
        white,
        black,
        fen,
        fen,
        now,
        now);
    return id;
  }

  private static String nextId() {
    return String.format("r%9s", Long.toString(LAST.incrementAndGet(), 36)).replace(' ', '0');
  }

  /** All in one statement: a connection for each would be many. */
  private void insert(String into, String row, List<List<Object>> rows) {
    String values = String.join(", ", Collections.nCopies(rows.size(), row));
    Object[] all = rows.stream().flatMap(List::stream).toArray();
    database.update("insert into " + into + " values " + values, all);
  }

  /** A game that White has won, or that was drawn. */
  private record Finished(
      String id, String variant, long white, long black, boolean drawn, OffsetDateTime at) {
    List<Object> row() {
      String result = drawn ? "DRAW" : "WHITE_WINS";
      String ending = drawn ? "AGREEMENT" : "RESIGNATION";
      return List.of(id, variant, white, black, result, ending, at, at, at);
    }

    Stream<List<Object>> sides() {
      return Stream.of(
          List.of(id, "WHITE", white, black, variant, drawn ? "DRAW" : "WIN", at),
          List.of(id, "BLACK", black, white, variant, drawn ? "DRAW" : "LOSS", at));
    }
  }

  /** A rating that is sure enough to be on a leaderboard. */
  public void rating(Person person, String variant, String speed, double rating) {
    Instant now = Instant.now();
    database.update(
        "insert into rating values (?, ?, ?, ?, 60, 0.06, 40, ?, ?)",
        person.id(),
        variant,
        speed,
        rating,
        utc(now),
        utc(now).plus(Period.ofDays(300)));
  }

  /** What a game did to somebody's rating. */
  public void change(
      String game,
      Person person,
      String variant,
      String speed,
      double from,
      double to,
      Instant at) {
    database.update(
        "insert into rating_change (game_id, player_id, variant, speed, rating_before,"
            + " deviation_before, rating_after, deviation_after, rated_at)"
            + " values (?, ?, ?, ?, ?, 60, ?, 60, ?)",
        game,
        person.id(),
        variant,
        speed,
        from,
        to,
        utc(at));
  }

  private static OffsetDateTime utc(Instant at) {
    return at.atOffset(ZoneOffset.UTC);
  }
}
