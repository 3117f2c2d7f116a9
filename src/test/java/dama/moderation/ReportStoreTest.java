package dama.moderation;

import dama.harness.Rows;

/** On H2. */
class ReportStoreTest extends ReportStoreCases {
  ReportStoreTest() {
    super(Rows.onH2());
  }
}
