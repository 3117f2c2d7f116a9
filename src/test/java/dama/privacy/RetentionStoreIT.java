package dama.privacy;

import dama.harness.Rows;

/** On PostgreSQL. */
class RetentionStoreIT extends RetentionStoreCases {
  RetentionStoreIT() {
    super(Rows.onPostgres());
  }
}
