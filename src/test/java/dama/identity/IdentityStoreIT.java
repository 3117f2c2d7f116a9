package dama.identity;

import dama.harness.Rows;

/** On PostgreSQL. */
class IdentityStoreIT extends IdentityStoreCases {
  IdentityStoreIT() {
    super(Rows.onPostgres());
  }
}
