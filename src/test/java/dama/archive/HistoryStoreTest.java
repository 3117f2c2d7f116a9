package dama.archive;

import dama.harness.Rows;

/** On H2. */
class HistoryStoreTest extends HistoryStoreCases {
  HistoryStoreTest() {
    super(Rows.onH2());
  }
}
