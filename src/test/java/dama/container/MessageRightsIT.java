package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.harness.Await;
import dama.harness.Cast;
import dama.harness.Cast.Person;
import dama.harness.SocketClient;
import dama.harness.Table;
import dama.harness.Visitor;
import dama.rights.MessageRight;
import dama.rights.MessageRight.Who;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The server keeps to the table of who may say what over a socket, cell by cell. */
class MessageRightsIT extends Deployed {
  private static final Cast CAST = new Cast(database());
  private static final Person BANNED = CAST.banned();
  private static final Person MUTED = muted();

  static Stream<MessageRight> rows() {
    return MessageRight.all();
  }

  private static Person muted() {
    Person muted = CAST.account();
    CAST.sanction(muted, "MUTE");
    return muted;
  }

  /** The mute was written before it was looked for, and holds with the ban at the latest. */
  @BeforeEach
  void theServerKnowsWhoIsBanned() {
    String ping = "{\"type\":\"ping\"}";
    Await.until(
        "banned",
        Duration.ofSeconds(10),
        () -> say("page", BANNED.visitor(), ping).equals("banned"));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void everybodyHearsWhatTheTableSays(MessageRight row) {
    Map<Who, String> due = new EnumMap<>(Who.class);
    Map<Who, String> got = new EnumMap<>(Who.class);
    long another = CAST.account().id();
    try (Table table = Table.meet(base(), "russian")) {
      String room = row.room().equals("game") ? table.game() : row.room();
      for (Who who : Who.values()) {
        Visitor visitor = who == Who.PLAYER ? table.whiteVisitor() : person(who).visitor();
        due.put(who, row.answer(who));
        got.put(who, say(room, visitor, filled(row.json(), another)));
      }
    }
    assertEquals(due, got, row.toString());
  }

  private static Person person(Who who) {
    return switch (who) {
      case VISITOR -> CAST.visitor();
      case ACCOUNT, PLAYER -> CAST.account();
      case MODERATOR -> CAST.moderator();
      case OWNER -> CAST.owner();
      case MUTED -> MUTED;
      case BANNED -> BANNED;
    };
  }

  private static String filled(String json, long another) {
    return json.replace("{another}", "" + another)
        .replace("{key}", UUID.randomUUID().toString())
        .replace("{name}", "Said" + UUID.randomUUID().toString().substring(0, 8));
  }

  /** What is answered before the answer to a ping that follows: a refusal's code, or ok. */
  private String say(String room, Visitor visitor, String json) {
    try (SocketClient socket = SocketClient.open(base(), room, visitor)) {
      Outgoing first =
          socket.await(
              Outgoing.class,
              one -> one instanceof Outgoing.Welcome || one instanceof Outgoing.Refused);
      if (first instanceof Outgoing.Refused refused) {
        return refused.code();
      }
      socket.sendText(json);
      socket.send(new Incoming.Ping());
      socket.await(Outgoing.Pong.class);
      return socket.unread().stream()
          .filter(Outgoing.Refused.class::isInstance)
          .map(one -> ((Outgoing.Refused) one).code())
          .findFirst()
          .orElse("ok");
    }
  }
}
