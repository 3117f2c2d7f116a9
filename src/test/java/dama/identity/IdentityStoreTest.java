package dama.identity;

import dama.harness.Rows;

/** On H2. */
class IdentityStoreTest extends IdentityStoreCases {
  IdentityStoreTest() {
    super(Rows.onH2());
  }
}
