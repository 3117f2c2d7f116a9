package dama.moderation;

import dama.harness.Rows;

/** On PostgreSQL. */
class ReportStoreIT extends ReportStoreCases {
  ReportStoreIT() {
    super(Rows.onPostgres());
  }
}
