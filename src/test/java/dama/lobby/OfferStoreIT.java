package dama.lobby;

import dama.harness.Rows;

/** On PostgreSQL. */
class OfferStoreIT extends OfferStoreCases {
  OfferStoreIT() {
    super(Rows.onPostgres());
  }
}
