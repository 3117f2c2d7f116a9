package dama.archive;

import dama.harness.Rows;

/** On PostgreSQL. */
class HistoryStoreIT extends HistoryStoreCases {
  HistoryStoreIT() {
    super(Rows.onPostgres());
  }
}
