package dama.audit;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Rows;
import java.util.List;
import org.junit.jupiter.api.Test;

/** On PostgreSQL. */
class AuditIT extends AuditCases {
  AuditIT() {
    super(Rows.onPostgres());
  }

  @Override
  void unlock() {
    database.update("alter table audit disable trigger all");
  }

  @Override
  void lock() {
    database.update("alter table audit enable trigger all");
  }

  @Test
  void theApplicationCannotChangeOrRemoveOrEmptyIt() {
    for (String change :
        List.of(
            "update audit set reason = 'OTHER' where id = " + last(),
            "delete from audit where id = " + last(),
            "truncate audit")) {
      assertThrows(AssertionError.class, () -> database.update(change), change);
    }
    assertTrue(verdict().holds());
  }
}
