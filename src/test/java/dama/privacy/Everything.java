package dama.privacy;

import dama.harness.TestDatabase;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Fills every table that can hold anything of a person, with a word of theirs in every column that
 * can hold one. What is no word of theirs has to be named here, with what it is instead: a table or
 * a column that is added and forgotten is taken for theirs.
 */
final class Everything {

  /** Tables that lead to nobody, and why nothing of anybody is in them. */
  static final Map<String, String> OF_NOBODY =
      Map.ofEntries(
          Map.entry("naming", "a lock"),
          Map.entry("pulse", "when a server was last at work"),
          Map.entry("node", "which servers are at work"),
          Map.entry("presence", "a number and a page, gone an hour after it is closed"),
          Map.entry("retention_lease", "a lock"),
          Map.entry("audit_head", "a lock, and a hash of what has no words"),
          Map.entry("chat_span", "between which times lines lie, a thousand and more together"),
          Map.entry("audit", "ids and states alone"),
          Map.entry("audit_kept", "empty: that it refers to the audit is all it is for"),
          Map.entry("setting", "what the owner sets"),
          Map.entry("day_count", "figures"),
          Map.entry("used_nonce", "the hash of a number that is used once, gone when it expires"),
          Map.entry("attempt", "the hash of what was tried in vain, gone in days"));

  /** Rows that lead to somebody for what they did to others: the words in them are not theirs. */
  private static final Set<String> DOINGS =
      Set.of(
          "one_time_link.made_by",
          "report.claimed_by",
          "report.resolved_by",
          "sanction.by_id",
          "sanction.lifted_by",
          "appeal.decided_by",
          "note.by_id",
          "word_filter.made_by",
          "retention_run.by_id");

  /** What somebody reported is a name of another. */
  private static final Set<String> OF_ANOTHER = Set.of("report.name by reporter_id");

  /** What cannot be a word: one of a few values, or made by the server. */
  private static final Map<String, String> NO_WORD =
      Map.ofEntries(
          Map.entry("player.role", "PLAYER"),
          Map.entry("game.variant", "russian"),
          Map.entry("game.start_fen", "W:W1:B32"),
          Map.entry("game.fen", "W:W1:B32"),
          Map.entry("game.draw_offered_by", "WHITE"),
          Map.entry("game.result", "DRAW"),
          Map.entry("game.ending", "AGREEMENT"),
          Map.entry("game.time_control", "180+2"),
          Map.entry("game.takeback_by", "WHITE"),
          Map.entry("game.premove", "1,5"),
          Map.entry("game.rematch_by", "WHITE"),
          Map.entry("game_side.variant", "russian"),
          Map.entry("game_side.score", "DRAW"),
          Map.entry("happening.kind", "DRAW_OFFERED"),
          Map.entry("happening.by_side", "WHITE"),
          Map.entry("happening.notation", "32-28"),
          Map.entry("rating.variant", "russian"),
          Map.entry("rating.speed", "BLITZ"),
          Map.entry("rating_change.variant", "russian"),
          Map.entry("rating_change.speed", "BLITZ"),
          Map.entry("ply.path", "1,5"),
          Map.entry("ply.notation", "a1-b2"),
          Map.entry("offer.kind", "CHALLENGE"),
          Map.entry("offer.variant", "russian"),
          Map.entry("offer.side", "WHITE"),
          Map.entry("offer.time_control", "180+2"),
          Map.entry("one_time_link.purpose", "RECOVER"),
          Map.entry("chat_line.status", "SHOWN"),
          Map.entry("quiet_room.room", "lobby"),
          Map.entry("report.kind", "NAME"),
          Map.entry("report.reason", "INSULT"),
          Map.entry("report.outcome", "ACTED"),
          Map.entry("sanction.kind", "MUTE"),
          Map.entry("sanction.rooms", "ALL"),
          Map.entry("sanction.reason", "INSULT"),
          Map.entry("word_filter.action", "FLAG"));

  /** Made by the server at random; each has to be another. */
  private static final Set<String> AT_RANDOM =
      Set.of("game.id", "game.offer_id", "game.next_id", "offer.id");

  private static final AtomicInteger PERSONS = new AtomicInteger();
  private static final AtomicInteger LAST = new AtomicInteger();
  private static final int FIRST_ID = 40_000_000;

  private final TestDatabase database;
  private final Tables tables;
  private final long person;
  private final long stranger;
  private final String tag;
  private final Map<String, Object> made = new HashMap<>();
  private final Map<String, Object> others = new HashMap<>();
  private final Map<String, String> words = new LinkedHashMap<>();

  /** Columns that hold a word of theirs because they lead to where it is. */
  private final Set<String> leading = new TreeSet<>();

  Everything(TestDatabase database, long person, long stranger) {
    this.database = database;
    this.tables = Tables.of(database);
    this.person = person;
    this.stranger = stranger;
    int number = PERSONS.getAndIncrement();
    this.tag = "Q" + (char) ('a' + number / 26) + (char) ('a' + number % 26);
  }

  /** What all words of this person begin with, and no other text does. */
  String tag() {
    return tag;
  }

  /** The words that were filled in, by {@code table.column by lead}. */
  Map<String, String> words() {
    return words;
  }

  Object id(String table) {
    return Objects.requireNonNull(made.get(table));
  }

  void fill() {
    database.update("update player set name = ? where id = ?", word("player.name", 40), person);
    Set<String> done = new LinkedHashSet<>(Set.of("player"));
    Set<String> left =
        tables.columns().keySet().stream()
            .filter(table -> !table.equals("player") && tables.isOfSomebody(table))
            .collect(Collectors.toCollection(TreeSet::new));
    while (!left.isEmpty()) {
      String next =
          left.stream()
              .filter(
                  table ->
                      tables.of(table).stream()
                          .allMatch(one -> one.to().isEmpty() || done.contains(one.to())))
              .findFirst()
              .orElseThrow();
      fill(next);
      left.remove(next);
      done.add(next);
    }
  }

  private void fill(String table) {
    List<Tables.Column> columns = tables.of(table);
    List<Tables.Column> people = columns.stream().filter(one -> one.to().equals("player")).toList();
    boolean ofTheirs =
        columns.stream().anyMatch(one -> !one.to().isEmpty() && !one.to().equals("player"));
    if (ofTheirs && people.stream().allMatch(lead -> DOINGS.contains(lead.key()))) {
      insert(table, columns, null);
    }
    for (Tables.Column lead : people) {
      insert(table, columns, lead);
    }
  }

  private void insert(String table, List<Tables.Column> columns, Tables.@Nullable Column lead) {
    List<@Nullable Object> values = new ArrayList<>();
    for (Tables.Column column : columns) {
      values.add(value(column, lead));
    }
    boolean theirs = lead == null || !DOINGS.contains(lead.key());
    (theirs ? made : others).putIfAbsent(table, String.valueOf(values.get(0)));
    database.update(
        "insert into "
            + table
            + columns.stream().map(Tables.Column::name).collect(Collectors.joining(", ", " (", ")"))
            + " values "
            + columns.stream().map(one -> "?").collect(Collectors.joining(", ", "(", ")")),
        values.toArray());
  }

  private @Nullable Object value(Tables.Column column, Tables.@Nullable Column lead) {
    String key = column.key();
    if (column.to().equals("player")) {
      return column.equals(lead) ? person : stranger;
    }
    if (key.equals("chat_line.room")) {
      return made.get("game");
    }
    if (key.equals("game_side.side")) {
      return lead != null && lead.name().equals("player_id") ? "WHITE" : "BLACK";
    }
    if (!column.to().isEmpty()) {
      boolean doing = lead != null && DOINGS.contains(lead.key());
      Object id =
          doing ? others.getOrDefault(column.to(), made.get(column.to())) : made.get(column.to());
      if (String.valueOf(id).startsWith(tag)) {
        leading.add(key);
      }
      return column.isText() ? id : Long.parseLong(String.valueOf(id));
    }
    if (key.equals("player_name.released_at") || key.equals("chat_line.name_held")) {
      return null;
    }
    if (!column.isText()) {
      return plain(column);
    }
    if (AT_RANDOM.contains(key)) {
      return "r" + LAST.incrementAndGet();
    }
    if (NO_WORD.containsKey(key)) {
      return NO_WORD.get(key);
    }
    String by = lead == null ? key : key + " by " + lead.name();
    boolean theirs = lead == null || !DOINGS.contains(lead.key());
    return theirs && !OF_ANOTHER.contains(by)
        ? word(by, column.length())
        : "o" + LAST.incrementAndGet();
  }

  private String word(String key, int longest) {
    String word = tag + String.format("%03d", words.size()) + "x";
    words.put(
        key, word.substring(0, longest == 0 ? word.length() : Math.min(word.length(), longest)));
    return words.get(key);
  }

  private static Object plain(Tables.Column column) {
    if (column.type().equals("boolean")) {
      return column.name().equals("granted");
    }
    if (column.type().equals("date")) {
      return LocalDate.now(ZoneOffset.UTC);
    }
    if (column.type().startsWith("timestamp")) {
      return OffsetDateTime.now(ZoneOffset.UTC);
    }
    return column.type().equals("bigint") ? (Object) (long) (FIRST_ID + LAST.incrementAndGet()) : 1;
  }

  /** Every column of every table in which a word of theirs is, by name. */
  Set<String> found() {
    Set<String> found = new TreeSet<>();
    for (Tables.Column column : tables.texts()) {
      if (!database
          .rows(
              "select 1 from " + column.table() + " where " + column.name() + " like ?",
              "%" + tag + "%")
          .isEmpty()) {
        found.add(column.key());
      }
    }
    return found;
  }

  /** Every column of every table that leads to the person. */
  Set<String> leads() {
    Set<String> found = new TreeSet<>();
    tables.columns().values().stream()
        .flatMap(List::stream)
        .filter(column -> column.to().equals("player"))
        .forEach(
            column -> {
              if (!database
                  .rows(
                      "select 1 from " + column.table() + " where " + column.name() + " = ?",
                      person)
                  .isEmpty()) {
                found.add(column.key());
              }
            });
    return found;
  }

  static boolean isDoing(String lead) {
    return DOINGS.contains(lead);
  }

  /** Every column that a word of theirs was put into. */
  Set<String> filled() {
    return Stream.concat(leading.stream(), words.keySet().stream())
        .map(key -> key.replaceFirst(" by .*", ""))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Tables that lead to nobody and are not known to hold nothing of anybody. */
  Set<String> unexplained() {
    return tables.columns().keySet().stream()
        .filter(table -> !tables.isOfSomebody(table) && !OF_NOBODY.containsKey(table))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
