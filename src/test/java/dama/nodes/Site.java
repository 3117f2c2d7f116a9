package dama.nodes;

import dama.harness.Postgres;
import dama.harness.Relay;
import dama.harness.ServerKind;
import dama.harness.ServerPlan;
import dama.harness.ServerProcess;
import dama.harness.Standby;
import dama.harness.Table;
import dama.harness.TestDatabase;
import dama.harness.Visitor;
import dama.harness.WrongClock;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntFunction;

/** Servers on one database, each with a wire to it that can be cut. */
public final class Site implements AutoCloseable {

  /** One of its servers. */
  public static final class Node {
    private final ServerKind kind;
    private final Relay wire;
    private final ServerPlan plan;
    private ServerProcess process;

    private Node(
        String name,
        ServerKind kind,
        TestDatabase database,
        String alternatives,
        Map<String, String> special) {
      this.kind = kind;
      this.wire = Relay.to(URI.create(database.url().substring("jdbc:".length())));
      Map<String, String> environment = new HashMap<>(database.environment());
      environment.put("DAMA_DB_URL", "jdbc:postgresql://localhost:" + wire.port() + alternatives);
      environment.put("DAMA_METRICS_FROM", "127.0.0.1,::1");
      environment.put("DAMA_TRUSTED_PROXIES", "127.0.0.1,::1");
      environment.putAll(special);
      this.plan = ServerPlan.of(name, "/", environment);
      this.process = ServerProcess.start(kind, plan);
    }

    public URI base() {
      return plan.base();
    }

    public Relay wire() {
      return wire;
    }

    public ServerProcess process() {
      return process;
    }

    /** At the same address, once it was stopped. */
    public void startAgain() {
      process = ServerProcess.start(kind, plan);
    }
  }

  private final Postgres postgres;
  private final TestDatabase database;
  private final List<Node> nodes;

  private Site(Postgres postgres, TestDatabase database, List<Node> nodes) {
    this.postgres = postgres;
    this.database = database;
    this.nodes = nodes;
  }

  /** One WildFly and one Payara on a PostgreSQL of their own. */
  static Site start(String name) {
    return start(name, Postgres.start(), List.of(ServerKind.WILDFLY, ServerKind.PAYARA));
  }

  /**
   * They start at the same time, on an empty database.
   *
   * @param postgres is closed with the site
   */
  public static Site start(String name, Postgres postgres, List<ServerKind> kinds) {
    return start(name, postgres, kinds, "/dama", i -> Map.of());
  }

  /** The same, with a second PostgreSQL that may take over from the first. */
  public static Site start(
      String name, Postgres postgres, List<ServerKind> kinds, Standby standby) {
    String alternatives = ",localhost:" + standby.port() + "/dama?targetServerType=primary";
    return start(name, postgres, kinds, alternatives, i -> Map.of());
  }

  /** The same as the first, each with a clock that is so much ahead. */
  static Site start(String name, Postgres postgres, List<ServerKind> kinds, List<Duration> clocks) {
    return start(name, postgres, kinds, "/dama", i -> WrongClock.ahead(clocks.get(i)));
  }

  private static Site start(
      String name,
      Postgres postgres,
      List<ServerKind> kinds,
      String alternatives,
      IntFunction<Map<String, String>> special) {
    TestDatabase database = postgres.create("dama");
    List<CompletableFuture<Node>> starting = new ArrayList<>();
    for (int i = 0; i < kinds.size(); i++) {
      ServerKind kind = kinds.get(i);
      String each = name + "-" + (i + 1) + "-" + kind.name().toLowerCase(Locale.ROOT);
      Map<String, String> own = special.apply(i);
      starting.add(
          CompletableFuture.supplyAsync(() -> new Node(each, kind, database, alternatives, own)));
    }
    return new Site(postgres, database, starting.stream().map(CompletableFuture::join).toList());
  }

  public List<Node> nodes() {
    return nodes;
  }

  public Postgres postgres() {
    return postgres;
  }

  Node one() {
    return nodes.get(0);
  }

  Node other() {
    return nodes.get(1);
  }

  public TestDatabase database() {
    return database;
  }

  /** Two strangers, White on one node and Black on the other. */
  Table table(String time) {
    return Table.meet(
        one().base(), other().base(), "international", time, "", Visitor.fresh(), Visitor.fresh());
  }

  @Override
  public void close() {
    nodes.forEach(node -> node.process().close());
    nodes.forEach(node -> node.wire().close());
    postgres.close();
  }
}
