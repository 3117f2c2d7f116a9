package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Await;
import dama.harness.Http;
import dama.harness.SocketClient;
import dama.harness.Staff;
import dama.harness.Table;
import dama.harness.TestDatabase.Row;
import dama.harness.Visitor;
import dama.player.Role;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import java.io.IOException;
import java.io.StringReader;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class PrivacyIT extends Deployed {

  private HttpResponse<String> submit(String path, Visitor visitor, String form)
      throws IOException {
    return Http.submit(base().resolve(path), form, "Cookie", visitor.cookie());
  }

  private JsonObject download(Visitor visitor) throws IOException {
    HttpResponse<String> answer = submit("account/data", visitor, "");
    assertEquals(200, answer.statusCode(), answer.body());
    return Json.createReader(new StringReader(answer.body())).readObject();
  }

  private static void say(SocketClient from, String text) {
    String key = UUID.randomUUID().toString();
    from.send(new Incoming.Say(key, text));
    from.await(Outgoing.Said.class, said -> key.equals(said.line().key()));
  }

  private static String nameOf(Visitor visitor, SocketClient socket) {
    Outgoing.Person me = socket.await(Outgoing.Welcome.class).me();
    assertFalse(visitor.cookie().contains(me.name()));
    return me.name();
  }

  @Test
  void everybodyGetsTheirOwnDataAndNobodyElses() throws IOException {
    try (Table table = Table.meet(base(), "russian")) {
      say(table.white(), "by White alone");
      table.play(1, List.of(21, 17));
      JsonObject white = download(table.whiteVisitor());
      JsonObject black = download(table.blackVisitor());
      assertEquals(
          "by White alone", white.getJsonArray("chatLines").getJsonObject(0).getString("text"));
      assertEquals(0, black.getJsonArray("chatLines").size());
      for (JsonObject each : List.of(white, black)) {
        assertEquals(table.game(), each.getJsonArray("games").getJsonObject(0).getString("id"));
        assertEquals(1, each.getJsonArray("sessions").size());
      }
      assertFalse(white.toString().contains("token"), white.toString());
    }
    assertEquals(422, submit("account/data", Visitor.fresh(), "").statusCode());
  }

  @Test
  void whoIsErasedIsGoneFromRowsAndOpenPages() throws IOException {
    try (Table table = Table.meet(base(), "russian");
        SocketClient own = SocketClient.open(base(), "lobby", table.whiteVisitor())) {
      say(table.white(), "to be erased");
      table.black().await(Outgoing.Said.class);
      String name = nameOf(table.whiteVisitor(), own);
      long id = playerOf(name);
      assertEquals(
          422, submit("account/erase", table.whiteVisitor(), "name=Somebody").statusCode());
      assertEquals(name, nameNow(id));
      HttpResponse<String> done =
          submit("account/erase", table.whiteVisitor(), "name=" + encoded(name));
      assertEquals(303, done.statusCode(), done.body());
      assertTrue(done.headers().firstValue("Set-Cookie").isPresent());
      own.await(Outgoing.Refused.class, refused -> refused.code().equals("erased"));
      assertEquals("resignation", table.black().await(Outgoing.Ended.class).ending());
      Outgoing.Line line = table.black().await(Outgoing.Restored.class).lines().get(0);
      assertEquals("", line.text());
      assertEquals(nameNow(id), line.author().name());
      assertTrue(nameNow(id).startsWith("Anon #"));
      assertEquals(List.of(), database().rows("select 1 from player_name where name = ?", name));
      assertEquals(
          List.of(), database().rows("select 1 from chat_line where text = 'to be erased'"));
      assertEquals(
          List.of(), database().rows("select 1 from player_session where player_id = ?", id));
    }
  }

  private static long playerOf(String name) {
    Row row = database().rows("select id from player where name = ?", name).get(0);
    return Long.parseLong(row.text("id"));
  }

  private static String nameNow(long id) {
    return database().rows("select name from player where id = ?", id).get(0).text("name");
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  @Test
  void anAccountIsErasedByItsPasswordAlone() throws IOException {
    Staff somebody = Staff.hire(base(), database(), Role.PLAYER);
    String name = "name=" + encoded(somebody.name());
    assertEquals(422, submit("account/erase", somebody.visitor(), name).statusCode());
    assertEquals(422, submit("account/erase", somebody.visitor(), "password=wrong").statusCode());
    assertEquals(
        303,
        submit("account/erase", somebody.visitor(), "password=" + encoded(Staff.PASSWORD))
            .statusCode());
    assertEquals(
        List.of(), database().rows("select 1 from account where player_id = ?", somebody.id()));
  }

  @Test
  void theOwnersPageIsForOwnersAlone() throws IOException {
    Staff owner = Staff.hire(base(), database(), Role.OWNER);
    Staff moderator = Staff.hire(base(), database(), Role.MODERATOR);
    Staff player = Staff.hire(base(), database(), Role.PLAYER);
    assertEquals(
        200, Http.get(base().resolve("owner"), "Cookie", owner.visitor().cookie()).statusCode());
    for (Staff other : List.of(moderator, player)) {
      String cookie = other.visitor().cookie();
      assertEquals(403, Http.get(base().resolve("owner"), "Cookie", cookie).statusCode());
      for (String form : List.of("owner/settings", "owner/roles", "owner/clear")) {
        assertEquals(403, submit(form, other.visitor(), "id=1&role=OWNER").statusCode(), form);
      }
    }
  }

  @Test
  void settingsStayWithinTheirBoundsAndAreInTheAudit() throws IOException {
    Staff owner = Staff.hire(base(), database(), Role.OWNER);
    String rest =
        "&address-days=90&slow-mode-seconds=0&watch-delay-seconds=0&newcomer-minutes=60"
            + "&newcomer-slow-seconds=0&newcomer-links=flag";
    for (String wrong : List.of("-1", "3651", "", "ten", "1e3", "99999999999")) {
      assertEquals(
          422,
          submit("owner/settings", owner.visitor(), "chat-days=" + wrong + rest).statusCode(),
          wrong);
    }
    assertEquals(
        303, submit("owner/settings", owner.visitor(), "chat-days=400" + rest).statusCode());
    Row act =
        database()
            .rows(
                "select before_state, after_state from audit where by_id = ?"
                    + " and subject_id = 'chat-days'",
                owner.id())
            .get(0);
    assertEquals("365 400", act.text("before_state") + " " + act.text("after_state"));
    submit("owner/settings", owner.visitor(), "chat-days=365" + rest);
  }

  @Test
  void anOwnerGivesAndTakesRoles() throws IOException {
    Staff owner = Staff.hire(base(), database(), Role.OWNER);
    Staff player = Staff.hire(base(), database(), Role.PLAYER);
    String name = "role=MODERATOR&name=" + encoded(player.name());
    assertEquals(303, submit("owner/roles", owner.visitor(), name).statusCode());
    assertEquals("MODERATOR", roleOf(player));
    String taken = "role=PLAYER&id=" + player.id();
    assertEquals(303, submit("owner/roles", owner.visitor(), taken).statusCode());
    assertEquals("PLAYER", roleOf(player));
    assertEquals(
        422, submit("owner/roles", owner.visitor(), "role=MODERATOR&name=Nobody").statusCode());
  }

  private static String roleOf(Staff one) {
    return Objects.requireNonNull(
        database().rows("select role from player where id = ?", one.id()).get(0).text("role"));
  }

  @Test
  void clearingSaysWhatItDid() throws IOException {
    Staff owner = Staff.hire(base(), database(), Role.OWNER);
    assertEquals(303, submit("owner/clear", owner.visitor(), "").statusCode());
    Await.until(
        "a clearing that has ended",
        Duration.ofSeconds(20),
        () -> !database().rows("select 1 from retention_run where ended_at is not null").isEmpty());
  }

  @Test
  void noRowOfTheAuditCanBeChanged() throws IOException {
    Staff owner = Staff.hire(base(), database(), Role.OWNER);
    submit("owner/roles", owner.visitor(), "role=OWNER&id=" + owner.id());
    Staff player = Staff.hire(base(), database(), Role.PLAYER);
    submit("owner/roles", owner.visitor(), "role=MODERATOR&id=" + player.id());
    for (String sql :
        List.of(
            "update audit set act = 'x' where by_id = ?", "delete from audit where by_id = ?")) {
      AssertionError refused =
          assertThrows(AssertionError.class, () -> database().update(sql, owner.id()));
      assertTrue(
          String.valueOf(refused.getCause()).contains("only ever added to"),
          String.valueOf(refused.getCause()));
    }
  }
}
