package dama.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dama.harness.Rows;
import java.sql.SQLException;
import java.util.List;
import org.h2.api.ErrorCode;
import org.junit.jupiter.api.Test;

/** On H2. */
class AuditTest extends AuditCases {
  private boolean locked;

  AuditTest() {
    super(Rows.onH2());
  }

  @Test
  void theAuditIsNotEmptiedAtOnce() {
    // Without the trigger, too, which H2 does not ask when a table is emptied.
    unlock();
    for (String change : List.of("truncate table audit", "truncate table audit restart identity")) {
      AssertionError refused =
          assertThrows(AssertionError.class, () -> database.update(change), change);
      SQLException cause = assertInstanceOf(SQLException.class, refused.getCause());
      assertEquals(ErrorCode.CANNOT_TRUNCATE_1, cause.getErrorCode(), change);
    }
  }

  @Override
  void unlock() {
    locked |=
        !database
            .rows(
                "select 1 from information_schema.triggers"
                    + " where trigger_name = 'AUDIT_APPEND_ONLY'")
            .isEmpty();
    database.update("drop trigger if exists audit_append_only");
  }

  @Override
  void lock() {
    if (locked) {
      database.update(
          "create trigger if not exists audit_append_only before update, delete on audit"
              + " for each row call 'dama.server.AppendOnly'");
    }
  }
}
