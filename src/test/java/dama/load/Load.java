package dama.load;

import dama.harness.Await;
import dama.harness.Heap;
import dama.harness.Postgres;
import dama.harness.ServerPlan;
import dama.harness.ServerProcess;
import dama.harness.TestDatabase;
import dama.rules.Variants;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Plays many games at once on one server, and says how many moves a second it took. In the same run
 * it measures what that server passes on without storing anything, and what the database commits
 * without a server. Any ply or line that is told wrongly, twice or not at all ends it.
 */
public final class Load {
  private static final String VARIANT = "international";
  private static final int LONGEST_GAME = 1_000;
  private static final int WATCHED = 5;
  private static final long SEED = 20261201;

  private final Settings settings;
  private final List<Script> scripts = new ArrayList<>();

  private Load(Settings settings) {
    this.settings = settings;
    for (int i = 0; i < Math.min(settings.games(), 50); i++) {
      scripts.add(Script.of(Variants.byId(VARIANT).orElseThrow(), SEED + i, LONGEST_GAME));
    }
  }

  public static void main(String[] arguments) throws InterruptedException, ExecutionException {
    Settings settings = Settings.of(arguments);
    Load load = new Load(settings);
    say("%s", settings);
    say(
        "Games of %.0f plies; load of the machine %.1f",
        load.scripts.stream().mapToInt(each -> each.steps().size()).average().orElseThrow(),
        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    say(
        "what | moves/s | own p50 / p95 / p99 / max ms | other's | server CPU ms a move | client | database");
    URI address = settings.address();
    if (address != null) {
      load.play(address, null, null);
    } else {
      if (settings.parts().contains("relay")) {
        load.relay();
      }
      if (settings.parts().contains("dama")) {
        load.dama();
      }
    }
    say(
        "load of the machine %.1f",
        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    System.exit(0);
  }

  private static void say(String format, Object... arguments) {
    System.out.println(String.format(Locale.ROOT, format, arguments));
  }

  private Script script(int board) {
    return scripts.get(board % scripts.size());
  }

  private void relay() {
    String application = System.getProperty("war.file");
    System.setProperty("war.file", RelayWar.write().toString());
    ServerPlan plan = ServerPlan.of("load-relay", "/", Map.of());
    try (ServerProcess server = ServerProcess.start(settings.server(), plan);
        Course course = new Course(settings.rate())) {
      List<RelayRound> rounds = new ArrayList<>();
      for (int i = 0; i < settings.games(); i++) {
        rounds.add(RelayRound.sit(course, server.base(), "r" + i, script(i)));
      }
      rounds.forEach(round -> course.threads().execute(() -> round.play(1)));
      measure("relay", course, server, null);
      rounds.forEach(Round::settle);
      rounds.forEach(Round::leave);
      course.check();
    } finally {
      System.setProperty("war.file", String.valueOf(application));
    }
  }

  private void dama() throws InterruptedException, ExecutionException {
    try (Postgres postgres = Postgres.startDurable()) {
      TestDatabase database = postgres.create("dama");
      Map<String, String> environment = new HashMap<>(database.environment());
      environment.put("DAMA_TRUSTED_PROXIES", "127.0.0.0/8, ::1");
      ServerPlan plan = ServerPlan.of("load-dama", "/", environment);
      try (ServerProcess server = ServerProcess.start(settings.server(), plan)) {
        play(server.base(), server, database);
      }
      if (settings.parts().contains("database")) {
        commits(database);
      }
    }
  }

  private void commits(TestDatabase database) throws InterruptedException, ExecutionException {
    CommitRate rate = new CommitRate(database);
    say("fsync is %s", database.rows("select current_setting('fsync') as f").get(0).text("f"));
    for (int sessions : List.of(1, 16, 50)) {
      say("database, %d sessions: %.0f commits/s", sessions, rate.measure(rate.games(sessions), 5));
    }
  }

  private void play(URI base, @Nullable ServerProcess server, @Nullable TestDatabase database) {
    OptionalLong heap = server == null ? OptionalLong.empty() : Heap.needed(server);
    try (Course course = new Course(settings.rate())) {
      List<GameBoard> boards = new ArrayList<>();
      for (int i = 0; i < settings.games(); i++) {
        boards.add(new GameBoard(course, base, i, script(i), VARIANT, i % WATCHED == 0));
      }
      sayHeap(heap, server);
      boards.forEach(board -> course.threads().execute(board::begin));
      measure("dama", course, server, database);
      int plies = boards.stream().mapToInt(GameBoard::settle).sum();
      boards.forEach(GameBoard::leave);
      course.check();
      say(
          "%d plies of %d games and %d lines told, each once to each",
          plies, course.games(), course.lines());
      if (database != null) {
        audit(database, plies);
      }
    }
  }

  private void sayHeap(OptionalLong before, @Nullable ServerProcess server) {
    OptionalLong after = server == null ? OptionalLong.empty() : Heap.needed(server);
    if (before.isPresent() && after.isPresent()) {
      long each = (after.getAsLong() - before.getAsLong()) / settings.games();
      say("heap: %.0f MB, %d KB a game with its sockets", after.getAsLong() / 1e6, each / 1024);
    }
  }

  private void measure(
      String what, Course course, @Nullable ServerProcess server, @Nullable TestDatabase database) {
    pause(course, settings.warmup());
    Use before = Use.now(server, database);
    long start = System.nanoTime();
    long pliesBefore = course.plies();
    course.measure(true);
    pause(course, settings.seconds());
    course.measure(false);
    long moves = course.plies() - pliesBefore;
    double seconds = (System.nanoTime() - start) / 1e9;
    Use used = Use.now(server, database).since(before);
    course.stop();
    course.check();
    say(
        "%s | %.0f | %s | %s | %.3f | %.3f | %.3f",
        what,
        moves / seconds,
        course.own().columns(),
        course.opponent().columns(),
        1e3 * used.server() / moves,
        1e3 * used.client() / moves,
        1e3 * used.database() / moves);
    if (database != null) {
      String sessions =
          "select count(*) as n from pg_stat_activity where datname = current_database()";
      say("%s sessions of the database", database.rows(sessions).get(0).text("n"));
    }
  }

  private static void pause(Course course, int seconds) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    while (course.isPlaying() && System.nanoTime() < end) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
    }
  }

  /** The rows hold what was told, and each game the plies that it says it has. */
  private static void audit(TestDatabase database, int plies) {
    Await.until(
        "the rows of " + plies + " plies",
        Duration.ofSeconds(10),
        () -> database.rows("select count(*) as n from ply").get(0).number("n") == plies);
    List<TestDatabase.Row> torn =
        database.rows(
            "select id from game"
                + " where ply_count <> (select count(*) from ply where game_id = game.id)");
    if (!torn.isEmpty()) {
      throw new AssertionError("torn: " + torn);
    }
    say("all of them in the rows");
  }
}
