package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.SocketClient;
import dama.harness.Table;
import dama.harness.Visitor;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ChatIT extends Deployed {
  private static final String ARABIC = "مباراة جميلة! <b>\u200f</b>";
  private static final String BENGALI = "দারুণ চাল 🎉";

  @Test
  void linesAreStoredWithTheirGameAndPly() {
    try (Table table = Table.meet(base(), "russian")) {
      say(table.white(), ARABIC);
      table.play(1, List.of(21, 17));
      say(table.black(), BENGALI);
      assertEquals(ARABIC, table.black().await(Outgoing.Said.class).line().text());
      assertEquals(BENGALI, table.white().await(Outgoing.Said.class).line().text());
      assertEquals(List.of(ARABIC + " at 0", BENGALI + " at 1"), stored(table.game()));
    }
  }

  @Test
  void whoPlaysAndWhoWatchesTalkApart() {
    try (Table table = Table.meet(base(), "russian");
        SocketClient watcher = table.enter(Visitor.fresh());
        SocketClient another = table.enter(Visitor.fresh())) {
      say(table.white(), ARABIC);
      say(watcher, BENGALI);
      assertEquals(ARABIC, table.black().await(Outgoing.Said.class).line().text());
      assertEquals(BENGALI, another.await(Outgoing.Said.class).line().text());
      assertEquals(List.of(ARABIC + " at 0"), stored(table.game()));
      assertEquals(List.of(BENGALI + " at 0"), stored(table.game() + "/w"));
      for (SocketClient page : List.of(table.white(), table.black())) {
        assertTrue(page.unread().stream().noneMatch(one -> one.toString().contains(BENGALI)));
      }
      for (SocketClient page : List.of(watcher, another)) {
        assertTrue(page.unread().stream().noneMatch(one -> one.toString().contains(ARABIC)));
      }
      try (SocketClient later = table.join(Visitor.fresh())) {
        List<Outgoing.Line> lines = later.await(Outgoing.Chat.class).lines();
        assertEquals(List.of(BENGALI), lines.stream().map(Outgoing.Line::text).toList());
      }
    }
  }

  private static List<String> stored(String room) {
    return database()
        .rows("select text, ply from chat_line where room = ? order by id", room)
        .stream()
        .map(row -> row.text("text") + " at " + row.number("ply"))
        .toList();
  }

  @Test
  void aLineSentTwiceIsStoredOnce() {
    try (SocketClient lobby = SocketClient.open(base(), "lobby", Visitor.fresh())) {
      String key = say(lobby, "once");
      lobby.send(new Incoming.Say(key, "once"));
      Outgoing.Line again = lobby.await(Outgoing.Said.class).line();
      assertEquals("once", again.text());
      assertEquals(
          List.of("lobby"),
          database().rows("select room from chat_line where line_key = ?", key).stream()
              .map(row -> row.text("room"))
              .toList());
    }
  }

  @Test
  void whatIsTooMuchIsRefused() {
    try (SocketClient lobby = SocketClient.open(base(), "lobby", Visitor.fresh())) {
      refused(lobby, "   ", "emptyLine");
      refused(lobby, "x".repeat(501), "lineTooLong");
      for (int line = 1; line <= 5; line++) {
        say(lobby, "line " + line);
      }
      refused(lobby, "line 6", "tooManyLines");
    }
  }

  @Test
  void theLastHundredLinesAreThereWhenAPageOpens() {
    try (SocketClient lobby = SocketClient.open(base(), "lobby", Visitor.fresh())) {
      String key = say(lobby, "for those who come later");
      try (SocketClient later = SocketClient.open(base(), "lobby", Visitor.fresh())) {
        List<Outgoing.Line> lines = later.await(Outgoing.Chat.class).lines();
        long id =
            database().rows("select id from chat_line where line_key = ?", key).get(0).number("id");
        assertEquals(id, lines.get(lines.size() - 1).id());
      }
    }
  }

  /** Says a line and returns its key once the speaker has been told that it was said. */
  private static String say(SocketClient from, String text) {
    String key = UUID.randomUUID().toString();
    from.send(new Incoming.Say(key, text));
    from.await(Outgoing.Said.class, said -> key.equals(said.line().key()));
    return key;
  }

  private static void refused(SocketClient from, String text, String code) {
    String key = UUID.randomUUID().toString();
    from.send(new Incoming.Say(key, text));
    Outgoing.Refused refused = from.await(Outgoing.Refused.class, each -> key.equals(each.key()));
    assertEquals(code, refused.code());
  }
}
