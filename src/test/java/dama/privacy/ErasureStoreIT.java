package dama.privacy;

import dama.harness.Rows;

/** On PostgreSQL. */
class ErasureStoreIT extends ErasureStoreCases {
  ErasureStoreIT() {
    super(Rows.onPostgres());
  }
}
