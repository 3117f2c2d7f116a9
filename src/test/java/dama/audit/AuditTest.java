package dama.audit;

import dama.harness.Rows;

/** On H2. */
class AuditTest extends AuditCases {
  private boolean locked;

  AuditTest() {
    super(Rows.onH2());
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
