package dama.container;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Abuse;
import dama.harness.RawSocket;
import dama.harness.SocketClient;
import dama.harness.Table;
import dama.harness.Visitor;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever comes in over a socket, who sent it hears no more than a refusal and others nothing. */
class SocketAbuseIT extends Deployed {
  private static final Pattern ENTRAILS =
      Pattern.compile("\\bat [\\w.$]+\\(|[a-z]\\.[A-Z]\\w*(Exception|Error)|Caused by:");

  private static final String UNREADABLE = "\"code\":\"unreadable\"";

  static Stream<Arguments> fatal() {
    return cases(Abuse.fatal());
  }

  static Stream<Arguments> tedious() {
    return cases(Abuse.tedious());
  }

  private static Stream<Arguments> cases(Map<String, List<byte[]>> all) {
    return all.entrySet().stream().map(each -> Arguments.of(each.getKey(), each.getValue()));
  }

  /** At a table as one of its players: there is something to spoil. */
  private RawSocket sit(Table table) throws IOException {
    RawSocket seat = RawSocket.open(base(), table.game(), table.whiteVisitor());
    seat.await(text -> text.contains("\"type\":\"game\""));
    return seat;
  }

  private static void assertDiscreet(RawSocket seat) {
    for (String text : seat.heard()) {
      assertFalse(ENTRAILS.matcher(text).find(), text);
    }
  }

  private static void assertUndisturbed(Table table) {
    assertTrue(
        Stream.of(table.white(), table.black())
            .flatMap(one -> one.unread().stream())
            .noneMatch(told -> told instanceof Outgoing.Ended || told instanceof Outgoing.Refused));
    table.play(1, List.of(21, 17));
    table.play(2, List.of(12, 16));
  }

  @Test
  void whatIsNoMessageIsRefusedAndTheNextOneHeard() throws IOException {
    try (Table table = Table.meet(base(), "russian");
        RawSocket seat = sit(table)) {
      for (String text : Abuse.texts()) {
        assertTrue(seat.say(text), text);
        String answer = seat.await(said -> said.contains("\"type\":\"refused\""));
        assertTrue(answer.contains(UNREADABLE), text + " " + answer);
      }
      seat.say("{\"type\":\"ping\"}");
      seat.await(said -> said.contains("\"type\":\"pong\""));
      assertDiscreet(seat);
      assertUndisturbed(table);
    }
  }

  @Test
  void aMemberThatIsThereTwiceIsReadOnceOrNotAtAll() throws IOException {
    try (Table table = Table.meet(base(), "russian");
        RawSocket seat = sit(table)) {
      seat.say("{\"type\":\"fly\",\"type\":\"ping\"}");
      seat.await(said -> said.contains("\"type\":\"pong\"") || said.contains(UNREADABLE));
      seat.say("{\"type\":\"move\",\"ply\":99,\"ply\":98,\"path\":[1,2],\"path\":[3,4]}");
      seat.await(said -> said.contains("\"code\":\"stalePly\"") || said.contains(UNREADABLE));
      assertUndisturbed(table);
    }
  }

  @Test
  void halvesOfPairsHurtNobodyWhoIsToldOfThem() {
    try (Table table = Table.meet(base(), "russian")) {
      table.white().sendText("{\"type\":\"say\",\"key\":\"\\ud800\",\"text\":\"one \\udfff.\"}");
      table.white().sendText("{\"type\":\"rename\",\"name\":\"\\ud83d\\ud83d\"}");
      table
          .white()
          .sendText("{\"type\":\"challenge\",\"name\":\"\\udc00\",\"variant\":\"\\udc00\"}");
      table.white().sendText("{\"type\":\"accept\",\"offer\":\"\\udc00\\u0000\"}");
      table
          .white()
          .sendText(
              "{\"type\":\"report\",\"kind\":\"game\",\"id\":1,\"reason\":\"\\ud800\","
                  + "\"words\":\"\\ud800\\u0000\"}");
      table.white().send(new Incoming.Say("whole", "after"));
      table.black().await(Outgoing.Said.class, said -> said.line().text().equals("after"));
      table.white().await(Outgoing.Said.class, said -> said.line().text().equals("after"));
      table.play(1, List.of(21, 17));
    }
  }

  @Test
  void aTextInPiecesIsReadWholeAndOneOfEightKilobytesIsStillRead() throws IOException {
    try (Table table = Table.meet(base(), "russian");
        RawSocket seat = sit(table)) {
      seat.send(RawSocket.frame(RawSocket.FIRST, "{\"type\""));
      seat.send(RawSocket.frame(RawSocket.PING, "amid"));
      for (String piece : List.of(":", "\"p", "in")) {
        seat.send(RawSocket.frame(RawSocket.MORE, piece));
      }
      seat.send(RawSocket.frame(RawSocket.LAST, "g\"}"));
      seat.await(said -> said.contains("\"type\":\"pong\""));
      String ping = "{\"type\":\"ping\"}";
      seat.say(" ".repeat(8_192 - ping.length()) + ping);
      seat.await(said -> said.contains("\"type\":\"pong\""));
      assertUndisturbed(table);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("fatal")
  void whatBreaksTheRulesOfSocketsEndsItsOwnConnectionAlone(String what, List<byte[]> frames)
      throws IOException {
    try (Table table = Table.meet(base(), "russian");
        RawSocket seat = sit(table)) {
      for (byte[] frame : frames) {
        boolean unused = seat.send(frame);
      }
      assertTrue(seat.awaitClosed() > 1000, what);
      assertDiscreet(seat);
      assertUndisturbed(table);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("tedious")
  void whatIsABurdenIsBorneByWhoSendsIt(String what, List<byte[]> frames) throws IOException {
    try (Table table = Table.meet(base(), "russian");
        RawSocket seat = sit(table)) {
      for (byte[] frame : frames) {
        boolean unused = seat.send(frame);
      }
      assertUndisturbed(table);
      try (SocketClient newcomer = SocketClient.open(base(), "lobby", Visitor.fresh())) {
        newcomer.await(Outgoing.Welcome.class);
      }
      assertDiscreet(seat);
    }
  }

  @Test
  void whoTalksWithoutEndIsSentAway() throws IOException {
    try (Table table = Table.meet(base(), "russian");
        RawSocket seat = sit(table)) {
      boolean heard = true;
      for (int i = 0; heard && i < 20_000; i++) {
        heard = seat.say("{\"type\":\"ping\"}");
      }
      // Who does not listen meanwhile may be sent away for that.
      assertTrue(List.of(1008, 1013, RawSocket.BROKEN).contains(seat.awaitClosed()));
      assertUndisturbed(table);
    }
  }
}
