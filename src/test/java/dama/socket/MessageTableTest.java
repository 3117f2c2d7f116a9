package dama.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.rights.MessageRight;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The table of messages leaves nothing out; that the server keeps to it is tried on a server. */
class MessageTableTest {

  static Stream<MessageRight> rows() {
    return MessageRight.all();
  }

  private static Optional<Incoming> read(MessageRight row) {
    return Codec.read(row.json().replace("{another}", "1"));
  }

  @Test
  void everyMessageIsInTheTable() {
    Set<String> due =
        messages(Incoming.class)
            .map(Class::getSimpleName)
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> told =
        rows()
            .flatMap(row -> read(row).stream())
            .map(message -> message.getClass().getSimpleName())
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(due, told);
  }

  private static Stream<Class<?>> messages(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(MessageTableTest::messages)
        : Stream.of(type);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void everyRowIsAMessageThatIsUnderstood(MessageRight row) {
    assertTrue(read(row).isPresent(), row.toString());
  }
}
