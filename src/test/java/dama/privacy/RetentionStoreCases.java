package dama.privacy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Rows;
import dama.harness.TestDatabase;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Tokens;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Long ago, where no other test has rows. */
abstract class RetentionStoreCases {
  private static final OffsetDateTime LONG_AGO = OffsetDateTime.parse("2001-05-05T12:00:00Z");
  private static final Instant BEFORE = Instant.parse("2002-01-01T00:00:00Z");

  private final TestDatabase database;
  private final RetentionStore store;
  private final HoldStore holds;
  private final DayStore days;
  private final Player person;
  private final Player stranger;
  private final Everything everything;
  private final String holder = Tokens.newToken().substring(0, 30);

  RetentionStoreCases(Rows rows) {
    database = rows.database();
    store = rows.store(RetentionStore.class);
    holds = rows.store(HoldStore.class);
    days = rows.store(DayStore.class);
    PlayerStore players = rows.store(PlayerStore.class);
    person = players.arrive(Tokens.hash(Tokens.newToken()));
    stranger = players.arrive(Tokens.hash(Tokens.newToken()));
    everything = new Everything(database, person.id(), stranger.id());
    database.update("update retention_lease set holder = '', until_at = ?", LONG_AGO);
  }

  private long line() {
    return Long.parseLong(String.valueOf(everything.id("chat_line")));
  }

  private RetentionRun begin() {
    assertTrue(store.take(holder, Instant.now()));
    return store.begin(null, BEFORE, BEFORE, Instant.now());
  }

  private int clear(RetentionRun run, Clearing what) {
    return store.clear(run, what, BEFORE, 100, holder);
  }

  private void saidLongAgo() {
    everything.fill();
    database.update("update chat_line set said_at = ? where id = ?", LONG_AGO, line());
    database.update("update report set line_id = ? where about_id = ?", line(), person.id());
  }

  private boolean isThere() {
    return !database.rows("select 1 from chat_line where id = ?", line()).isEmpty();
  }

  @Test
  void oldLinesGoAndWhatWentIsCounted() {
    saidLongAgo();
    RetentionRun run = begin();
    assertEquals(1, clear(run, Clearing.LINES));
    assertFalse(isThere());
    RetentionRun done = store.end(run, holder, Instant.now());
    assertEquals(1, done.lines());
    assertTrue(store.last(100).contains(done));
    assertEquals(
        List.of(done.inJson()),
        database
            .rows(
                "select after_state from audit where act = 'retention.run' and subject_id = ?",
                Long.toString(run.id()))
            .stream()
            .map(row -> row.text("after_state"))
            .toList());
  }

  @Test
  void whatIsHeldOrStillReportedStays() {
    saidLongAgo();
    RetentionRun run = begin();
    holds.holdLines(stranger.id(), List.of(line()));
    clear(run, Clearing.LINES);
    assertTrue(isThere());
    holds.releaseLines(stranger.id(), List.of(line()));
    holds.holdPerson(stranger.id(), person.id());
    clear(run, Clearing.LINES);
    assertTrue(isThere());
    holds.releasePerson(stranger.id(), person.id());
    database.update(
        "update report set outcome = null, resolved_by = null, resolved_at = null"
            + " where about_id = ?",
        person.id());
    clear(run, Clearing.LINES);
    assertTrue(isThere());
    database.update("delete from report where about_id = ?", person.id());
    clear(run, Clearing.LINES);
    assertFalse(isThere());
    store.end(run, holder, Instant.now());
  }

  @Test
  void addressesGoWithTheirTimeOrWithTheHold() {
    saidLongAgo();
    holds.holdLines(stranger.id(), List.of(line()));
    database.update("delete from retention_run");
    RetentionRun run = begin();
    assertEquals(0, clear(run, Clearing.LINE_ADDRESSES));
    store.end(run, holder, Instant.now());
    holds.releaseLines(stranger.id(), List.of(line()));
    assertEquals(
        "null",
        database
            .rows("select address_hash from chat_line where id = ?", line())
            .get(0)
            .text("address_hash"));
  }

  @Test
  void visitorsWhoDidNothingGoAndAllOthersStay() {
    everything.fill();
    Set<Long> both = Set.of(person.id(), stranger.id());
    both.forEach(
        id ->
            database.update(
                "update player set seen_at = ? where id = ?", LONG_AGO.minusDays(9), id));
    database.update(
        "insert into player (id, name, account, made_at, seen_at) values (-1, 'x', false, ?, ?)",
        LONG_AGO,
        LONG_AGO);
    database.update(
        "insert into player_name (id, player_id, name, letters, looks, taken_at)"
            + " values (-1, -1, 'x', 'x', 'x', ?)",
        LONG_AGO);
    RetentionRun run = begin();
    assertEquals(1, clear(run, Clearing.NAMES_OF_NOBODY));
    assertEquals(0, clear(run, Clearing.SESSIONS_OF_NOBODY));
    assertEquals(1, clear(run, Clearing.NOBODY));
    assertEquals(0, database.rows("select 1 from player where id = -1").size());
    assertEquals(1, store.end(run, holder, Instant.now()).visitors());
  }

  /** Else clearing would fail at the first visitor who is in a new table. */
  @Test
  void whoIsInAnyRowIsNoIdleVisitor() {
    Set<String> forgotten =
        Tables.of(database).columns().values().stream()
            .flatMap(List::stream)
            .filter(column -> column.to().equals("player"))
            .filter(column -> !column.key().equals("player_session.player_id"))
            .filter(
                column ->
                    !Idle.VISITORS.contains(
                        column.table() + " x where x." + column.name() + " = p.id"))
            .map(Tables.Column::key)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(Set.of(), forgotten);
  }

  @Test
  void everythingElseWhoseTimeIsOverGoes() {
    everything.fill();
    database.update(
        "update one_time_link set expires_at = ? where player_id = ?", LONG_AGO, person.id());
    database.update(
        "update player_session set made_at = ?, seen_at = ? where player_id = ?",
        LONG_AGO,
        LONG_AGO,
        person.id());
    database.update(
        "insert into used_nonce (nonce_hash, expires_at) values (?, ?)",
        Tokens.hash(holder),
        LONG_AGO);
    database.update(
        "insert into attempt (subject, failures, last_at) values (?, 1, ?)",
        Tokens.hash(holder),
        LONG_AGO);
    RetentionRun run = begin();
    assertTrue(clear(run, Clearing.SESSION_ADDRESSES) > 0);
    assertTrue(clear(run, Clearing.SESSIONS) > 0);
    assertEquals(1, clear(run, Clearing.LINKS));
    assertEquals(1, clear(run, Clearing.NONCES));
    assertEquals(1, clear(run, Clearing.ATTEMPTS));
    assertEquals(3, store.end(run, holder, Instant.now()).expired());
  }

  @Test
  void oneServerClearsAtATimeAndAnotherTakesUpWhatItLeft() {
    Instant now = Instant.now();
    RetentionRun run = begin();
    assertFalse(store.take("another", now));
    assertThrows(
        RuntimeException.class, () -> store.clear(run, Clearing.LINES, BEFORE, 1, "another"));
    Instant later = now.plus(Duration.ofHours(1));
    assertTrue(store.take("another", later));
    assertEquals(run.id(), store.begin(null, null, null, later).id());
    assertThrows(RuntimeException.class, () -> store.clear(run, Clearing.LINES, BEFORE, 1, holder));
    store.end(run, "another", later);
    assertTrue(store.take(holder, now));
    store.giveBack(holder);
  }

  @Test
  void aDayThatIsOverIsCountedOnceAndToday() {
    saidLongAgo();
    database.update("update game set started_at = ? where white_id = ?", LONG_AGO, person.id());
    database.update(
        "update player set made_at = ?, seen_at = ? where id = ?", LONG_AGO, LONG_AGO, person.id());
    database.update(
        "update report set made_at = ?, resolved_at = ? where about_id = ?",
        LONG_AGO,
        LONG_AGO.plusMinutes(10),
        person.id());
    Day expected = new Day(LocalDate.parse("2001-05-05"), 1, 1, 1, 1, 600L);
    assertEquals(expected, days.last(1, LONG_AGO.toInstant()).get(0));
    Instant later = LONG_AGO.plusDays(2).toInstant();
    assertTrue(days.isBehind(later));
    days.catchUp(later);
    assertFalse(days.isBehind(later));
    database.update("delete from chat_line where id = ?", line());
    List<Day> found = days.last(30, later);
    assertEquals(30, found.size());
    assertEquals(expected, found.get(27));
    assertEquals(0, found.get(29).lines());
    database.update("delete from day_count");
  }
}
