package dama.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Race;
import dama.harness.Rows;
import dama.harness.TestDatabase;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

abstract class AuditCases {
  private final AuditStore audit;
  private final AuditCheck check;
  final TestDatabase database;

  AuditCases(Rows rows) {
    audit = rows.store(AuditStore.class);
    check = rows.store(AuditCheck.class);
    database = rows.database();
  }

  /** Takes away what keeps rows from being changed, as only an administrator of a database can. */
  abstract void unlock();

  abstract void lock();

  @BeforeEach
  void someRows() {
    for (int i = 0; i < 5; i++) {
      append(9_000 + i, "line.hide", "line", "" + i);
    }
  }

  @AfterEach
  void lockAgain() {
    lock();
  }

  private void append(long by, String what, String kind, String id) {
    audit.appendAlone(new Act(by, what, kind, id, "{\"a\":1}", "{\"b\":2}", "SPAM"));
  }

  final Verdict verdict() {
    return check.check(rows -> {});
  }

  final long last() {
    return audit.lastId();
  }

  @Test
  void aRecordThatNobodyTouchedHolds() {
    Verdict verdict = verdict();
    assertTrue(verdict.holds());
    assertEquals(last(), verdict.rows());
    assertNull(verdict.breach());
  }

  @Test
  void whoAddsAtOnceAddsToOneChain() throws Exception {
    long before = last();
    Race.of(
        10,
        runner ->
            () -> {
              append(runner, "note.add", "player", "1");
              return runner;
            });
    assertEquals(before + 10, last());
    assertTrue(verdict().holds());
  }

  @Test
  void everyColumnThatIsAlteredShows() {
    long id = last() - 2;
    for (String change :
        List.of(
            "act = 'line.show'",
            "by_id = null",
            "subject_kind = 'lines'",
            "subject_id = '77'",
            "before_state = ''",
            "after_state = '{}'",
            "reason = ''",
            "made_at = made_at + interval '1' second",
            "hash = '" + "f".repeat(64) + "'")) {
      String column = change.substring(0, change.indexOf(' '));
      Object old =
          Objects.requireNonNull(
              database
                  .rows("select " + column + " as old from audit where id = ?", id)
                  .get(0)
                  .columns()
                  .get("old"));
      alter("update audit set " + change + " where id = " + id);
      assertEquals(new Verdict.Breach(id, Verdict.Kind.ALTERED), verdict().breach(), change);
      unlock();
      database.update("update audit set " + column + " = ? where id = ?", old, id);
      lock();
      assertTrue(verdict().holds(), change);
    }
  }

  private void alter(String sql) {
    unlock();
    database.update(sql);
    lock();
  }

  /** With its hash made anew, the row says nothing wrong; the one behind it does. */
  @Test
  void anAlteredRowWithAFreshHashDoesNotFitTheNext() {
    long id = last() - 2;
    Entry entry = audit.following(id - 1, 1).get(0);
    Entry forged = forged(entry);
    unlock();
    database.update("update audit set by_id = 1, hash = ? where id = ?", forged.hash(), id);
    assertEquals(new Verdict.Breach(id + 1, Verdict.Kind.NOT_LINKED), verdict().breach());
    database.update(
        "update audit set by_id = ?, hash = ? where id = ?",
        Objects.requireNonNull(entry.by()),
        entry.hash(),
        id);
    assertTrue(verdict().holds());
  }

  private static Entry forged(Entry entry) {
    Act act =
        new Act(
            1L,
            entry.what(),
            entry.subjectKind(),
            entry.subjectId(),
            entry.before(),
            entry.after(),
            entry.reason());
    return AuditRecord.after(
            entry.id() - 1, entry.previousHash(), act, entry.at().atOffset(ZoneOffset.UTC))
        .toEntry();
  }

  @Test
  void rowsThatAreGoneShow() {
    long id = last();
    List<TestDatabase.Row> tail =
        database.rows("select * from audit where id >= ? order by id", id - 1);
    alter("delete from audit where id >= " + (id - 1));
    assertEquals(new Verdict.Breach(id - 1, Verdict.Kind.CUT_SHORT), verdict().breach());
    putBack(tail.get(1));
    assertEquals(new Verdict.Breach(id - 1, Verdict.Kind.MISSING), verdict().breach());
    putBack(tail.get(0));
    assertTrue(verdict().holds());
  }

  private void putBack(TestDatabase.Row row) {
    List<Object> values = new ArrayList<>(row.columns().values());
    String places = String.join(", ", values.stream().map(value -> "?").toList());
    database.update(
        "insert into audit ("
            + String.join(", ", row.columns().keySet())
            + ") values ("
            + places
            + ")",
        values.toArray());
  }

  @Test
  void rowsAreFoundByWhoWhatAndSubjectAndPageByPage() {
    append(8_888, "role.grant", "player", "42");
    append(8_888, "note.add", "player", "42");
    append(8_888, "note.add", "player", "43");
    AuditQuery his = new AuditQuery(Set.of(8_888L), null, null, null, null, null, last() + 1);
    List<Entry> found = audit.search(his, 3);
    assertEquals(
        List.of("note.add", "note.add", "role.grant"), found.stream().map(Entry::what).toList());
    assertEquals(found.subList(1, 3), audit.search(his.below(found.get(0).id()), 2));
    assertEquals(
        List.of(found.get(2)),
        audit.search(new AuditQuery(Set.of(8_888L), "role.grant", null, null, null, null, 0), 1));
    assertEquals(
        List.of(found.get(0)),
        audit.search(new AuditQuery(null, null, "player", "43", null, null, 0), 1));
    assertEquals(
        List.of(), audit.search(new AuditQuery(Set.of(), null, null, null, null, null, 0), 1));
    assertEquals(
        List.of(),
        audit.search(
            new AuditQuery(null, null, null, null, found.get(0).at().plusSeconds(60), null, 0), 1));
    assertFalse(audit.search(AuditQuery.EVERYTHING, 1).isEmpty());
  }
}
