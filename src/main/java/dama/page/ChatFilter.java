package dama.page;

import dama.chat.ChatQuery;
import dama.chat.ChatStore;
import dama.chat.LineFlag;
import dama.chat.LineStatus;
import dama.chat.Paging;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a moderator looks for in the chat log, as the address has it; what is not given does not
 * matter. The same address asks the same of whoever opens it.
 *
 * @param given by the names of {@link #FIELDS}
 */
public record ChatFilter(Map<String, String> given) {

  /** A person by any name they had, or by their number; {@code flag} can be {@code any}. */
  static final List<String> FIELDS =
      List.of(
          "person", "author", "room", "kind", "text", "from", "to", "status", "flag", "address",
          "sort");

  private static final List<String> PLACES = List.of("after", "before");
  private static final String ANY = "any";

  /** Of more people at once nothing can be found in good time: the name begins too many. */
  private static final int MOST_PEOPLE = 1_000;

  static ChatFilter of(HttpServletRequest request) {
    Map<String, String> given = new LinkedHashMap<>();
    for (String field : FIELDS) {
      put(given, field, request.getParameter(field));
    }
    for (String place : PLACES) {
      put(given, place, request.getParameter(place));
    }
    return new ChatFilter(given);
  }

  private static void put(Map<String, String> given, String field, @Nullable String value) {
    if (value != null && !value.isBlank()) {
      given.put(field, value.strip());
    }
  }

  /** What was typed into a field; empty if nothing was. */
  public String of(String field) {
    return given.getOrDefault(field, "");
  }

  /**
   * What to ask the store; nothing if a field is not to be understood, since whoever wrote it wants
   * no other lines.
   *
   * @param lobby what the page's language calls the lobby: nobody need know its code
   * @param named the ids of those who ever had a name that begins so
   */
  Optional<ChatQuery> query(String lobby, Function<String, Set<Long>> named) {
    if (!fault().isEmpty()) {
      return Optional.empty();
    }
    Set<Long> people = people(named);
    if (people != null && people.size() > MOST_PEOPLE) {
      return Optional.empty();
    }
    return Optional.of(
        new ChatQuery(
            new ChatQuery.Who(people, either("author", "account"), orNull("address")),
            new ChatQuery.Where(
                of("room").equalsIgnoreCase(lobby) ? ChatStore.LOBBY : orNull("room"),
                either("kind", "game")),
            new ChatQuery.What(orNull("text"), constant(LineStatus.class, "status"), flagged()),
            new ChatQuery.When(time("from", 0), time("to", 1))));
  }

  /** The first field that is not to be understood; empty if there is none. */
  String fault() {
    for (String field : List.of("from", "to")) {
      if (given.containsKey(field) && time(field, 0) == null) {
        return field;
      }
    }
    boolean status = given.containsKey("status") && constant(LineStatus.class, "status") == null;
    if (status) {
      return "status";
    }
    boolean flag =
        given.containsKey("flag")
            && !of("flag").equals(ANY)
            && constant(LineFlag.class, "flag") == null;
    return flag ? "flag" : "";
  }

  Paging paging(int size) {
    boolean oldestFirst = of("sort").equals("oldest");
    long after = id("after");
    long before = id("before");
    return new Paging(oldestFirst, before > 0 ? before : after, before > 0, size);
  }

  /** The part of an address that asks for the same. */
  String address() {
    return address("", 0);
  }

  /**
   * The part of an address that asks for the same, in another place.
   *
   * @param place {@code after} or {@code before}
   */
  String address(String place, long id) {
    StringBuilder address = new StringBuilder();
    for (String field : FIELDS) {
      append(address, field, of(field));
    }
    append(address, place, id == 0 ? "" : Long.toString(id));
    return address.toString();
  }

  private @Nullable Set<Long> people(Function<String, Set<Long>> named) {
    String person = of("person");
    if (person.isEmpty()) {
      return null;
    }
    // No name begins with a digit.
    return person.matches("\\d{1,18}") ? Set.of(Long.parseLong(person)) : named.apply(person);
  }

  private ChatQuery.@Nullable Flagged flagged() {
    return given.containsKey("flag")
        ? new ChatQuery.Flagged(constant(LineFlag.class, "flag"))
        : null;
  }

  /** Whether a field says this rather than the other that it can say. */
  private @Nullable Boolean either(String field, String yes) {
    return given.containsKey(field) ? of(field).equals(yes) : null;
  }

  private <E extends Enum<E>> @Nullable E constant(Class<E> type, String field) {
    String name = of(field).toUpperCase(Locale.ROOT);
    return Arrays.stream(type.getEnumConstants())
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElse(null);
  }

  private @Nullable Instant time(String field, int daysLater) {
    return UtcTime.read(of(field), daysLater).orElse(null);
  }

  private @Nullable String orNull(String field) {
    return given.get(field);
  }

  private long id(String field) {
    return of(field).matches("\\d{1,18}") ? Long.parseLong(of(field)) : 0;
  }

  private static void append(StringBuilder address, String name, String value) {
    if (!value.isEmpty()) {
      address.append(address.isEmpty() ? '?' : '&').append(name).append('=');
      address.append(URLEncoder.encode(value, StandardCharsets.UTF_8));
    }
  }
}
