package dama.notice;

import dama.harness.Rows;

/** On PostgreSQL. */
class SubscriptionStoreIT extends SubscriptionStoreCases {
  SubscriptionStoreIT() {
    super(Rows.onPostgres());
  }
}
