package dama.audit;

import dama.harness.Rows;

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
}
