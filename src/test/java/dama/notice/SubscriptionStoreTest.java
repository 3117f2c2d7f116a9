package dama.notice;

import dama.harness.Rows;

/** On H2. */
class SubscriptionStoreTest extends SubscriptionStoreCases {
  SubscriptionStoreTest() {
    super(Rows.onH2());
  }
}
