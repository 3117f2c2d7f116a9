package dama.page;

import dama.chat.LineStatus;
import dama.player.Player;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.json.JsonNumber;
import jakarta.json.JsonValue;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Values of the audit's states in words. */
@RequestScoped
public class AuditValues {

  private static final String NONE = "–";

  /** Where the words of a field's constants are. */
  private static final Map<String, String> LISTS =
      Map.of(
          "kind", "console.sanction.",
          "rooms", "console.rooms.",
          "outcome", "console.outcome.",
          "action", "console.filterAction.",
          "role", "console.role.",
          "status", "lines.status.",
          "flag", "lines.flag.");

  @Inject private Words words;

  String of(String field, @Nullable JsonValue value, Map<Long, Player> people) {
    if (value == null || value == JsonValue.NULL) {
      return NONE;
    }
    return switch (value.getValueType()) {
      case TRUE, FALSE -> words.of("console.answer." + value);
      case NUMBER ->
          field.equals("about") || field.equals("claimedBy")
              ? person(value, people)
              : value.toString();
      case ARRAY ->
          value.asJsonArray().stream()
              .map(each -> field.equals("people") ? person(each, people) : AuditChanges.text(each))
              .collect(Collectors.joining(", "));
      default -> text(field, AuditChanges.text(value));
    };
  }

  private static String person(JsonValue id, Map<Long, Player> people) {
    Player person = id instanceof JsonNumber number ? people.get(number.longValue()) : null;
    return person == null ? id.toString() : Words.isolated(person.name());
  }

  private String text(String field, String text) {
    if (text.isEmpty()) {
      return NONE;
    }
    if (field.equals("room") && text.equals("lobby")) {
      return words.of("console.room.lobby");
    }
    if (field.equals("language")) {
      return Language.byTag(text).map(Language::getOwnName).orElse(text);
    }
    String key = LISTS.getOrDefault(field, "") + camel(text);
    String listed = LISTS.containsKey(field) ? words.of(key) : key;
    return LISTS.containsKey(field) && !listed.equals(key) ? listed : Words.isolated(time(text));
  }

  /** What is a time is written as the other times of the record. */
  private static String time(String text) {
    try {
      return UtcTime.write(Instant.parse(text)) + " UTC";
    } catch (DateTimeParseException none) {
      return text;
    }
  }

  /** {@code nothingWrong} of {@code NOTHING_WRONG}. */
  private static String camel(String constant) {
    StringBuilder camel = new StringBuilder();
    for (String word : constant.toLowerCase(Locale.ROOT).split("_", -1)) {
      camel.append(
          camel.isEmpty() || word.isEmpty()
              ? word
              : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
    }
    return camel.toString();
  }

  /**
   * Which lines were shown, held or hidden.
   *
   * @param one whether it is about one line, whose number is told beside
   * @return empty if the state is of something else
   */
  String lines(Map<String, JsonValue> state, boolean one) {
    StringJoiner all = new StringJoiner(" · ");
    for (LineStatus status : LineStatus.values()) {
      String name = words.of("lines.status." + Codes.of(status));
      JsonValue ids = state.get(status.name());
      JsonValue count = state.get(status + ".count");
      if (ids != null && one) {
        all.add(name);
      } else if (ids != null) {
        all.add(name + ": " + Words.isolated(of("", ids, Map.of())));
      } else if (count != null) {
        String range = state.get(status + ".first") + "–" + state.get(status + ".last");
        all.add(name + ": " + Words.isolated(count + " (" + range + ")"));
      }
    }
    return all.toString();
  }

  /** A setting's value: a number, or one of the words of the owner's page. */
  String setting(String value) {
    String key = "owner.links." + value;
    return value.isEmpty() ? "" : words.of(key).equals(key) ? value : words.of(key);
  }
}
