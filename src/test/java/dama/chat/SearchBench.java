package dama.chat;

import dama.harness.Rows;
import dama.harness.TestDatabase;
import jakarta.persistence.EntityManager;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * How long moderators wait for a page of a long chat log; see docs/benchmarks.md. Each question is
 * asked with twenty different values: first when nobody has asked for them yet, then again.
 */
final class SearchBench {
  private static final int PAGE = 50;

  /** Statements of one question whose plans are printed. */
  private static final int PLANS = 4;

  private final TestDatabase database;
  private final EntityManager rows;
  private final RecordedRows recorded = new RecordedRows();
  private final LineSearchStore store = new LineSearchStore();
  private double lookup = 1;

  private SearchBench(TestDatabase database) {
    this.database = database;
    rows = Rows.entities(database).createEntityManager();
    store.rows = recorded.around(rows);
  }

  public static void main(String[] arguments) throws Exception {
    int lines = Integer.parseInt(arguments[1]);
    try (TalkDatabase talk = TalkDatabase.in(Path.of(arguments[0]), lines);
        Connection connection = talk.database().connect()) {
      new SearchBench(talk.database()).run(new SearchQuestions(connection));
    }
  }

  private void run(SearchQuestions questions) throws SQLException {
    System.out.println(database.rows("select version() as v").get(0).text("v"));
    printLoad();
    warmUp(questions);
    System.out.println("| question | lines found | first p50 | p95 ms | again p50 | p95 ms | x |");
    System.out.println("|---|---|---|---|---|---|---|");
    lookUp(questions.ids());
    for (SearchQuestions.Question question : questions.all()) {
      measure(question);
    }
    printLoad();
    for (SearchQuestions.Question question : questions.all()) {
      explain(question);
    }
  }

  private static void printLoad() {
    System.out.printf(
        Locale.ROOT,
        "%s, load %.1f%n",
        Instant.now().truncatedTo(ChronoUnit.SECONDS),
        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
  }

  /** Java's own slowness at first is not what is asked here. */
  private void warmUp(SearchQuestions questions) {
    for (int i = 0; i < 40; i++) {
      ask(new SearchQuestions.Asking(questions.absent(i), Paging.newest(PAGE)));
    }
  }

  private void lookUp(List<Long> ids) {
    double[] first = ids.stream().mapToDouble(id -> millis(() -> find(id))).toArray();
    double[] again = ids.stream().mapToDouble(id -> millis(() -> find(id))).toArray();
    lookup = percentile(again, 50);
    print("one line by its id", 1, first, again);
  }

  private void find(long id) {
    inTransaction(() -> rows.find(ChatLineRecord.class, id));
  }

  private void measure(SearchQuestions.Question question) {
    List<SearchQuestions.Asking> askings = question.askings();
    List<FoundLines> found = new ArrayList<>();
    double[] first = askings.stream().mapToDouble(each -> millis(() -> ask(each))).toArray();
    double[] again =
        askings.stream().mapToDouble(each -> millis(() -> found.add(ask(each)))).toArray();
    long cut = found.stream().filter(each -> each.reached() != 0).count();
    print(
        question.name() + (cut > 0 ? " (" + cut + " cut off)" : ""),
        found.stream().mapToInt(each -> each.lines().size()).average().orElse(0),
        first,
        again);
  }

  private FoundLines ask(SearchQuestions.Asking asking) {
    FoundLines[] found = new FoundLines[1];
    inTransaction(() -> found[0] = store.search(asking.query(), asking.paging()));
    return found[0];
  }

  private void inTransaction(Runnable work) {
    rows.getTransaction().begin();
    work.run();
    rows.getTransaction().commit();
    rows.clear();
  }

  private static double millis(Runnable work) {
    long begun = System.nanoTime();
    work.run();
    return (System.nanoTime() - begun) / 1e6;
  }

  private void print(String name, double found, double[] first, double[] again) {
    System.out.printf(
        Locale.ROOT,
        "| %s | %.0f | %.1f | %.1f | %.1f | %.1f | %.0f |%n",
        name,
        found,
        percentile(first, 50),
        percentile(first, 95),
        percentile(again, 50),
        percentile(again, 95),
        percentile(again, 50) / lookup);
  }

  private static double percentile(double[] values, int percent) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[(int) Math.ceil(sorted.length * percent / 100.0) - 1];
  }

  private void explain(SearchQuestions.Question question) throws SQLException {
    System.out.println("\n**" + question.name() + "**\n");
    recorded.take();
    ask(question.askings().get(0));
    List<RecordedRows.Asked> all =
        recorded.take().stream().filter(asked -> !asked.values().isEmpty()).toList();
    try (Connection connection = database.connect()) {
      connection.createStatement().execute("set jit = off");
      connection.createStatement().execute("set work_mem = '32MB'");
      connection.createStatement().execute("set max_parallel_workers_per_gather = 0");
      for (RecordedRows.Asked asked : all.subList(0, Math.min(PLANS, all.size()))) {
        System.out.println("- " + explain(connection, asked));
      }
    }
    if (all.size() > PLANS) {
      System.out.println("- and " + (all.size() - PLANS) + " more like the last");
    }
  }

  private static Plan explain(Connection connection, RecordedRows.Asked asked) throws SQLException {
    List<String> lines = new ArrayList<>();
    try (PreparedStatement statement =
        connection.prepareStatement("explain (analyze, buffers, costs off) " + asked.sql())) {
      for (int i = 0; i < asked.values().size(); i++) {
        statement.setObject(i + 1, asked.values().get(i));
      }
      try (ResultSet plan = statement.executeQuery()) {
        while (plan.next()) {
          lines.add(plan.getString(1));
        }
      }
    }
    return new Plan(lines);
  }
}
