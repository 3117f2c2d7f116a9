package dama.privacy;

import dama.harness.Rows;

/** On H2. */
class RetentionStoreTest extends RetentionStoreCases {
  RetentionStoreTest() {
    super(Rows.onH2());
  }
}
