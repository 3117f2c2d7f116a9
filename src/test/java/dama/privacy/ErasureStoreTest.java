package dama.privacy;

import dama.harness.Rows;

/** On H2. */
class ErasureStoreTest extends ErasureStoreCases {
  ErasureStoreTest() {
    super(Rows.onH2());
  }
}
