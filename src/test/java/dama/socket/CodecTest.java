package dama.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.harness.Abuse;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CodecTest {

  @Test
  void aMoveIsRead() {
    assertEquals(
        Optional.of(new Incoming.Move(24, List.of(32, 23, 14))),
        Codec.read("{\"type\":\"move\",\"ply\":24,\"path\":[32,23,14]}"));
  }

  @Test
  void aMissingTextIsEmptyAndAnUnknownMemberIsPassedOver() {
    assertEquals(
        Optional.of(new Incoming.Say("", "hi")),
        Codec.read("{\"text\":\"hi\",\"type\":\"say\",\"more\":{\"a\":[1]}}"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "[]",
        "{",
        "move",
        "{}",
        "{\"type\":7}",
        "{\"type\":\"fly\"}",
        "{\"type\":\"Move\",\"ply\":1,\"path\":[1,2]}",
        "{\"type\":\"move\",\"ply\":1}",
        "{\"type\":\"move\",\"ply\":1.5,\"path\":[1,2]}",
        "{\"type\":\"move\",\"ply\":1e999999999,\"path\":[1,2]}",
        "{\"type\":\"move\",\"ply\":99999999999,\"path\":[1,2]}",
        "{\"type\":\"move\",\"ply\":\"1\",\"path\":[1,2]}",
        "{\"type\":\"move\",\"ply\":1,\"path\":[1,\"2\"]}",
        "{\"type\":\"move\",\"ply\":1,\"path\":[1,null]}",
        "{\"type\":\"say\",\"key\":\"k\",\"text\":5}"
      })
  void whatIsNoMessageIsNothing(String text) {
    assertEquals(Optional.empty(), Codec.read(text));
  }

  @Test
  void whatIsSentToMakeUsStumbleIsNothing() {
    for (String text : Abuse.texts()) {
      assertEquals(Optional.empty(), Codec.read(text), text);
    }
  }

  @Test
  void spaceAroundAMessageIsNoPartOfIt() {
    assertEquals(Optional.of(new Incoming.Ping()), Codec.read(" {\"type\":\"ping\"}\n "));
  }

  @Test
  void deepNestingIsNothing() {
    assertEquals(Optional.empty(), Codec.read("{\"type\":" + "[".repeat(8_000)));
  }

  @Test
  void aMessageIsWrittenWithItsTypeAndWithoutAbsentValues() {
    assertEquals(
        "{\"code\":\"tryAgain\",\"about\":\"move\",\"number\":0,\"type\":\"refused\"}",
        Codec.write(new Outgoing.Refused("tryAgain", "move", null, 0)));
  }

  @Test
  void partsAndListsAreWritten() {
    assertEquals(
        "{\"people\":[{\"id\":7,\"name\":\"<Ana>\"}],\"type\":\"online\"}",
        Codec.write(new Outgoing.Online(List.of(new Outgoing.Person(7, "<Ana>")))));
  }
}
