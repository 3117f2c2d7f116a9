package dama.socket;

import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import jakarta.json.stream.JsonParser;
import java.io.StringReader;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Turns the protocol's records into JSON text and back, by their components alone. Reading is
 * total: whatever a browser sends is either a message or nothing.
 */
final class Codec {
  /** Looked up once: every static method of Json searches for its provider anew. */
  private static final JsonProvider JSON = JsonProvider.provider();

  private static final Map<String, Class<?>> INCOMING =
      kinds(Incoming.class)
          .collect(Collectors.toUnmodifiableMap(Codec::typeOf, Function.identity()));

  private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,15}");

  private Codec() {}

  private static Stream<Class<?>> kinds(Class<?> sealed) {
    return Arrays.stream(sealed.getPermittedSubclasses())
        .flatMap(each -> each.isSealed() ? kinds(each) : Stream.of(each));
  }

  /** The name of a message on the wire: its record's name with a small first letter. */
  static String typeOf(Class<?> message) {
    return Shape.of(message).name();
  }

  static String write(Outgoing message) {
    return JsonText.ofMessage(message);
  }

  /** The message in the text, or nothing where it is no message of ours. */
  static Optional<Incoming> read(String text) {
    try (JsonParser parser = JSON.createParser(new StringReader(text))) {
      parser.next();
      JsonObject object = parser.getObject();
      if (parser.hasNext()) {
        return Optional.empty();
      }
      Class<?> type = INCOMING.get(object.getString("type", ""));
      return type == null ? Optional.empty() : Optional.of((Incoming) record(type, object));
    } catch (RuntimeException e) {
      // Each JSON library refuses by exceptions of its own, too deep a nesting by a bare one.
      return Optional.empty();
    }
  }

  private static Object record(Class<?> type, JsonObject from) {
    Shape shape = Shape.of(type);
    Object[] values =
        shape.parts().stream().map(part -> value(part.type(), from.get(part.name()))).toArray();
    return shape.make(values);
  }

  private static Object value(Class<?> type, @Nullable JsonValue value) {
    if (type == String.class) {
      return value == null ? "" : text(value);
    }
    if (type == int.class) {
      return integer(value);
    }
    if (type == long.class) {
      return number(value);
    }
    if (type == boolean.class) {
      return truth(value);
    }
    if (!(value instanceof JsonArray array)) {
      throw new UnfitException();
    }
    return array.stream().map(Codec::integer).toList();
  }

  private static String text(JsonValue value) {
    if (value instanceof JsonString string) {
      return string.getString();
    }
    throw new UnfitException();
  }

  private static Boolean truth(@Nullable JsonValue value) {
    if (value == JsonValue.TRUE || value == JsonValue.FALSE) {
      return value == JsonValue.TRUE;
    }
    throw new UnfitException();
  }

  private static Integer integer(@Nullable JsonValue value) {
    long number = number(value);
    if (number == (int) number) {
      return (int) number;
    }
    throw new UnfitException();
  }

  /** Exact, and in the range that browsers count exactly; never expanding 1e999999999. */
  private static Long number(@Nullable JsonValue value) {
    String digits = value instanceof JsonNumber number ? number.toString() : "";
    if (WHOLE.matcher(digits).matches()) {
      return Long.parseLong(digits);
    }
    throw new UnfitException();
  }

  /** A value that does not fit its place in the message. */
  private static final class UnfitException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnfitException() {
      super(null, null, false, false);
    }
  }
}
