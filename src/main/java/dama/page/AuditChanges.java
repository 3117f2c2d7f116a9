package dama.page;

import dama.audit.Entry;
import dama.chat.LineStatus;
import dama.player.Player;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.json.Json;
import jakarta.json.JsonException;
import jakarta.json.JsonNumber;
import jakarta.json.JsonReader;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The states before and after an act, field by field and in words; exports have them as they are.
 */
@RequestScoped
public class AuditChanges {

  private static final String NONE = "–";

  /** Told even where they stay as they are: they say what it is about. */
  private static final Set<String> SUBJECTS = Set.of("about", "pattern");

  private static final Set<String> PEOPLE = Set.of("about", "claimedBy", "people");

  @Inject private Words words;
  @Inject private AuditValues values;

  /**
   * A field of the state.
   *
   * @param before empty if it was not another before
   */
  public record Change(String name, String before, String after) {}

  List<Change> of(Entry entry, Map<Long, Player> people) {
    if (entry.subjectKind().equals("setting")) {
      return List.of(setting(entry));
    }
    Map<String, JsonValue> before = read(entry.before());
    Map<String, JsonValue> after = read(entry.after());
    List<Change> changes = new ArrayList<>();
    boolean one = entry.subjectKind().equals("line");
    String was = values.lines(before, one);
    String is = values.lines(after, one);
    if (!was.isEmpty() || !is.isEmpty()) {
      changes.add(change("lineStatus", was, is));
    }
    Set<String> fields = new LinkedHashSet<>(before.keySet());
    fields.addAll(after.keySet());
    fields.removeIf(AuditChanges::isStatus);
    if (before.isEmpty() || after.isEmpty()) {
      Map<String, JsonValue> only = before.isEmpty() ? after : before;
      fields.removeIf(field -> !says(only, field));
      fields.forEach(field -> changes.add(change(field, "", value(only, field, people))));
      return changes;
    }
    for (String field : fields) {
      String old = value(before, field, people);
      String now = value(after, field, people);
      if (!old.equals(now) || SUBJECTS.contains(field)) {
        changes.add(change(field, old.equals(now) ? "" : old, now));
      }
    }
    return changes;
  }

  private String value(Map<String, JsonValue> state, String field, Map<Long, Player> people) {
    return values.of(field, state.get(field), people);
  }

  /** The ids of those whom the states of an act name. */
  static Set<Long> people(Entry entry) {
    Set<Long> ids = new LinkedHashSet<>();
    for (String state : List.of(entry.before(), entry.after())) {
      Map<String, JsonValue> fields = read(state);
      for (String field : PEOPLE) {
        JsonValue value = fields.get(field);
        if (value instanceof JsonNumber id) {
          ids.add(id.longValue());
        } else if (value != null && value.getValueType() == JsonValue.ValueType.ARRAY) {
          value.asJsonArray().getValuesAs(JsonNumber.class).forEach(id -> ids.add(id.longValue()));
        }
      }
    }
    return ids;
  }

  /** An owner's setting is kept as it is, without a name. */
  private Change setting(Entry entry) {
    String key = "owner.setting." + entry.subjectId();
    String name = words.of(key).equals(key) ? words.of("console.field.key") : words.of(key);
    return new Change(
        name,
        values.setting(entry.before()),
        entry.after().isEmpty() ? NONE : values.setting(entry.after()));
  }

  private Change change(String field, String before, String after) {
    String key = "console.field." + field;
    String name = words.of(key);
    return new Change(name.equals(key) ? field : name, before, after);
  }

  /**
   * Whether a field of a state that stands alone says anything: nothing, none and no are left out.
   */
  private static boolean says(Map<String, JsonValue> state, String field) {
    String value = String.valueOf(state.get(field));
    boolean rooms = field.equals("rooms") && !"\"MUTE\"".equals(String.valueOf(state.get("kind")));
    return !rooms && !Set.of("null", "false", "0").contains(value);
  }

  private static boolean isStatus(String field) {
    String name = field.replaceFirst("\\..*", "");
    return List.of(LineStatus.values()).stream().anyMatch(status -> status.name().equals(name));
  }

  /** Empty if there was no state; whatever is no JSON object is one field. */
  static Map<String, JsonValue> read(String state) {
    if (state.isEmpty()) {
      return Map.of();
    }
    try (JsonReader reader = Json.createReader(new StringReader(state))) {
      return new LinkedHashMap<>(reader.readObject());
    } catch (JsonException unreadable) {
      return Map.of("state", (JsonValue) Json.createValue(state));
    }
  }

  /** As it stands in the JSON, if it is a text. */
  static String text(JsonValue value) {
    return value instanceof JsonString string ? string.getString() : value.toString();
  }
}
