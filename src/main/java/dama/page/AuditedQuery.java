package dama.page;

import dama.chat.ChatQuery;
import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObjectBuilder;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What somebody asked of the chat log, as the audit keeps it: ids, states and times. Of a text only
 * that there was one, since words could never be erased from there.
 */
final class AuditedQuery {

  /** A row of the audit has room for some hundred ids. */
  private static final int MOST_IDS = 100;

  private AuditedQuery() {}

  static String of(ChatQuery query, ExportFormat format) {
    JsonObjectBuilder json = Json.createObjectBuilder();
    json.add("format", format.extension());
    people(json, query.who().ids());
    put(json, "account", query.who().account());
    put(json, "address", plain(query.who().addressHash()));
    put(json, "room", plain(query.where().room()));
    put(json, "game", query.where().game());
    put(json, "text", query.what().text() == null ? null : true);
    put(json, "status", query.what().status());
    ChatQuery.Flagged flagged = query.what().flagged();
    put(json, "flag", flagged == null ? null : flagged.flag() == null ? "ANY" : flagged.flag());
    put(json, "from", query.when().from());
    put(json, "to", query.when().to());
    return json.build().toString();
  }

  private static void people(JsonObjectBuilder json, @Nullable Set<Long> ids) {
    if (ids == null) {
      return;
    }
    JsonArrayBuilder people = Json.createArrayBuilder();
    ids.stream().sorted().limit(MOST_IDS).forEach(people::add);
    json.add("people", people).add("peopleCount", ids.size());
  }

  /** What somebody typed is kept only if it can be a room or a hash. */
  private static @Nullable String plain(@Nullable String code) {
    return code == null || code.matches("lobby|[a-z0-9]{10}|[0-9a-f]{32}") ? code : "?";
  }

  private static void put(JsonObjectBuilder json, String name, @Nullable Object value) {
    if (value instanceof Boolean truth) {
      json.add(name, truth);
    } else if (value != null) {
      json.add(name, value.toString());
    }
  }
}
