package dama.page;

import dama.archive.FinishedGame;
import dama.archive.HistoryQuery;
import dama.archive.Score;
import dama.player.Player;
import dama.rules.Variants;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Which finished games somebody looks for, as the address has it; what is not given does not
 * matter. The same address asks the same of whoever opens it.
 *
 * @param given by the names of {@link #FIELDS}
 */
record HistoryFilter(Map<String, String> given) {

  static final List<String> FIELDS =
      List.of("player", "opponent", "variant", "result", "from", "to");

  /** Of nobody's games in particular, by what White's score is. */
  static final List<String> RESULTS = List.of("white", "draw", "black");

  /** Of a player's games. */
  static final List<String> SCORES = List.of("win", "draw", "loss");

  private static final String PLACE = "after";

  static HistoryFilter of(HttpServletRequest request) {
    Map<String, String> given = new LinkedHashMap<>();
    for (String field : FIELDS) {
      put(given, field, request.getParameter(field));
    }
    // Whoever names the opponent alone means the games of that one.
    if (given.containsKey("opponent") && !given.containsKey("player")) {
      given.put("player", String.valueOf(given.remove("opponent")));
    }
    put(given, PLACE, request.getParameter(PLACE));
    return new HistoryFilter(given);
  }

  private static void put(Map<String, String> given, String field, @Nullable String value) {
    if (value != null && !value.isBlank()) {
      given.put(field, value.strip());
    }
  }

  String of(String field) {
    return given.getOrDefault(field, "");
  }

  boolean isOfSomebody() {
    return given.containsKey("player");
  }

  /** What the field of results can say here. */
  List<String> results() {
    return isOfSomebody() ? SCORES : RESULTS;
  }

  /**
   * The first field that is not to be understood; empty if there is none. Whoever filled it in
   * wants no other games.
   *
   * @param named who is called so
   */
  String fault(Function<String, Optional<Player>> named) {
    for (String field : List.of("player", "opponent")) {
      if (given.containsKey(field) && named.apply(of(field)).isEmpty()) {
        return field;
      }
    }
    for (String field : List.of("from", "to")) {
      if (given.containsKey(field) && UtcTime.read(of(field), 0).isEmpty()) {
        return field;
      }
    }
    boolean kind = given.containsKey("variant") && Variants.byId(of("variant")).isEmpty();
    boolean result = given.containsKey("result") && !results().contains(of("result"));
    return kind || result ? "other" : "";
  }

  /** What to ask, of a filter without a fault. */
  HistoryQuery query(Function<String, Optional<Player>> named) {
    return new HistoryQuery(
        id("player", named),
        id("opponent", named),
        given.get("variant"),
        score(),
        UtcTime.read(of("from"), 0).orElse(null),
        UtcTime.read(of("to"), 1).orElse(null));
  }

  private @Nullable Long id(String field, Function<String, Optional<Player>> named) {
    return Optional.ofNullable(given.get(field)).flatMap(named).map(Player::id).orElse(null);
  }

  private @Nullable Score score() {
    return switch (of("result")) {
      case "white", "win" -> Score.WIN;
      case "draw" -> Score.DRAW;
      case "black", "loss" -> Score.LOSS;
      default -> null;
    };
  }

  /** Where the list begins; null at the latest game. */
  FinishedGame.@Nullable Place place() {
    String place = of(PLACE);
    if (!place.matches("\\d{1,14}-[a-z0-9]{1,10}")) {
      return null;
    }
    int dash = place.indexOf('-');
    return new FinishedGame.Place(
        Instant.ofEpochMilli(Long.parseLong(place.substring(0, dash))), place.substring(dash + 1));
  }

  /** The part of an address that asks for the same, from a place on. */
  String address(FinishedGame.@Nullable Place after) {
    Map<String, String> parts = new LinkedHashMap<>(given);
    parts.remove(PLACE);
    if (after != null) {
      parts.put(PLACE, after.endedAt().toEpochMilli() + "-" + after.id());
    }
    return parts.isEmpty()
        ? ""
        : parts.entrySet().stream()
            .map(each -> each.getKey() + "=" + encoded(each.getValue()))
            .collect(Collectors.joining("&", "?", ""));
  }

  private static String encoded(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8);
  }
}
