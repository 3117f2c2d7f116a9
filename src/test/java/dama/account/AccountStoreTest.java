package dama.account;

import dama.harness.Rows;

/** On H2. */
class AccountStoreTest extends AccountStoreCases {
  AccountStoreTest() {
    super(Rows.onH2());
  }
}
