package dama.nodes;

import dama.harness.Postgres;
import dama.harness.ServerKind;
import dama.harness.ServerPlan;
import dama.harness.ServerProcess;
import dama.harness.TestDatabase;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/** Nodes of both kinds on one database. */
final class Site implements AutoCloseable {
  private final Postgres postgres;
  private final TestDatabase database;
  private final List<ServerProcess> nodes;

  private Site(Postgres postgres, TestDatabase database, List<ServerProcess> nodes) {
    this.postgres = postgres;
    this.database = database;
    this.nodes = nodes;
  }

  /** WildFly and Payara; they start at the same time, on an empty database. */
  static Site start(String name) {
    Postgres postgres = Postgres.start();
    TestDatabase database = postgres.create("dama");
    List<CompletableFuture<ServerProcess>> starting =
        Stream.of(ServerKind.WILDFLY, ServerKind.PAYARA)
            .map(kind -> CompletableFuture.supplyAsync(() -> start(name, kind, database, Map.of())))
            .toList();
    return new Site(postgres, database, starting.stream().map(CompletableFuture::join).toList());
  }

  static ServerProcess start(
      String name, ServerKind kind, TestDatabase database, Map<String, String> more) {
    Map<String, String> environment = new HashMap<>(database.environment());
    environment.putAll(more);
    return ServerProcess.start(kind, ServerPlan.of(name + "-" + kind, "/", environment));
  }

  URI one() {
    return nodes.get(0).base();
  }

  URI other() {
    return nodes.get(1).base();
  }

  TestDatabase database() {
    return database;
  }

  @Override
  public void close() {
    nodes.forEach(ServerProcess::close);
    postgres.close();
  }
}
