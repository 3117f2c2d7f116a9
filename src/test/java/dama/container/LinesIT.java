package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Cast;
import dama.harness.Http;
import dama.harness.Table;
import dama.harness.TestDatabase.Row;
import dama.player.Folded;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class LinesIT extends Deployed {
  private static final Cast CAST = new Cast(database());
  private static final Pattern ROW = Pattern.compile("<tr id=\"line-(\\d+)\"");
  private static final Pattern NEXT = Pattern.compile("rel=\"next\" href=\"([^\"]+)\"");
  private static final Pattern PREVIOUS = Pattern.compile("rel=\"prev\" href=\"([^\"]+)\"");

  private final Cast.Person moderator = CAST.moderator();
  private final Cast.Person author = CAST.account();

  private HttpResponse<String> get(String address, Cast.Person who) throws IOException {
    URI uri = address.startsWith("/") ? base().resolve(address) : URI.create(base() + address);
    return Http.get(uri, "Cookie", who.cookie());
  }

  private String page(String address) throws IOException {
    HttpResponse<String> page = get(address, moderator);
    assertEquals(200, page.statusCode(), page::body);
    return page.body();
  }

  private static List<Long> ids(String page) {
    return ROW.matcher(page).results().map(row -> Long.parseLong(row.group(1))).toList();
  }

  private static String link(Pattern pattern, String page) {
    MatchResult found = pattern.matcher(page).results().findFirst().orElseThrow();
    return found.group(1).replace("&amp;", "&");
  }

  private void say(String text, String status) {
    database()
        .update(
            "insert into chat_line (id, said_at, room, ply, author_id, author_name, author_folded,"
                + " text, text_folded, line_key, status, flags, author_account, on_hold)"
                + " values (nextval('chat_line_seq'), ?, 'lobby', 0, ?, ?, ?, ?, ?, ?, ?, '', true,"
                + " false)",
            OffsetDateTime.now(ZoneOffset.UTC),
            author.id(),
            "Bygone",
            "bygone",
            text,
            Folded.of(text),
            UUID.randomUUID().toString(),
            status);
  }

  @Test
  void theLogAndItsFilesAreForModeratorsAlone() throws IOException {
    for (String address :
        List.of("moderation/lines", "moderation/lines/1", "moderation/export?format=csv")) {
      assertEquals(403, get(address, author).statusCode());
      assertEquals(302, Http.get(URI.create(base() + address)).statusCode());
    }
  }

  @Test
  void pagesLeadOnAndBackThroughWhatAPersonSaid() throws IOException {
    for (int i = 0; i < 120; i++) {
      say("line " + i, "SHOWN");
    }
    String first = page("moderation/lines?person=" + author.id());
    String second = page(link(NEXT, first));
    String third = page(link(NEXT, second));
    assertEquals(
        List.of(50, 50, 20),
        List.of(ids(first), ids(second), ids(third)).stream().map(List::size).toList());
    assertFalse(NEXT.matcher(third).find());
    assertEquals(ids(second), ids(page(link(PREVIOUS, third))));
    assertTrue(first.contains("Bygone") && first.contains(author.name()), first);
  }

  @Test
  void linesAreFoundByTextStatusNameAndTime() throws IOException {
    String word = "w" + UUID.randomUUID();
    say(word + " SEEN", "SHOWN");
    say(word + " unseen", "HIDDEN");
    String text = "moderation/lines?text=" + word.toUpperCase(Locale.ROOT);
    assertEquals(2, ids(page(text)).size());
    assertEquals(1, ids(page(text + "&status=hidden")).size());
    assertEquals(2, ids(page(text + "&person=" + author.name())).size());
    assertEquals(0, ids(page(text + "&kind=game")).size());
    assertEquals(0, ids(page(text + "&to=2020-01-01")).size());
    String fault = page(text + "&from=soon");
    assertEquals(List.of(), ids(fault));
    assertTrue(fault.contains("is not a time"), fault);
  }

  @Test
  void aLineOpensAmongThoseAroundItWithTheBoard() throws IOException {
    try (Table table = Table.meet(base(), "russian")) {
      table.play(1, List.of(21, 17));
      String key = UUID.randomUUID().toString();
      table.white().send(new Incoming.Say(key, "<b>look</b> here"));
      long id =
          table
              .white()
              .await(Outgoing.Said.class, said -> key.equals(said.line().key()))
              .line()
              .id();
      String page = page("moderation/lines/" + id);
      assertEquals(List.of(id), ids(page));
      assertTrue(page.contains("&lt;b&gt;look&lt;/b&gt; here"), page);
      assertTrue(page.contains("data-ply=\"1\"") && page.contains("data-game="), page);
      List<Row> read =
          database()
              .rows(
                  "select act from audit where by_id = ? and subject_id = ?",
                  moderator.id(),
                  table.game());
      assertEquals(List.of("room.read"), read.stream().map(row -> row.text("act")).toList());
    }
  }

  @Test
  void whatIsFoundIsFetchedAsAFileAndThatIsRemembered() throws IOException {
    String word = "w" + UUID.randomUUID();
    say("=" + word, "SHOWN");
    say(word + ", two", "HELD");
    String query = "moderation/export?text=" + URLEncoder.encode(word, StandardCharsets.UTF_8);
    HttpResponse<String> csv = get(query + "&format=csv", moderator);
    assertTrue(csv.headers().firstValue("Content-Type").orElse("").startsWith("text/csv"));
    assertEquals(3, csv.body().lines().count());
    assertTrue(csv.body().contains(",'=" + word + ","), csv::body);
    assertTrue(csv.body().contains(",\"" + word + ", two\",HELD,"), csv::body);
    assertEquals(2, get(query + "&format=jsonl", moderator).body().lines().count());
    assertEquals(400, get(query + "&format=xml", moderator).statusCode());
    List<String> remembered =
        database()
            .rows(
                "select after_state from audit where act = 'export' and by_id = ?", moderator.id())
            .stream()
            .map(row -> row.text("after_state"))
            .toList();
    assertEquals(2, remembered.size());
    assertFalse(remembered.toString().contains(word), remembered::toString);
  }

  @Test
  void theOldAddressLeadsToTheNewOne() throws IOException {
    HttpResponse<String> moved = get("chat-log?name=Ana", moderator);
    assertEquals(301, moved.statusCode());
    assertTrue(
        moved.headers().firstValue("Location").orElse("").endsWith("/moderation/lines?person=Ana"));
  }
}
