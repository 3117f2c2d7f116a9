package dama.crash;

import dama.harness.Await;
import dama.nodes.Site;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import org.postgresql.PGConnection;

/** What may befall a site, one thing after another, each healed before the next. */
final class Faults {
  private static final int LONGEST_MILLIS = 5_000;
  private static final Duration LEAST_LATENCY = Duration.ofMillis(100);
  private static final Duration MOST_LATENCY = Duration.ofMillis(400);
  private static final Duration RECOVERED = Duration.ofSeconds(60);
  private static final String SESSIONS =
      " from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

  private interface Deed {
    void befall() throws SQLException;
  }

  private record Fault(String name, Deed deed) {}

  private final Site site;
  private final Random random;
  private final Pattern wanted;
  private final Map<String, Integer> befallen = new TreeMap<>();

  /**
   * @param wanted what the names of those that befall it match
   */
  Faults(Site site, Random random, String wanted) {
    this.site = site;
    this.random = random;
    this.wanted = Pattern.compile(wanted);
  }

  /** Any one, and its end. */
  void next() throws SQLException {
    Site.Node node = site.nodes().get(random.nextInt(site.nodes().size()));
    List<Fault> possible =
        all(node).stream().filter(one -> wanted.matcher(one.name()).find()).toList();
    Fault fault = possible.get(random.nextInt(possible.size()));
    befallen.merge(fault.name(), 1, Integer::sum);
    fault.deed().befall();
    pause();
  }

  private List<Fault> all(Site.Node node) {
    return List.of(
        new Fault("node killed", () -> kill(node)),
        new Fault("node stopped", () -> stop(node)),
        new Fault("wire to the database cut", () -> cut(node)),
        new Fault("wire to the database silent", () -> silence(node)),
        new Fault("wire to the database slow", () -> slow(node)),
        new Fault("database crashed", this::crash),
        new Fault("sessions ended", this::endSessions),
        new Fault("table locked", this::lock));
  }

  /** How often each befell the site. */
  Map<String, Integer> befallen() {
    return befallen;
  }

  private void pause() {
    LockSupport.parkNanos(Duration.ofMillis(random.nextInt(LONGEST_MILLIS)).toNanos());
  }

  private void kill(Site.Node node) {
    node.process().kill9();
    pause();
    node.startAgain();
  }

  private void stop(Site.Node node) {
    node.process().stop();
    pause();
    node.startAgain();
  }

  private void cut(Site.Node node) {
    node.wire().cut();
    pause();
    node.wire().mend();
  }

  /** Bytes are missing from the streams afterwards, so these are cut. */
  private void silence(Site.Node node) {
    node.wire().deafen();
    pause();
    cut(node);
  }

  /** Nothing is lost, and all takes its time. */
  private void slow(Site.Node node) {
    node.wire().slow(LEAST_LATENCY, MOST_LATENCY);
    pause();
    node.wire().mend();
  }

  /**
   * A backend that dies takes all others with it, and PostgreSQL recovers from its log. Until then
   * it takes no session, neither a node's nor that of the fault that follows.
   */
  private void crash() throws SQLException {
    try (Connection own = site.database().connect()) {
      long pid = own.unwrap(PGConnection.class).getBackendPID();
      ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly);
      Await.until("the session is over", RECOVERED, () -> !isValid(own));
    }
    Await.until("PostgreSQL takes sessions again", RECOVERED, this::takesSessions);
  }

  private static boolean isValid(Connection connection) {
    try {
      return connection.isValid(1);
    } catch (SQLException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private boolean takesSessions() {
    try (Connection connection = site.database().connect()) {
      return isValid(connection);
    } catch (SQLException e) {
      // It says that it recovers.
      return false;
    }
  }

  private void endSessions() {
    var unused = site.database().rows("select pg_terminate_backend(pid)" + SESSIONS);
  }

  private void lock() throws SQLException {
    try (Connection connection = site.database().connect();
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute("lock table game in exclusive mode");
      pause();
      connection.rollback();
    }
  }
}
