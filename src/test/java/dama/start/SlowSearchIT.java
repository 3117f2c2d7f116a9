package dama.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Http;
import dama.harness.Postgres;
import dama.harness.ServerKind;
import dama.harness.ServerPlan;
import dama.harness.ServerProcess;
import dama.harness.SocketClient;
import dama.harness.Staff;
import dama.harness.TestDatabase;
import dama.harness.Visitor;
import dama.player.Role;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A question to the chat log that takes too long is broken off, and whoever asked is told so. */
class SlowSearchIT {
  private static final String SAID = "a line that is found at last";

  @ParameterizedTest
  @EnumSource
  void whatTakesTooLongIsSaidInTheLanguageOfThePage(ServerKind kind) throws IOException {
    try (Postgres postgres = Postgres.start()) {
      TestDatabase database = postgres.createOwned("dama");
      String name = "slow-" + kind.name().toLowerCase(Locale.ROOT);
      ServerPlan plan = ServerPlan.of(name, "/dama", database.environment());
      try (ServerProcess server = ServerProcess.start(kind, plan)) {
        say(server);
        Staff moderator = Staff.hire(server.base(), database, Role.MODERATOR);
        tarry(database);
        HttpResponse<String> page = get(server, "moderation/lines?text=last", moderator);
        assertEquals(200, page.statusCode());
        assertTrue(page.body().contains("To bi predugo trajalo. Suzite pretragu"), page.body());
        assertFalse(page.body().contains(SAID), page.body());
        HttpResponse<String> file = get(server, "moderation/export?format=csv", moderator);
        assertEquals(503, file.statusCode());
        assertTrue(file.body().contains("<h1>To bi predugo trajalo</h1>"), file.body());
        assertTrue(file.headers().firstValue("Content-Disposition").isEmpty());
        assertTrue(file.headers().firstValue("Content-Security-Policy").isPresent());
        database.update("drop policy slowly on chat_line");
        database.update("alter table chat_line disable row level security");
        String found = get(server, "moderation/lines?text=last", moderator).body();
        assertTrue(found.contains(SAID), found);
        String fetched = get(server, "moderation/export?format=csv", moderator).body();
        assertTrue(fetched.contains(SAID), fetched);
      }
    }
  }

  private static HttpResponse<String> get(ServerProcess server, String path, Staff who)
      throws IOException {
    return Http.get(server.at(path), "Cookie", who.visitor().cookie(), "Accept-Language", "hr");
  }

  private static void say(ServerProcess server) {
    try (SocketClient lobby = SocketClient.open(server.base(), "lobby", Visitor.fresh())) {
      lobby.send(new Incoming.Say("key", SAID));
      lobby.await(Outgoing.Said.class);
    }
  }

  /** Lets each row take a minute, for the statements alone that are given no more than seconds. */
  private static void tarry(TestDatabase database) {
    database.update(
        "create function tarry() returns boolean language plpgsql as $$ begin"
            + " if current_setting('statement_timeout') = '3s' then perform pg_sleep(60); end if;"
            + " return true; end $$");
    database.update("create policy slowly on chat_line using (tarry()) with check (true)");
    database.update("alter table chat_line enable row level security");
    database.update("alter table chat_line force row level security");
  }
}
