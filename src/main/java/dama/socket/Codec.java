package dama.socket;

import jakarta.json.JsonArray;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import jakarta.json.stream.JsonParser;
import java.io.StringReader;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
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
    String name = message.getSimpleName();
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  static String write(Outgoing message) {
    return object(message).add("type", typeOf(message.getClass())).build().toString();
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
    RecordComponent[] components = type.getRecordComponents();
    Object[] values = new Object[components.length];
    Class<?>[] types = new Class<?>[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      values[i] = value(components[i], from.get(components[i].getName()));
    }
    try {
      var constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no message " + type, e);
    }
  }

  private static Object value(RecordComponent component, @Nullable JsonValue value) {
    if (component.getType() == String.class) {
      return value == null ? "" : text(value);
    }
    if (component.getType() == int.class) {
      return integer(value);
    }
    if (component.getType() == long.class) {
      return number(value);
    }
    if (component.getType() == boolean.class) {
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

  private static JsonObjectBuilder object(Object record) {
    JsonObjectBuilder builder = JSON.createObjectBuilder();
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      Object value = read(record, component);
      if (value != null) {
        builder.add(component.getName(), json(value));
      }
    }
    return builder;
  }

  private static @Nullable Object read(Object record, RecordComponent component) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("unreadable " + component, e);
    }
  }

  private static JsonValue json(Object value) {
    if (value instanceof String string) {
      return JSON.createValue(string);
    }
    if (value instanceof Integer number) {
      return JSON.createValue(number);
    }
    if (value instanceof Long number) {
      return JSON.createValue(number);
    }
    if (value instanceof Boolean truth) {
      return truth ? JsonValue.TRUE : JsonValue.FALSE;
    }
    if (value instanceof List<?> list) {
      JsonArrayBuilder array = JSON.createArrayBuilder();
      list.forEach(one -> array.add(json(one)));
      return array.build();
    }
    return object(value).build();
  }

  /** A value that does not fit its place in the message. */
  private static final class UnfitException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnfitException() {
      super(null, null, false, false);
    }
  }
}
