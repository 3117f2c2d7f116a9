package dama.account;

import dama.harness.Rows;

/** On PostgreSQL. */
class AccountStoreIT extends AccountStoreCases {
  AccountStoreIT() {
    super(Rows.onPostgres());
  }
}
