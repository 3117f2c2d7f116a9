package dama.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Rows;
import dama.harness.TestDatabase;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** On PostgreSQL, where the application's role owns the tables and is no administrator. */
class AuditOfAnOwnerIT {
  private static final String NOT_ALLOWED = "42501";

  @Test
  void whoOwnsTheTablesAddsToTheAuditAndHasNoRightToChangeIt() throws Exception {
    try (Rows rows = Rows.ownedOnPostgres("audit_of_an_owner")) {
      AuditStore audit = rows.store(AuditStore.class);
      for (int i = 0; i < 3; i++) {
        audit.appendAlone(new Act(1L, "line.hide", "line", "" + i, "", "{}", "SPAM"));
      }
      assertEquals(3, audit.lastId());
      for (String change :
          List.of("update audit set reason = 'OTHER'", "delete from audit", "truncate audit")) {
        assertEquals(NOT_ALLOWED, refusal(rows.database(), change), change);
      }
      assertTrue(rows.store(AuditCheck.class).check(held -> {}).holds());
    }
  }

  private static String refusal(TestDatabase database, String sql) {
    AssertionError error = assertThrows(AssertionError.class, () -> database.update(sql), sql);
    return assertInstanceOf(SQLException.class, error.getCause()).getSQLState();
  }
}
