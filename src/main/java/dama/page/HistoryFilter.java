package dama.page;

import dama.archive.FinishedGame;
import dama.archive.HistoryQuery;
import dama.archive.Score;
import dama.player.Player;
import dama.rules.Side;
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
import java.util.stream.Stream;
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

  /** Of a player's games; or by who won, whichever side they had. */
  static final List<String> SCORES = List.of("win", "draw", "loss");

  private static final List<String> SIDES = List.of("white", "black");

  private static final int LONGEST = 500;

  /** Where the list begins, and where it ends. */
  private static final List<String> PLACES = List.of("after", "before");

  static HistoryFilter of(HttpServletRequest request) {
    Map<String, String> given = new LinkedHashMap<>();
    for (String field : FIELDS) {
      put(given, field, request.getParameter(field));
    }
    // Whoever names the opponent alone means the games of that one.
    if (given.containsKey("opponent") && !given.containsKey("player")) {
      given.put("player", String.valueOf(given.remove("opponent")));
    }
    PLACES.forEach(place -> put(given, place, request.getParameter(place)));
    return new HistoryFilter(given);
  }

  private static void put(Map<String, String> given, String field, @Nullable String value) {
    String meant = value == null ? "" : meant(value);
    if (!meant.isEmpty()) {
      given.put(field, meant);
    }
  }

  /**
   * As much of it as can be meant: no name, date or place is longer. What cannot be seen is shown
   * as a mark.
   */
  static String meant(String value) {
    String seen = value.strip().replaceAll("\\p{Cntrl}", "\uFFFD");
    int end = Math.min(LONGEST, seen.codePointCount(0, seen.length()));
    return seen.substring(0, seen.offsetByCodePoints(0, end));
  }

  String of(String field) {
    return given.getOrDefault(field, "");
  }

  boolean isOfSomebody() {
    return given.containsKey("player");
  }

  /** What the field of results can say here. */
  List<String> results() {
    return isOfSomebody() ? Stream.concat(SCORES.stream(), SIDES.stream()).toList() : RESULTS;
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
    if (given.containsKey("from") && given.containsKey("to") && isFromAfterTo()) {
      return "order";
    }
    if (!isOfSomebody() && SCORES.contains(of("result")) && !RESULTS.contains(of("result"))) {
      return "result";
    }
    boolean kind = given.containsKey("variant") && Variants.byId(of("variant")).isEmpty();
    boolean result = given.containsKey("result") && !results().contains(of("result"));
    return kind || result ? "other" : "";
  }

  private boolean isFromAfterTo() {
    return UtcTime.read(of("from"), 0)
        .orElseThrow()
        .isAfter(UtcTime.read(of("to"), 0).orElseThrow());
  }

  /** What to ask, of a filter without a fault. */
  HistoryQuery query(Function<String, Optional<Player>> named) {
    return new HistoryQuery(
        id("player", named),
        id("opponent", named),
        given.get("variant"),
        isOfSomebody() && winner() != null ? null : score(),
        isOfSomebody() ? winner() : null,
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

  private @Nullable Side winner() {
    return switch (of("result")) {
      case "white" -> Side.WHITE;
      case "black" -> Side.BLACK;
      default -> null;
    };
  }

  /** The game after which the list begins; null where it begins at the latest. */
  FinishedGame.@Nullable Place after() {
    return place("after");
  }

  /** The game before which the list ends; null if it does not matter. */
  FinishedGame.@Nullable Place before() {
    return place("before");
  }

  private FinishedGame.@Nullable Place place(String field) {
    String place = of(field);
    if (!place.matches("\\d{1,14}-[a-z0-9]{1,10}")) {
      return null;
    }
    int dash = place.indexOf('-');
    return new FinishedGame.Place(
        Instant.ofEpochMilli(Long.parseLong(place.substring(0, dash))), place.substring(dash + 1));
  }

  /** The part of an address that asks for the same from the latest game on. */
  String address() {
    return address(Map.of());
  }

  /** The same after a place. */
  String addressAfter(FinishedGame.Place place) {
    return address(Map.of("after", written(place)));
  }

  /** The same before a place. */
  String addressBefore(FinishedGame.Place place) {
    return address(Map.of("before", written(place)));
  }

  private static String written(FinishedGame.Place place) {
    return place.endedAt().toEpochMilli() + "-" + place.id();
  }

  private String address(Map<String, String> border) {
    Map<String, String> parts = new LinkedHashMap<>(given);
    PLACES.forEach(parts::remove);
    parts.putAll(border);
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
