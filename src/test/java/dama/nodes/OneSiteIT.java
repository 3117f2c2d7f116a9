package dama.nodes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Form;
import dama.harness.SocketClient;
import dama.harness.Staff;
import dama.harness.Table;
import dama.harness.Visitor;
import dama.player.Role;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** People on two nodes, who notice nothing of it. */
class OneSiteIT {
  private static Site site;

  @BeforeAll
  static void start() {
    site = Site.start("one-site");
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  private static String happened(SocketClient client, String kind) {
    return client
        .await(Outgoing.Happened.class, one -> one.happening().kind().equals(kind))
        .happening()
        .kind();
  }

  @Test
  void twoWhoPlayOnDifferentNodesHaveOneGame() {
    try (Table table = site.table("300+2")) {
      table.play(1, List.of(32, 28));
      Outgoing.Moved second = table.play(2, List.of(18, 23));
      assertEquals("white", second.dealings().running());

      table.white().send(new Incoming.OfferDraw());
      happened(table.black(), "drawOffered");
      table.black().send(new Incoming.DeclineDraw());
      happened(table.white(), "drawDeclined");

      table.white().send(new Incoming.Move(3, List.of(33, 29)));
      table.black().await(Outgoing.Moved.class, moved -> moved.ply().number() == 3);
      table.white().send(new Incoming.AskTakeback(3));
      happened(table.black(), "takebackAsked");
      table.black().send(new Incoming.AcceptTakeback(3));
      table.white().await(Outgoing.Game.class, game -> game.plies().size() == 2);
      table.black().await(Outgoing.Game.class, game -> game.plies().size() == 2);

      table.play(3, List.of(37, 32));
      table.white().send(new Incoming.Premove(5, List.of(41, 37)));
      table.white().await(Outgoing.Dealt.class, dealt -> dealt.dealings().premove() != null);
      table.black().send(new Incoming.Move(4, List.of(12, 18)));
      table.black().await(Outgoing.Moved.class, moved -> moved.ply().number() == 5);
      table.white().await(Outgoing.Moved.class, moved -> moved.ply().number() == 5);

      table.white().send(new Incoming.Say("one", "Good game"));
      assertEquals("Good game", table.black().await(Outgoing.Said.class).line().text());
      table.black().send(new Incoming.Say("two", "So it was"));
      table.white().await(Outgoing.Said.class, said -> said.line().text().equals("So it was"));

      table.black().send(new Incoming.Resign());
      assertEquals("whiteWins", table.white().await(Outgoing.Ended.class).result());
      table.white().send(new Incoming.Rematch());
      assertEquals("white", table.black().await(Outgoing.Rematched.class).by());
      table.black().send(new Incoming.Rematch());
      String next = table.black().await(Outgoing.Started.class).game();
      assertEquals(next, table.white().await(Outgoing.Started.class).game());
    }
  }

  @Test
  void whoIsInTheLobbyOfOneNodeIsSeenAndChallengedFromTheOther() {
    Visitor anna = Visitor.fresh();
    Visitor boris = Visitor.fresh();
    try (SocketClient here = SocketClient.open(site.one().base(), "lobby", anna);
        SocketClient there = SocketClient.open(site.other().base(), "lobby", boris)) {
      Outgoing.Person her = here.await(Outgoing.Welcome.class).me();
      Outgoing.Person him = there.await(Outgoing.Welcome.class).me();
      here.await(Outgoing.Online.class, online -> online.people().contains(him));
      there.await(Outgoing.Online.class, online -> online.people().contains(her));

      here.send(new Incoming.Say("hello", "Who is there?"));
      there.await(Outgoing.Said.class, said -> said.line().text().equals("Who is there?"));

      here.send(new Incoming.Challenge(him.name(), "russian", "white", "-", ""));
      String first =
          there
              .await(Outgoing.Offers.class, offers -> !offers.incoming().isEmpty())
              .incoming()
              .get(0)
              .id();
      there.send(new Incoming.Decline(first));
      assertEquals(him.name(), here.await(Outgoing.Declined.class).by());

      there.send(new Incoming.Rename("Boris Elsewhere"));
      here.await(
          Outgoing.Online.class,
          online -> online.people().stream().anyMatch(one -> one.name().equals("Boris Elsewhere")));
      there.crash();
      here.await(
          Outgoing.Online.class,
          online -> online.people().stream().noneMatch(one -> one.id() == him.id()));
    }
  }

  @Test
  void whoLeavesTheirGameOnOneNodeIsMissedOnTheOther() {
    try (Table table = site.table("300+2")) {
      table.white().await(Outgoing.Presence.class, seen -> seen.black());
      table.play(1, List.of(32, 28));
      table.play(2, List.of(18, 23));
      table.play(3, List.of(33, 29));
      table.black().leave();
      table.white().await(Outgoing.Presence.class, seen -> "black".equals(seen.absent()));
      try (SocketClient again = table.enter(table.blackVisitor())) {
        table.white().await(Outgoing.Presence.class, seen -> seen.black());
        assertTrue(again.isOpen());
      }
    }
  }

  @Test
  void whatAModeratorDoesOnOneNodeIsDoneOnTheOther() {
    Staff moderator = Staff.hire(site.one().base(), site.database(), Role.MODERATOR);
    Visitor loud = Visitor.fresh();
    try (SocketClient here = SocketClient.open(site.one().base(), "lobby", moderator.visitor());
        SocketClient there = SocketClient.open(site.other().base(), "lobby", loud);
        SocketClient reader = SocketClient.open(site.other().base(), "lobby", Visitor.fresh())) {
      here.await(Outgoing.Chat.class);
      there.await(Outgoing.Chat.class);
      reader.await(Outgoing.Chat.class);
      there.send(new Incoming.Say("rude", "Something rude"));
      long line =
          here.await(Outgoing.Said.class, said -> said.line().text().equals("Something rude"))
              .line()
              .id();
      here.send(new Incoming.Hide(line, "insult", ""));
      reader.await(Outgoing.Hidden.class, hidden -> hidden.ids().contains(line));
      here.send(new Incoming.Restore(line));
      reader.await(Outgoing.Restored.class);
    }
  }

  @Test
  void whoIsBannedOnOneNodeIsSentOffTheOther() throws IOException {
    Staff moderator = Staff.hire(site.one().base(), site.database(), Role.MODERATOR);
    Visitor rude = Visitor.fresh();
    try (SocketClient there = SocketClient.open(site.other().base(), "lobby", rude)) {
      long id = there.await(Outgoing.Welcome.class).me().id();
      there.await(Outgoing.Chat.class);
      Form.Answer answer = act(moderator, id, "ban");
      assertEquals(303, answer.status(), answer.body());
      assertEquals("ban", there.await(Outgoing.Sanctioned.class).kind());
      assertEquals("banned", there.await(Outgoing.Refused.class).code());
      there.awaitClosed();
      assertEquals(403, Form.get(site.other().base(), "", rude).status());
    }
  }

  private static Form.Answer act(Staff moderator, long person, String what) throws IOException {
    String path = "moderation/person/" + person;
    URI base = site.one().base();
    return Form.send(
        base,
        path,
        moderator.visitor(),
        "do",
        what,
        "term",
        "ALWAYS",
        "reason",
        "THREAT",
        "words",
        "");
  }

  @Test
  void aSessionThatIsEndedOnOneNodeIsOverOnTheOther() throws IOException {
    Staff staff = Staff.hire(site.one().base(), site.database(), Role.PLAYER);
    try (SocketClient there = SocketClient.open(site.other().base(), "lobby", staff.visitor())) {
      there.await(Outgoing.Chat.class);
      URI here = site.one().base();
      assertEquals(303, Form.send(here, "sign-out", staff.visitor(), "everywhere", "yes").status());
      there.awaitClosed();
    }
    try (SocketClient again = SocketClient.open(site.other().base(), "lobby", staff.visitor())) {
      assertNotEquals(staff.id(), again.await(Outgoing.Welcome.class).me().id());
    }
  }

  @Test
  void whoIsBlockedOnOneNodeCannotChallengeFromTheOther() {
    Visitor anna = Visitor.fresh();
    Visitor boris = Visitor.fresh();
    try (SocketClient here = SocketClient.open(site.one().base(), "lobby", anna);
        SocketClient second = SocketClient.open(site.other().base(), "lobby", anna);
        SocketClient there = SocketClient.open(site.other().base(), "lobby", boris)) {
      Outgoing.Person her = here.await(Outgoing.Welcome.class).me();
      Outgoing.Person him = there.await(Outgoing.Welcome.class).me();
      second.await(Outgoing.Chat.class);
      there.await(Outgoing.Chat.class);
      here.send(new Incoming.Block(him.id()));
      second.await(Outgoing.Blocked.class, all -> all.people().contains(him));
      there.send(new Incoming.Challenge(her.name(), "russian", "white", "-", ""));
      assertEquals("challenge", there.await(Outgoing.Refused.class).about());
    }
  }

  @Test
  void whoIsErasedOnOneNodeHasNoPageOnTheOther() throws IOException {
    Staff staff = Staff.hire(site.one().base(), site.database(), Role.PLAYER);
    try (SocketClient there = SocketClient.open(site.other().base(), "lobby", staff.visitor());
        SocketClient reader = SocketClient.open(site.other().base(), "lobby", Visitor.fresh())) {
      reader.await(Outgoing.Online.class, online -> hasPerson(online, staff.id()));
      there.await(Outgoing.Chat.class);
      URI here = site.one().base();
      Form.Answer answer =
          Form.send(
              here,
              "account/erase",
              staff.visitor(),
              "password",
              Staff.PASSWORD,
              "name",
              staff.name());
      assertEquals(303, answer.status(), answer.body());
      there.awaitClosed();
      reader.await(Outgoing.Online.class, online -> !hasPerson(online, staff.id()));
    }
  }

  private static boolean hasPerson(Outgoing.Online online, long id) {
    return online.people().stream().anyMatch(one -> one.id() == id);
  }

  @Test
  void aTimeThatIsOverEndsAGameOnceAndOnBothNodes() {
    try (Table table = site.table("0+1")) {
      table.play(1, List.of(32, 28));
      table.play(2, List.of(20, 25));
      assertEquals("timeout", table.white().await(Outgoing.Ended.class).ending());
      assertEquals("timeout", table.black().await(Outgoing.Ended.class).ending());
      List<?> sides =
          site.database().rows("select side from game_side where game_id = ?", table.game());
      assertEquals(2, sides.size());
    }
  }
}
