package dama.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.TestDatabase;
import dama.harness.TestDatabase.Row;
import dama.socket.Outgoing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Everything that any client was told has happened. */
final class Ledger {
  /** How the rows write a result, and how the protocol does. */
  private static final Map<String, String> RESULTS =
      Map.of("WHITE_WINS", "whiteWins", "BLACK_WINS", "blackWins", "DRAW", "draw");

  /** So long is each line that is written down here. */
  private static final int UUID_LETTERS = 36;

  private final Map<String, List<String>> plies = new LinkedHashMap<>();
  private final Map<String, String> results = new LinkedHashMap<>();
  private final Set<String> lines = new LinkedHashSet<>();
  private int entries;

  /** Who takes an offer that a node shows though it was taken is led to the game that it became. */
  synchronized void started(String game) {
    entries += plies.putIfAbsent(game, new ArrayList<>()) == null ? 1 : 0;
  }

  /** Both players are told of each ply; whoever hears of it first has it written down. */
  synchronized void played(String game, Outgoing.Played ply) {
    List<String> told = told(game);
    if (ply.number() <= told.size()) {
      assertEquals(told.get(ply.number() - 1), ply.notation(), game);
      return;
    }
    assertEquals(told.size() + 1, ply.number(), game);
    told.add(ply.notation());
    entries++;
  }

  synchronized void ended(String game, String result) {
    entries += results.put(game, result) == null ? 1 : 0;
  }

  /** No two lines have one text. */
  synchronized void said(String text) {
    entries += lines.add(text) ? 1 : 0;
  }

  /** How much of each was told. */
  synchronized String summary() {
    int moves = plies.values().stream().mapToInt(List::size).sum();
    return "%d plies of %d games, %d results and %d lines"
        .formatted(moves, plies.size(), results.size(), lines.size());
  }

  synchronized int entries() {
    return entries;
  }

  /** A move under way when the server died may have been stored; one at most, and nothing else. */
  synchronized void sees(Outgoing.Game game) {
    List<String> told = told(game.id());
    List<String> shown = game.plies().stream().map(Outgoing.Played::notation).toList();
    assertContinues(game.id(), told, shown);
    plies.put(game.id(), new ArrayList<>(shown));
  }

  /** Reads every row back and finds all that was told in it. */
  synchronized void audit(TestDatabase database) {
    plies.forEach((game, told) -> assertContinues(game, told, storedPlies(database, game)));
    results.forEach((game, result) -> assertEquals(result, storedResult(database, game), game));
    lines.forEach(line -> assertEquals(1, storedLines(database, line), line));
    assertEquals(List.of(), doubled(database));
    assertEquals(List.of(), torn(database));
  }

  private List<String> told(String game) {
    List<String> told = plies.get(game);
    if (told == null) {
      throw new AssertionError("Nobody was told of game " + game);
    }
    return told;
  }

  private static void assertContinues(String game, List<String> told, List<String> stored) {
    assertTrue(
        stored.size() >= told.size() && stored.size() <= told.size() + 1,
        () -> game + ": told " + told + ", stored " + stored);
    assertEquals(told, stored.subList(0, told.size()), game);
  }

  static List<String> storedPlies(TestDatabase database, String game) {
    String sql = "select notation from ply where game_id = ? order by number";
    return database.rows(sql, game).stream().map(row -> row.text("notation")).toList();
  }

  private static String storedResult(TestDatabase database, String game) {
    String sql = "select result from game where id = ?";
    return RESULTS.getOrDefault(database.rows(sql, game).get(0).text("result"), "none");
  }

  private static int storedLines(TestDatabase database, String text) {
    return database.rows("select id from chat_line where text = ?", text).size();
  }

  /** Whether told or not; others may have said the same twice. */
  private static List<Row> doubled(TestDatabase database) {
    return database.rows(
        "select text from chat_line where char_length(text) = "
            + UUID_LETTERS
            + " group by text having count(*) > 1");
  }

  /** Games whose own row and whose plies were not written together. */
  private static List<Row> torn(TestDatabase database) {
    return database.rows(
        "select id, ply_count from game"
            + " where ply_count <> (select count(*) from ply where game_id = game.id)");
  }
}
