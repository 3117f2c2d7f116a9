package dama.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Await;
import dama.harness.Http;
import dama.harness.Postgres;
import dama.harness.Relay;
import dama.harness.ServerKind;
import dama.harness.ServerPlan;
import dama.harness.ServerProcess;
import dama.harness.Table;
import dama.harness.TestDatabase;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DatabaseAwayIT {
  private static final List<Integer> FIRST = List.of(32, 28);
  private static final List<Integer> SECOND = List.of(18, 23);

  @ParameterizedTest
  @EnumSource
  void whatCannotBeStoredIsRefusedAndWorksAgainByItself(ServerKind kind) {
    try (Postgres postgres = Postgres.start()) {
      TestDatabase database = postgres.create("dama");
      URI near = URI.create(database.url().substring("jdbc:".length()));
      try (Relay wire = Relay.to(near)) {
        String name = "away-" + kind.name().toLowerCase(Locale.ROOT);
        ServerPlan plan = ServerPlan.of(name, "/dama", through(wire, database).environment());
        try (ServerProcess server = ServerProcess.start(kind, plan);
            Table table = Table.meet(server.base(), "international")) {
          comeAndGo(server, table, wire);
          assertReadyOnlyWithItsTables(server, database);
        }
        assertLogged(plan);
        assertEquals("2", database.rows("select count(*) as plies from ply").get(0).text("plies"));
      }
    }
  }

  private static TestDatabase through(Relay wire, TestDatabase database) {
    String url = "jdbc:postgresql://localhost:" + wire.port() + "/dama";
    return new TestDatabase(url, database.user(), database.password());
  }

  private static void comeAndGo(ServerProcess server, Table table, Relay wire) {
    table.play(1, FIRST);
    wire.cut();
    table.black().send(new Incoming.Move(2, SECOND));
    assertEquals("tryAgain", table.black().await(Outgoing.Refused.class).code());
    table.white().send(new Incoming.Say("key", "Are you there?"));
    Outgoing.Refused line = table.white().await(Outgoing.Refused.class);
    assertEquals("tryAgain key", line.code() + " " + line.key());
    assertTrue(
        table.white().unread().stream().noneMatch(told -> told instanceof Outgoing.Moved),
        "nobody sees a move that is not stored");
    assertEquals("503 down: database", ready(server));
    assertFailureIsNamed(server);
    wire.mend();
    Await.until("moves are stored again", Duration.ofSeconds(30), () -> isStored(table));
    table.white().await(Outgoing.Moved.class, moved -> moved.ply().number() == 2);
  }

  private static String ready(ServerProcess server) {
    HttpResponse<String> answer = get(server.at("health/ready"));
    return answer.statusCode() + " " + answer.body().strip();
  }

  /** The page, the answer's header and the log know the request by one name. */
  private static void assertFailureIsNamed(ServerProcess server) {
    HttpResponse<String> failed = get(server.at("best"));
    String request = failed.headers().firstValue("X-Request-Id").orElse("none");
    assertEquals(500, failed.statusCode());
    assertTrue(request.matches("[0-9a-z]{7}"), request);
    assertTrue(failed.body().contains(request), failed.body());
  }

  private static void assertReadyOnlyWithItsTables(ServerProcess server, TestDatabase database) {
    Await.until("it is ready", Duration.ofSeconds(30), () -> ready(server).equals("200 up"));
    database.update("alter table flyway_schema_history rename to kept");
    database.update("create table flyway_schema_history (version varchar(9), success boolean)");
    assertEquals("503 down: schema", ready(server));
    database.update("drop table flyway_schema_history");
    database.update("alter table kept rename to flyway_schema_history");
    assertEquals("200 up", ready(server));
  }

  private static HttpResponse<String> get(URI address) {
    try {
      return Http.get(address);
    } catch (IOException e) {
      throw new AssertionError(address.toString(), e);
    }
  }

  private static void assertLogged(ServerPlan plan) {
    try {
      String log = Files.readString(plan.log());
      assertTrue(log.matches("(?s).* has started: context=/dama/ .* database=PostgreSQL_17.*"));
      assertEquals(2, log.split("The database does not answer", -1).length);
      assertEquals(2, log.split("The database answers again", -1).length);
    } catch (IOException e) {
      throw new AssertionError("no log", e);
    }
  }

  private static boolean isStored(Table table) {
    table.black().send(new Incoming.Move(2, SECOND));
    Outgoing answer =
        table
            .black()
            .await(
                Outgoing.class,
                told -> told instanceof Outgoing.Moved || told instanceof Outgoing.Refused);
    return answer instanceof Outgoing.Moved;
  }
}
