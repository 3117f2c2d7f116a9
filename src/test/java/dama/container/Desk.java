package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Cast;
import dama.harness.Cast.Person;
import dama.harness.Http;
import dama.harness.SocketClient;
import dama.harness.TestDatabase.Row;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.UUID;

/**
 * What moderators do at their desk, and what is on record of it. Everybody is new in every test.
 */
abstract class Desk extends Deployed {
  static final Cast CAST = new Cast(database());

  final Person mod = CAST.moderator();
  final Person other = CAST.moderator();
  final Person ada = CAST.account();
  final Person ben = CAST.account();

  final HttpResponse<String> get(String address, Person who) throws IOException {
    return Http.get(URI.create(base() + address), "Cookie", who.cookie());
  }

  final String page(String address, Person who) throws IOException {
    HttpResponse<String> page = get(address, who);
    assertEquals(200, page.statusCode(), page::body);
    return page.body();
  }

  final HttpResponse<String> submit(String address, Person who, String form) throws IOException {
    return Http.submit(URI.create(base() + address), form, "Cookie", who.cookie());
  }

  /** Does what is then said to be done by that code. */
  final void does(Person who, String address, String form, String code) throws IOException {
    HttpResponse<String> done = submit(address, who, form);
    assertEquals(303, done.statusCode(), done::body);
    String next = done.headers().firstValue("Location").orElse("");
    assertTrue(next.contains("done=" + code), next);
    assertTrue(Http.get(base().resolve(next), "Cookie", who.cookie()).body().contains("done"));
  }

  final void refuses(Person who, String address, String form, String words) throws IOException {
    HttpResponse<String> again = submit(address, who, form);
    assertEquals(422, again.statusCode());
    assertTrue(again.body().contains(words), again::body);
  }

  final void act(String form, String code) throws IOException {
    does(mod, "moderation/person/" + ben.id(), form + "&reason=INSULT&words=enough", code);
  }

  static long value(String sql, Object... arguments) {
    return Long.parseLong(database().rows(sql, arguments).get(0).text("id"));
  }

  /** What the audit holds of what somebody did to a subject. */
  static List<String> did(Person who, Object subject) {
    String sql = "select act from audit where by_id = ? and subject_id = ? order by id";
    List<Row> rows = database().rows(sql, who.id(), subject.toString());
    return rows.stream().map(row -> row.text("act")).toList();
  }

  static String status(long line) {
    return database().rows("select status from chat_line where id = ?", line).get(0).text("status");
  }

  final long says(Person person, String text) {
    try (SocketClient lobby = SocketClient.open(base(), "lobby", person.visitor())) {
      String key = UUID.randomUUID().toString();
      lobby.send(new Incoming.Say(key, text));
      return lobby.await(Outgoing.Said.class, said -> key.equals(said.line().key())).line().id();
    }
  }

  final void reports(Person person, long line) {
    try (SocketClient lobby = SocketClient.open(base(), "lobby", person.visitor())) {
      lobby.send(new Incoming.Report("line", line, "insult", "It hurts"));
      lobby.await(Outgoing.Reported.class);
    }
  }

  final long lastSanction() {
    return value("select max(id) as id from sanction where player_id = ?", ben.id());
  }
}
