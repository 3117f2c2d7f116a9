package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.SocketClient;
import dama.harness.Table;
import dama.harness.TestDatabase.Row;
import dama.harness.Visitor;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whatever is refused, the game stays as it was and the others notice nothing. */
class RefusalsIT extends Deployed {

  @Test
  void whatIsNoMoveInThisPositionIsRefused() {
    try (Table table = Table.meet(base(), "international")) {
      refused(table, table.white(), new Incoming.Move(1, List.of(31, 22)), "illegalMove");
      refused(table, table.white(), new Incoming.Move(1, List.of()), "illegalMove");
      refused(table, table.white(), new Incoming.Move(1, List.of(-1, 999)), "illegalMove");
      table.play(1, List.of(32, 28));
      table.play(2, List.of(19, 23));
      List<Row> before = stored(table);
      refused(table, table.white(), new Incoming.Move(2, List.of(31, 27)), "stalePly");
      refused(table, table.white(), new Incoming.Move(4, List.of(31, 27)), "stalePly");
      refused(table, table.black(), new Incoming.Move(3, List.of(18, 22)), "notYourTurn");
      refused(table, table.white(), new Incoming.Move(3, List.of(31, 27)), "mustCapture");
      refused(table, table.white(), new Incoming.AcceptDraw(), "noDrawOffer");
      refused(table, table.white(), new Incoming.DeclineDraw(), "noDrawOffer");
      assertEquals(before, stored(table));
      table.play(3, List.of(28, 19));
    }
  }

  @Test
  void aWatcherMayOnlyWatch() {
    try (Table table = Table.meet(base(), "russian");
        SocketClient watcher = table.enter(Visitor.fresh())) {
      List<Row> before = stored(table);
      refused(table, watcher, new Incoming.Move(1, List.of(21, 17)), "notAPlayer");
      refused(table, watcher, new Incoming.Resign(), "notAPlayer");
      refused(table, watcher, new Incoming.OfferDraw(), "notAPlayer");
      assertEquals(before, stored(table));
      table.play(1, List.of(21, 17));
      assertEquals(1, watcher.await(Outgoing.Moved.class).ply().number());
    }
  }

  @Test
  void aFinishedGameStaysAsItEnded() {
    try (Table table = Table.meet(base(), "russian")) {
      table.black().send(new Incoming.Resign());
      table.white().await(Outgoing.Ended.class, ended -> ended.result().equals("whiteWins"));
      table.black().await(Outgoing.Ended.class);
      List<Row> before = stored(table);
      refused(table, table.white(), new Incoming.Move(1, List.of(21, 17)), "gameOver");
      refused(table, table.white(), new Incoming.OfferDraw(), "gameOver");
      refused(table, table.black(), new Incoming.Resign(), "gameOver");
      assertEquals(before, stored(table));
    }
  }

  @Test
  void aDrawIsOfferedOnceUntilItIsAnswered() {
    try (Table table = Table.meet(base(), "russian")) {
      table.white().send(new Incoming.OfferDraw());
      table.white().await(Outgoing.Happened.class);
      table.black().await(Outgoing.Happened.class);
      refused(table, table.white(), new Incoming.OfferDraw(), "drawAlreadyOffered");
      table.black().send(new Incoming.AcceptDraw());
      assertEquals("draw", table.white().await(Outgoing.Ended.class).result());
    }
  }

  @Test
  void whatIsNoMessageIsRefused() {
    try (Table table = Table.meet(base(), "russian")) {
      List<Row> before = stored(table);
      for (String nonsense :
          List.of(
              "",
              "hello",
              "{",
              "[]",
              "null",
              "{\"type\":\"fly\"}",
              "{\"type\":\"move\"}",
              "{\"type\":\"move\",\"ply\":\"1\",\"path\":[21,17]}",
              "{\"type\":\"move\",\"ply\":1e99,\"path\":[21,17]}",
              "{\"type\":\"move\",\"ply\":1,\"path\":[21.5,17]}")) {
        table.white().sendText(nonsense);
        assertEquals("unreadable", table.white().await(Outgoing.Refused.class).code(), nonsense);
      }
      assertEquals(before, stored(table));
      table.play(1, List.of(21, 17));
    }
  }

  @Test
  void aMessageOfAMegabyteClosesItsOwnConnectionAlone() {
    try (Table table = Table.meet(base(), "russian")) {
      List<Row> before = stored(table);
      try (SocketClient tab = table.join(table.whiteVisitor())) {
        tab.await(Outgoing.Game.class);
        // It may be closed before the whole of it has gone out.
        boolean unused = tab.trySend("x".repeat(1_000_000));
        assertEquals(1009, tab.awaitClosed());
      }
      assertEquals(before, stored(table));
      table.play(1, List.of(21, 17));
    }
  }

  @Test
  void aGameThatIsNoneIsSaidToBeNone() {
    try (SocketClient lost = SocketClient.open(base(), "zzzzzzzzzz", Visitor.fresh())) {
      lost.await(Outgoing.Refused.class, refused -> refused.code().equals("noSuchGame"));
      lost.awaitClosed();
    }
  }

  @Test
  void aPageOfAnotherSiteIsSentAway() {
    URI stranger = URI.create("http://stranger.example");
    try (SocketClient foreign = SocketClient.open(base(), "lobby", Visitor.fresh(), stranger)) {
      foreign.awaitClosed();
      assertEquals(List.of(), foreign.unread());
    }
  }

  @Test
  void whoKeepsNoCookieIsNobody() {
    try (SocketClient nobody = SocketClient.open(base(), "lobby", new Visitor("other=1"))) {
      nobody.await(Outgoing.Refused.class, refused -> refused.code().equals("noVisitor"));
      nobody.awaitClosed();
    }
  }

  private static void refused(Table table, SocketClient from, Incoming message, String code) {
    from.send(message);
    assertEquals(code, from.await(Outgoing.Refused.class).code(), message.toString());
    for (SocketClient other : List.of(table.white(), table.black())) {
      assertTrue(
          other.unread().stream().noneMatch(RefusalsIT::isOfTheGame), other.unread().toString());
    }
  }

  private static boolean isOfTheGame(Outgoing message) {
    return message instanceof Outgoing.Moved
        || message instanceof Outgoing.Happened
        || message instanceof Outgoing.Ended
        || message instanceof Outgoing.Refused;
  }

  private static List<Row> stored(Table table) {
    return database()
        .rows(
            "select g.*, (select count(*) from ply where game_id = g.id) as plies"
                + " from game g where id = ?",
            table.game());
  }
}
