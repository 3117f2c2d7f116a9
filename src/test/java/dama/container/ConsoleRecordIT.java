package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Table;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What moderators read and try, and the record of it. */
class ConsoleRecordIT extends Desk {
  @Test
  void aNoteIsReadByModeratorsAloneAndReadingAPersonIsOnRecord() throws IOException {
    String person = "moderation/person/" + ben.id();
    does(mod, person, "do=note&text=%3Cb%3Eknown%3C%2Fb%3E", "noted");
    assertTrue(page(person, other).contains("&lt;b&gt;known&lt;/b&gt;"));
    assertEquals(List.of("person.read"), did(other, ben.id()));
    assertTrue(did(mod, ben.id()).contains("note.add"));
    assertFalse(page("account/data", ben).contains("known"));
    assertEquals(404, get("moderation/person/987654321987", mod).statusCode());
  }

  @Test
  void readingTheRoomOfAGameAndFetchingLinesAreOnRecord() throws IOException {
    try (Table table = Table.meet(base(), "russian")) {
      String key = UUID.randomUUID().toString();
      table.white().send(new Incoming.Say(key, "between us"));
      table.white().await(Outgoing.Said.class, said -> key.equals(said.line().key()));
      long line = value("select id from chat_line where line_key = ?", key);
      assertTrue(page("moderation/lines/" + line, mod).contains("between us"));
      assertEquals(List.of("room.read"), did(mod, table.game()));
    }
    page("moderation/export?format=csv&person=" + ben.id(), mod);
    String sql = "select count(*) as id from audit where act = 'export' and by_id = ?";
    assertEquals(1, value(sql, mod.id()));
  }

  @Test
  void aKeptLineOfSomebodyErasedNamesThemToModerators() throws IOException {
    long line = says(ben, "kept of " + ben.name());
    database().update("update chat_line set name_held = 'Once Known' where id = ?", line);
    assertTrue(page("moderation/lines/" + line, mod).contains("Once Known"));
    String file = page("moderation/export?format=jsonl&person=" + ben.id(), mod);
    assertTrue(file.contains("Once Known"), file);
  }

  @Test
  void theRecordIsLookedThroughAndFetchedByOwners() throws IOException {
    act("do=mute&term=HOUR&rooms=LOBBY", "muted");
    String record = page("moderation/audit?check=now&by=" + encoded(mod.name()), other);
    assertTrue(record.contains("id=\"chain\""), record);
    assertTrue(record.contains("/moderation/person/" + ben.id()), record);
    assertTrue(record.contains("<dt>Rooms</dt>"), record);
    assertFalse(record.contains("{&quot;"), record);
    String file = "moderation/audit/export?format=csv";
    assertEquals(403, get(file, mod).statusCode());
    assertEquals(400, get(file + "&from=yesterday", CAST.owner()).statusCode());
    assertTrue(page(file, CAST.owner()).contains("player.mute"));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
