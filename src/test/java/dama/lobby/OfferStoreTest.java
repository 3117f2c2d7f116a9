package dama.lobby;

import dama.harness.Rows;

/** On H2. */
class OfferStoreTest extends OfferStoreCases {
  OfferStoreTest() {
    super(Rows.onH2());
  }
}
