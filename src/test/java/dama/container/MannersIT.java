package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Cast;
import dama.harness.Cast.Person;
import dama.harness.RawHttp;
import dama.harness.SocketClient;
import dama.harness.Table;
import dama.harness.TestDatabase.Row;
import dama.harness.Visitor;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What people and moderators do about each other, as pages hear of it. */
class MannersIT extends Deployed {
  private static final Cast CAST = new Cast(database());

  private SocketClient join(Table table, Person person) {
    SocketClient page = table.join(person.visitor());
    page.await(Outgoing.Quieted.class);
    page.await(Outgoing.Chat.class);
    return page;
  }

  /** Says a line and returns it as its author hears it. */
  private static Outgoing.Line say(SocketClient from, String text) {
    String key = UUID.randomUUID().toString();
    from.send(new Incoming.Say(key, text));
    return from.await(Outgoing.Said.class, said -> key.equals(said.line().key())).line();
  }

  private static Outgoing.Refused refused(SocketClient from, String text) {
    String key = UUID.randomUUID().toString();
    from.send(new Incoming.Say(key, text));
    return from.await(Outgoing.Refused.class, each -> key.equals(each.key()));
  }

  private static Outgoing.Line heard(SocketClient by, String text) {
    return by.await(Outgoing.Said.class, said -> said.line().text().equals(text)).line();
  }

  private static long whiteOf(Table table) {
    return database()
        .rows("select white_id from game where id = ?", table.game())
        .get(0)
        .number("white_id");
  }

  private static void assertUnheard(SocketClient by, String text) {
    assertFalse(by.unread().stream().anyMatch(one -> one.toString().contains(text)));
  }

  private void act(Person moderator, Person person, String form) throws IOException {
    String target = base().getPath() + "moderation/person/" + person.id();
    String cookie = "Cookie: " + moderator.cookie();
    assertEquals(303, RawHttp.post(base(), target, form, cookie).status());
  }

  @Test
  void aHiddenLineIsRemovedFromEveryPageAndComesBack() {
    Person moderator = CAST.moderator();
    try (Table table = Table.meet(base(), "russian");
        SocketClient speaker = table.enter(Visitor.fresh());
        SocketClient other = table.enter(Visitor.fresh());
        SocketClient console = join(table, moderator)) {
      Outgoing.Line line = say(speaker, "a foul word");
      heard(other, "a foul word");
      console.send(new Incoming.Hide(line.id(), "insult", "be kind"));
      for (SocketClient page : List.of(speaker, other)) {
        assertEquals(List.of(line.id()), page.await(Outgoing.Hidden.class).ids());
      }
      Outgoing.Line seen = console.await(Outgoing.Restored.class).lines().get(0);
      assertEquals("hidden", seen.status());
      assertEquals("a foul word", seen.text());
      speaker.await(Outgoing.News.class);
      try (SocketClient later = table.join(Visitor.fresh())) {
        Outgoing.Line shown = later.await(Outgoing.Chat.class).lines().get(0);
        assertEquals("", shown.text());
        assertEquals("hidden", shown.status());
      }
      console.send(new Incoming.Restore(line.id()));
      Outgoing.Line back = other.await(Outgoing.Restored.class).lines().get(0);
      assertEquals("a foul word", back.text());
      assertNull(back.status());
    }
  }

  @Test
  void nobodyElseHidesALine() {
    try (Table table = Table.meet(base(), "russian")) {
      Outgoing.Line line = say(table.white(), "mine");
      table.black().send(new Incoming.Hide(line.id(), "insult", ""));
      assertEquals("noModerator", table.black().await(Outgoing.Refused.class).code());
      assertEquals(
          "SHOWN",
          database()
              .rows("select status from chat_line where id = ?", line.id())
              .get(0)
              .text("status"));
    }
  }

  @Test
  void whoIsBlockedIsNotHeardAnyMoreNowOrLaterAndIsNotTold() {
    Person ada = CAST.account();
    try (Table table = Table.meet(base(), "russian");
        SocketClient speaker = table.enter(Visitor.fresh());
        SocketClient other = table.enter(Visitor.fresh());
        SocketClient page = join(table, ada)) {
      Outgoing.Line before = say(speaker, "before");
      heard(page, "before");
      page.send(new Incoming.Block(before.author().id()));
      page.await(Outgoing.Blocked.class, blocked -> blocked.people().size() == 1);
      say(speaker, "after");
      say(other, "of another");
      heard(page, "of another");
      assertUnheard(page, "after");
      try (SocketClient again = table.join(ada.visitor())) {
        List<Outgoing.Line> lines = again.await(Outgoing.Chat.class).lines();
        assertEquals(List.of("of another"), lines.stream().map(Outgoing.Line::text).toList());
      }
      speaker.send(new Incoming.Challenge(ada.name(), "russian", "white", "", ""));
      assertEquals("tooManyChallenges", speaker.await(Outgoing.Refused.class).code());
      page.send(new Incoming.Unblock(before.author().id()));
      page.await(
          Outgoing.Chat.class,
          chat -> chat.lines().stream().anyMatch(line -> line.text().equals("after")));
    }
  }

  @Test
  void twoOfWhomOneHasBlockedTheOtherDoNotMeetByASeek() {
    Person ada = CAST.account();
    Person ben = CAST.account();
    try (SocketClient hers = SocketClient.open(base(), "lobby", ada.visitor());
        SocketClient his = SocketClient.open(base(), "lobby", ben.visitor())) {
      hers.send(new Incoming.Block(ben.id()));
      hers.await(Outgoing.Blocked.class, blocked -> !blocked.people().isEmpty());
      hers.send(new Incoming.Seek("russian", "white", "", ""));
      String offer =
          hers.await(Outgoing.Offers.class, all -> !all.outgoing().isEmpty())
              .outgoing()
              .get(0)
              .id();
      his.send(new Incoming.Accept(offer));
      assertEquals("offerGone", his.await(Outgoing.Refused.class).code());
      assertUnheard(his, offer);
    }
  }

  @Test
  void aReportIsFiledOnceAndBoundedByTheHour() {
    Person ada = CAST.account();
    try (Table table = Table.meet(base(), "russian");
        SocketClient speaker = table.enter(Visitor.fresh());
        SocketClient page = join(table, ada)) {
      Outgoing.Line line = say(speaker, "buy now");
      page.send(new Incoming.Report("line", line.id(), "spam", "<b>look</b>"));
      assertFalse(page.await(Outgoing.Reported.class).again());
      page.send(new Incoming.Report("line", line.id(), "spam", ""));
      assertTrue(page.await(Outgoing.Reported.class).again());
      List<Row> rows = database().rows("select * from report where reporter_id = ?", ada.id());
      assertEquals(1, rows.size());
      assertEquals("<b>look</b>", rows.get(0).text("words"));
      page.send(new Incoming.Report("name", line.author().id(), "badName", ""));
      page.send(new Incoming.Report("game", whiteOf(table), "cheating", ""));
      page.await(Outgoing.Reported.class);
      page.await(Outgoing.Reported.class);
      for (int i = 0; i < 7; i++) {
        page.send(new Incoming.Report("line", line.id(), "other", ""));
      }
      assertEquals("tooManyReports", page.await(Outgoing.Refused.class).code());
    }
  }

  @Test
  void whatCannotBeReportedIsRefused() {
    Person ada = CAST.account();
    try (Table table = Table.meet(base(), "russian");
        SocketClient speaker = table.enter(Visitor.fresh());
        SocketClient page = join(table, ada)) {
      page.send(new Incoming.Report("name", ada.id(), "badName", ""));
      assertEquals("aboutYourself", page.await(Outgoing.Refused.class).code());
      page.send(new Incoming.Report("line", 987_654_321_987L, "insult", ""));
      assertEquals("nothingThere", page.await(Outgoing.Refused.class).code());
      page.send(new Incoming.Report("game", ada.id(), "cheating", ""));
      assertEquals("nothingThere", page.await(Outgoing.Refused.class).code());
      page.send(new Incoming.Report("line", 1, "because", ""));
      assertEquals("unreadable", page.await(Outgoing.Refused.class).code());
      Outgoing.Line line = say(speaker, "long");
      page.send(new Incoming.Report("line", line.id(), "insult", "x".repeat(501)));
      assertEquals("reportTooLong", page.await(Outgoing.Refused.class).code());
    }
  }

  @Test
  void aHushedRoomSaysNothingUntilItIsHeardAgain() {
    Person ada = CAST.account();
    try (Table table = Table.meet(base(), "russian");
        SocketClient speaker = table.enter(Visitor.fresh());
        SocketClient page = join(table, ada)) {
      page.send(new Incoming.Quiet(true));
      page.await(Outgoing.Quieted.class, Outgoing.Quieted::quiet);
      say(speaker, "unheard");
      try (SocketClient again = table.join(ada.visitor())) {
        again.await(Outgoing.Quieted.class, Outgoing.Quieted::quiet);
        assertEquals(List.of(), again.await(Outgoing.Chat.class).lines());
        again.send(new Incoming.Quiet(false));
        again.await(Outgoing.Quieted.class, quieted -> !quieted.quiet());
      }
      page.await(Outgoing.Quieted.class, quieted -> !quieted.quiet());
      page.await(Outgoing.Chat.class, chat -> !chat.lines().isEmpty());
    }
  }

  @Test
  void whoIsMutedHearsItAtOnceAndWhatWasStoredBeforeIsAcknowledgedAgain() throws IOException {
    Person moderator = CAST.moderator();
    Person ada = CAST.account();
    try (Table table = Table.meet(base(), "russian");
        SocketClient page = join(table, ada)) {
      String key = UUID.randomUUID().toString();
      page.send(new Incoming.Say(key, "stored"));
      page.await(Outgoing.Said.class, said -> key.equals(said.line().key()));
      act(moderator, ada, "do=mute&rooms=GAME&term=HOUR&reason=INSULT&words=enough");
      Outgoing.Sanctioned mute = page.await(Outgoing.Sanctioned.class);
      assertEquals("mute", mute.kind());
      assertEquals("enough", mute.words());
      assertTrue(mute.inForce());
      Outgoing.Refused refused = refused(page, "too late");
      assertEquals("muted", refused.code());
      assertEquals(mute.until(), refused.until());
      page.send(new Incoming.Say(key, "stored"));
      page.await(Outgoing.Said.class, said -> key.equals(said.line().key()));
      try (SocketClient again = join(table, ada)) {
        assertEquals(mute.id(), again.await(Outgoing.Sanctioned.class).id());
      }
      act(moderator, ada, "do=lift&reason=OTHER&sanction=" + mute.id());
      assertFalse(page.await(Outgoing.Sanctioned.class).inForce());
      say(page, "in time");
    }
  }

  @Test
  void whoIsBannedIsToldAndTurnedAwayUntilItIsLifted() throws IOException {
    Person moderator = CAST.moderator();
    Person ada = CAST.account();
    SocketClient page = SocketClient.open(base(), "lobby", ada.visitor());
    page.await(Outgoing.Chat.class);
    act(moderator, ada, "do=ban&term=ALWAYS&reason=THREAT&words=" + encoded("no threats"));
    Outgoing.Sanctioned ban = page.await(Outgoing.Sanctioned.class);
    assertEquals("ban", ban.kind());
    assertEquals("banned", page.await(Outgoing.Refused.class).code());
    assertEquals(1008, page.awaitClosed());
    SocketClient again = SocketClient.open(base(), "lobby", ada.visitor());
    assertEquals("banned", again.await(Outgoing.Refused.class).code());
    assertEquals(1008, again.awaitClosed());
    assertEquals(403, status(ada, ""));
    assertEquals(403, status(ada, "rules"));
    assertEquals(200, status(ada, "standing"));
    act(moderator, ada, "do=lift&reason=OTHER&sanction=" + ban.id());
    assertEquals(200, status(ada, ""));
    try (SocketClient back = SocketClient.open(base(), "lobby", ada.visitor())) {
      back.await(Outgoing.Chat.class);
    }
  }

  @Test
  void whoIsBannedAmidAGameHasLeftIt() throws IOException {
    Person moderator = CAST.moderator();
    Person ada = CAST.account();
    try (Table table =
        Table.meet(base(), "international", "180+2", "", ada.visitor(), Visitor.fresh())) {
      table.play(1, List.of(32, 28));
      table.play(2, List.of(20, 25));
      act(moderator, ada, "do=ban&term=ALWAYS&reason=THREAT&words=" + encoded("no threats"));
      Outgoing.Presence gone =
          table.black().await(Outgoing.Presence.class, one -> "white".equals(one.absent()));
      Long left = gone.claimableIn();
      assertTrue(left != null && left > 0 && left <= 10_000, "claimable in " + left);
    }
  }

  private int status(Person person, String path) throws IOException {
    String target = base().getPath() + path;
    return RawHttp.send(base(), "GET", target, "Cookie: " + person.cookie()).status();
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
