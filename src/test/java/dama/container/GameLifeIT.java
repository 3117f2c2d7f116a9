package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Await;
import dama.harness.SocketClient;
import dama.harness.Table;
import dama.harness.TestDatabase.Row;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What happens around the moves. */
class GameLifeIT extends Deployed {
  private static final List<Integer> FIRST = List.of(32, 28);
  private static final List<Integer> SECOND = List.of(20, 25);
  private static final Duration LONG = Duration.ofSeconds(30);

  private Table meet(String time) {
    return Table.meet(base(), "international", time);
  }

  /** Both have moved; it is White's turn. */
  private Table moved(String time) {
    Table table = meet(time);
    table.play(1, FIRST);
    table.play(2, SECOND);
    return table;
  }

  private static Row row(Table table) {
    return database().rows("select * from game where id = ?", table.game()).get(0);
  }

  private static String refusal(SocketClient from, Incoming message) {
    from.send(message);
    return from.await(Outgoing.Refused.class).code();
  }

  private static void ended(SocketClient client, String result, String ending) {
    Outgoing.Ended ended = client.await(Outgoing.Ended.class);
    assertEquals(result + " " + ending, ended.result() + " " + ended.ending());
  }

  private static void happened(SocketClient client, String kind) {
    client.await(Outgoing.Happened.class, one -> one.happening().kind().equals(kind));
  }

  /** Everything that was on its way to this page has come. */
  private static List<Outgoing> heard(SocketClient client) {
    client.send(new Incoming.Ping());
    client.await(Outgoing.Pong.class);
    return client.unread();
  }

  @Test
  void aGameInWhichNotBothHaveMovedIsAbortedWithoutAResult() {
    try (Table table = meet("180+2")) {
      table.play(1, FIRST);
      table.black().send(new Incoming.Abort());
      ended(table.white(), "none", "aborted");
      ended(table.black(), "none", "aborted");
      assertEquals("ABORTED", row(table).text("ending"));
    }
    try (Table table = moved("180+2")) {
      assertEquals("tooLateToAbort", refusal(table.black(), new Incoming.Abort()));
    }
  }

  @Test
  void aGameWhoseFirstMoveDoesNotComeEndsForThatReason() {
    try (Table table = meet("180+2")) {
      OffsetDateTime then = OffsetDateTime.now(ZoneOffset.UTC).minusMinutes(1);
      database()
          .update(
              "update game set clock_since = ?, deadline_at = ? where id = ?",
              then,
              then,
              table.game());
      Outgoing.Ended ended = table.black().await(Outgoing.Ended.class);
      assertEquals("none noFirstMove", ended.result() + " " + ended.ending());
    }
  }

  @Test
  void aMoveIsTakenBackOnceWhenTheOtherAgrees() {
    try (Table table = moved("-")) {
      table.white().send(new Incoming.AskTakeback(1));
      happened(table.black(), "takebackAsked");
      table.black().send(new Incoming.AcceptTakeback(1));
      for (SocketClient page : List.of(table.white(), table.black())) {
        Outgoing.Game game = page.await(Outgoing.Game.class);
        assertEquals("0 white", game.plies().size() + " " + game.turn());
      }
      assertEquals("noTakebackAsked", refusal(table.black(), new Incoming.AcceptTakeback(1)));
      assertEquals("0", row(table).text("ply_count"));
      table.play(1, List.of(33, 29));
    }
  }

  @Test
  void aTakebackThatIsDeclinedIsToldToBoth() {
    try (Table table = moved("-")) {
      table.white().send(new Incoming.AskTakeback(1));
      happened(table.black(), "takebackAsked");
      table.black().send(new Incoming.DeclineTakeback());
      happened(table.white(), "takebackDeclined");
      happened(table.black(), "takebackDeclined");
      assertEquals("takebackDeclinedLately", refusal(table.white(), new Incoming.AskTakeback(1)));
    }
  }

  @Test
  void aPremoveIsPlayedAtOnceAndNobodyElseKnowsOfItBefore() {
    try (Table table = meet("180+2")) {
      table.black().send(new Incoming.Premove(2, SECOND));
      assertEquals(SECOND, table.black().await(Outgoing.Dealt.class).dealings().premove());
      assertTrue(
          heard(table.white()).stream().noneMatch(Outgoing.Dealt.class::isInstance), "in secret");
      table.play(1, FIRST);
      Outgoing.Moved second =
          table.white().await(Outgoing.Moved.class, one -> one.ply().number() == 2);
      assertEquals(SECOND, second.ply().path());
      assertEquals(0, second.ply().spent());
    }
  }

  @Test
  void aPremoveThatIsNotLegalIsDroppedAndItsMakerIsTold() {
    try (Table table = meet("180+2")) {
      table.black().send(new Incoming.Premove(2, List.of(23, 28)));
      table.black().await(Outgoing.Dealt.class);
      table.play(1, FIRST);
      table.black().await(Outgoing.PremoveFailed.class);
      assertTrue(heard(table.white()).stream().noneMatch(Outgoing.PremoveFailed.class::isInstance));
      table.play(2, SECOND);
    }
  }

  @Test
  void oneGameComesOfTwoWhoAskForAnotherAtOnce() {
    try (Table table = meet("180+2")) {
      assertEquals("gameNotOver", refusal(table.white(), new Incoming.Rematch()));
      table.white().send(new Incoming.Resign());
      table.black().await(Outgoing.Ended.class);
      table.white().send(new Incoming.Rematch());
      table.black().send(new Incoming.Rematch());
      table.black().send(new Incoming.Rematch());
      String next = table.white().await(Outgoing.Started.class).game();
      assertEquals(next, table.black().await(Outgoing.Started.class).game());
      table.black().await(Outgoing.Rematched.class, one -> next.equals(one.next()));
      Row before = row(table);
      assertEquals(next, before.text("next_id"));
      Row after = database().rows("select * from game where id = ?", next).get(0);
      assertEquals(before.text("black_id"), after.text("white_id"));
      assertEquals(before.text("white_id"), after.text("black_id"));
      assertEquals("180+2", after.text("time_control"));
      assertEquals(
          2,
          database()
              .rows(
                  "select id from game where white_id in (?, ?)",
                  id(before, "white"),
                  id(before, "black"))
              .size());
    }
  }

  private static long id(Row game, String side) {
    return Long.parseLong(game.text(side + "_id"));
  }

  @Test
  void aRematchThatIsDeclinedIsToldAndNotAskedForAgain() {
    try (Table table = meet("-")) {
      table.white().send(new Incoming.Resign());
      table.black().await(Outgoing.Ended.class);
      assertEquals("noRematchAsked", refusal(table.black(), new Incoming.DeclineRematch()));
      table.white().send(new Incoming.Rematch());
      happened(table.black(), "rematchOffered");
      table.black().await(Outgoing.Rematched.class, one -> "white".equals(one.by()));
      table.black().send(new Incoming.DeclineRematch());
      happened(table.white(), "rematchDeclined");
      assertEquals("rematchDeclined", refusal(table.white(), new Incoming.Rematch()));
    }
  }

  @Test
  void whoShowsAnotherPageIsToldOfOffersAndOfTheEnd() {
    try (Table table = moved("180+2");
        SocketClient elsewhere = SocketClient.open(base(), "page", table.blackVisitor())) {
      elsewhere.await(Outgoing.Playing.class, one -> !one.games().isEmpty());
      table.white().send(new Incoming.OfferDraw());
      elsewhere.await(
          Outgoing.Playing.class, one -> "drawOffered".equals(one.games().get(0).asked()));
      table.white().send(new Incoming.Resign());
      assertEquals("won", elsewhere.await(Outgoing.Notice.class).kind());
      table.white().send(new Incoming.Rematch());
      assertEquals("rematchOffered", elsewhere.await(Outgoing.Notice.class).kind());
      assertTrue(heard(table.black()).stream().noneMatch(Outgoing.Notice.class::isInstance));
    }
  }

  @Test
  void whoHasLeftOnTheirTurnCanBeClaimedFromAfterTenSeconds() {
    try (Table table = moved("180+2")) {
      table.white().leave();
      Outgoing.Presence gone =
          table.black().await(Outgoing.Presence.class, one -> "white".equals(one.absent()));
      Long left = gone.claimableIn();
      assertTrue(left != null && left > 0 && left <= 10_000, "claimable in " + left);
      assertEquals("notAbsent", refusal(table.black(), new Incoming.ClaimAbsence(true)));
      Await.until("claimable", LONG, () -> claims(table.black()));
      assertEquals(
          "BLACK_WINS ABSENCE", row(table).text("result") + " " + row(table).text("ending"));
    }
  }

  @Test
  void aTabThatCrashesIsNotLeft() {
    try (Table table = moved("180+2")) {
      table.white().crash();
      Outgoing.Presence gone =
          table.black().await(Outgoing.Presence.class, one -> "white".equals(one.absent()));
      Long left = gone.claimableIn();
      assertTrue(left != null && left > 10_000 && left <= 60_000, "claimable in " + left);
    }
  }

  @Test
  void whoShowsAnotherPageIsToldThatTheirGameCanBeClaimedUntilTheyAreBack() {
    try (Table table = moved("180+2");
        SocketClient elsewhere = SocketClient.open(base(), "page", table.whiteVisitor())) {
      table.white().leave();
      Await.until("told", LONG, () -> claimableIn(elsewhere) != null);
      assertNull(claimableIn(table.black()));
      try (SocketClient back = table.join(table.whiteVisitor())) {
        back.await(Outgoing.Game.class);
        Await.until("not any more", LONG, () -> claimableIn(elsewhere) == null);
      }
    }
  }

  /** What the latest list of their running games says of the only one. */
  private static @Nullable Long claimableIn(SocketClient page) {
    return page.unread().stream()
        .filter(Outgoing.Playing.class::isInstance)
        .map(playing -> ((Outgoing.Playing) playing).games())
        .reduce((earlier, later) -> later)
        .flatMap(games -> games.stream().findFirst())
        .map(Outgoing.Running::claimableIn)
        .orElse(null);
  }

  private static boolean claims(SocketClient client) {
    client.send(new Incoming.ClaimAbsence(true));
    Outgoing answer =
        client.await(
            Outgoing.class,
            one -> one instanceof Outgoing.Ended || one instanceof Outgoing.Refused);
    return answer instanceof Outgoing.Ended;
  }

  @Test
  void whoComesBackCanNotBeClaimedFromAndAConnectionThatBreaksIsGivenLonger() {
    try (Table table = moved("180+2")) {
      table.white().close();
      Outgoing.Presence gone =
          table.black().await(Outgoing.Presence.class, one -> "white".equals(one.absent()));
      Long left = gone.claimableIn();
      assertTrue(left != null && left > 10_000 && left <= 60_000, "claimable in " + left);
      try (SocketClient back = table.join(table.whiteVisitor())) {
        table.black().await(Outgoing.Presence.class, one -> one.white() && one.absent() == null);
        assertEquals("notAbsent", refusal(table.black(), new Incoming.ClaimAbsence(true)));
        assertEquals("yourTurn", refusal(back, new Incoming.ClaimAbsence(true)));
      }
    }
  }

  @Test
  void timeThatIsOverEndsTheGameForBoth() {
    try (Table table = moved("0+1")) {
      ended(table.white(), "blackWins", "timeout");
      ended(table.black(), "blackWins", "timeout");
    }
  }

  @Test
  void timeThatIsOverEndsTheGameWithNobodyThere() {
    Table table = moved("0+3");
    // So White has three seconds.
    table.play(3, List.of(28, 22));
    table.close();
    Await.until("ended", LONG, () -> row(table).columns().get("ending") != null);
    assertEquals("TIMEOUT", row(table).text("ending"));
    assertEquals(
        2, database().rows("select side from game_side where game_id = ?", table.game()).size());
  }

  @Test
  void timeIsAddedToTheOther() {
    try (Table table = moved("180+2")) {
      table.black().send(new Incoming.AddTime());
      happened(table.white(), "timeAdded");
      long white = table.white().await(Outgoing.Dealt.class).dealings().white();
      assertTrue(white > 180_000 && white <= 195_000, "left " + white);
    }
  }

  @Test
  void onlyWhoPlaysByTheClockIsAskedHowLongTheirNetworkTakes() {
    try (Table timed = meet("180+2");
        Table untimed = meet("-")) {
      Await.until("asked", LONG, () -> timed.white().pings() > 0 && timed.black().pings() > 0);
      assertEquals(0, untimed.white().pings());
    }
  }

  /** What a slow network is given back is bounded whatever the browser does. */
  @Test
  void theQuotaOfTheNetworkIsInTheRow() {
    try (Table table = moved("180+2")) {
      table.play(3, List.of(28, 22));
      long quota = Long.parseLong(row(table).text("white_lag"));
      assertTrue(quota >= 1_500 && quota <= 2_000, "quota " + quota);
    }
  }
}
