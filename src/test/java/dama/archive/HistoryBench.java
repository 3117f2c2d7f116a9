package dama.archive;

import dama.game.Speed;
import dama.harness.Postgres;
import dama.harness.Rows;
import dama.harness.TestDatabase;
import dama.rating.Rated;
import dama.rating.RatingStore;
import dama.rules.Side;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * How fast histories are read among so many games, with the plan of each question. Started by hand;
 * prints what docs/benchmarks.md shows.
 */
public final class HistoryBench {

  private static final int ROUNDS = 40;
  private static final String PAGE = " order by ended_at desc, game_id desc limit 51";
  private static final String MIDDLE =
      " and ended_at <= timestamp with time zone '2025-06-15 00:00:00+00'"
          + " and (ended_at < timestamp with time zone '2025-06-15 00:00:00+00' or game_id < 'm')";

  private HistoryBench() {}

  public static void main(String[] arguments) throws Exception {
    int games = Integer.parseInt(arguments[arguments.length - 1]);
    try (Postgres server = Postgres.start();
        Rows rows = Rows.in(server.create("history"))) {
      long began = System.nanoTime();
      HistoryLoad.into(rows.database(), games);
      say("%d games loaded in %d s", games, (System.nanoTime() - began) / 1_000_000_000);
      HistoryStore history = rows.store(HistoryStore.class);
      questions().forEach((name, query) -> measure(history, name, query));
      time("results by kind, of who plays most", () -> history.tallies(HistoryQuery.of(1)));
      time("opponents, of who plays most", () -> history.opponents(HistoryQuery.of(1), 8));
      ratings(rows.store(RatingStore.class));
      plans(rows.database());
    }
  }

  private static void ratings(RatingStore ratings) {
    Rated blitz = new Rated("russian", Speed.BLITZ);
    Instant now = Instant.now();
    time("the hundred best", () -> ratings.best(blitz, now, 100));
    time("ratings of a person", () -> ratings.of(1, now));
    time("the graph of who plays most", () -> ratings.history(1, blitz));
  }

  private static Map<String, HistoryQuery> questions() {
    Map<String, HistoryQuery> all = new LinkedHashMap<>();
    Instant june = Instant.parse("2025-06-01T00:00:00Z");
    all.put("everybody's", new HistoryQuery(null, null, null, null, null, null, null));
    all.put("of a kind", new HistoryQuery(null, null, "pool", null, null, null, null));
    all.put("drawn", new HistoryQuery(null, null, null, Score.DRAW, null, null, null));
    all.put("of a kind, drawn", new HistoryQuery(null, null, "pool", Score.DRAW, null, null, null));
    all.put(
        "of a month",
        new HistoryQuery(null, null, null, null, null, june, june.plusSeconds(2_592_000)));
    all.put("of who plays most", HistoryQuery.of(1));
    all.put(
        "of them, won, of a kind", new HistoryQuery(1L, null, "pool", Score.WIN, null, null, null));
    all.put(
        "of them, won by White", new HistoryQuery(1L, null, null, null, Side.WHITE, null, null));
    all.put("of them against one", new HistoryQuery(1L, 2L, null, null, null, null, null));
    all.put("of who plays little", HistoryQuery.of(15_000));
    return all;
  }

  private static void measure(HistoryStore history, String name, HistoryQuery query) {
    FinishedGame.Place middle = new FinishedGame.Place(Instant.parse("2025-06-15T00:00:00Z"), "m");
    time(name + ", first page", () -> history.find(query, null, 51));
    time(name + ", page in the middle", () -> history.find(query, middle, 51));
    time(name + ", page before that", () -> history.before(query, middle, 51));
  }

  private static void time(String name, Runnable question) {
    long[] micros = new long[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
      long began = System.nanoTime();
      question.run();
      micros[round] = (System.nanoTime() - began) / 1_000;
    }
    Arrays.sort(micros);
    say(
        "| %s | %.1f ms | %.1f ms |",
        name, micros[ROUNDS / 2] / 1_000.0, micros[ROUNDS * 19 / 20] / 1_000.0);
  }

  private static void plans(TestDatabase database) {
    for (String where :
        new String[] {
          "side = 'WHITE'",
          "side = 'WHITE' and variant = 'pool' and score = 'DRAW'",
          "player_id = 1",
          "player_id = 1 and variant = 'pool' and score = 'WIN'",
          "player_id = 1 and (side = 'WHITE' and score = 'WIN' or side <> 'WHITE' and score = 'LOSS')"
        }) {
      String sql = "select game_id from game_side where " + where + MIDDLE + PAGE;
      say("%s", sql);
      database
          .rows("explain (analyze, costs off, timing off) " + sql)
          .forEach(row -> say("  %s", row.text("query plan")));
    }
  }

  private static void say(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }
}
