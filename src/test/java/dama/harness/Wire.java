package dama.harness;

import dama.socket.Incoming;
import dama.socket.Outgoing;
import jakarta.json.Json;
import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.io.StringReader;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A second reading of the protocol, from its records alone: it finds what the server's codec
 * forgets or adds.
 */
public final class Wire {
  private Wire() {}

  public static String write(Incoming message) {
    JsonObjectBuilder json = Json.createObjectBuilder().add("type", typeOf(message.getClass()));
    for (RecordComponent component : message.getClass().getRecordComponents()) {
      json.add(component.getName(), toJson(valueOf(component, message)));
    }
    return json.build().toString();
  }

  static Outgoing read(String text) {
    JsonObject json = Json.createReader(new StringReader(text)).readObject();
    String type = json.getString("type");
    Class<?> kind =
        Arrays.stream(Outgoing.class.getPermittedSubclasses())
            .filter(candidate -> typeOf(candidate).equals(type))
            .findFirst()
            .orElseThrow(() -> new AssertionError("Not in the protocol: " + text));
    return (Outgoing) readRecord(kind, json, 1);
  }

  private static String typeOf(Class<?> kind) {
    String name = kind.getSimpleName();
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  private static Object valueOf(RecordComponent component, Object record) {
    try {
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static JsonValue toJson(Object value) {
    if (value instanceof List<?> list) {
      return Json.createArrayBuilder(list).build();
    }
    if (value instanceof Boolean truth) {
      return truth ? JsonValue.TRUE : JsonValue.FALSE;
    }
    return value instanceof Number number
        ? Json.createValue(number.longValue())
        : Json.createValue((String) value);
  }

  private static Object readRecord(Class<?> kind, JsonObject json, int extra) {
    RecordComponent[] components = kind.getRecordComponents();
    List<@Nullable Object> values = new ArrayList<>();
    int found = 0;
    for (RecordComponent component : components) {
      JsonValue value = json.get(component.getName());
      found += value == null ? 0 : 1;
      values.add(readComponent(component, value, json));
    }
    if (found + extra != json.size()) {
      throw new AssertionError("More than " + kind.getSimpleName() + " holds: " + json);
    }
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      return kind.getDeclaredConstructor(types).newInstance(values.toArray());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static @Nullable Object readComponent(
      RecordComponent component, @Nullable JsonValue value, JsonObject whole) {
    if (value != null) {
      return readValue(component.getGenericType(), value);
    }
    if (!component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
      throw new AssertionError("No " + component.getName() + " in " + whole);
    }
    return null;
  }

  private static Object readValue(Type type, JsonValue value) {
    if (type instanceof ParameterizedType list) {
      Type of = list.getActualTypeArguments()[0];
      return ((JsonArray) value).stream().map(each -> readValue(of, each)).toList();
    }
    Class<?> kind = (Class<?>) type;
    if (kind.isRecord()) {
      return readRecord(kind, (JsonObject) value, 0);
    }
    if (kind == String.class) {
      return ((JsonString) value).getString();
    }
    if (kind == boolean.class) {
      return value.equals(JsonValue.TRUE);
    }
    JsonNumber number = (JsonNumber) value;
    return kind == long.class || kind == Long.class
        ? (Object) number.longValueExact()
        : number.intValueExact();
  }
}
