package dama.archive;

import dama.harness.Rows;

/** On H2. */
class RatedGameTest extends RatedGameCases {
  RatedGameTest() {
    super(Rows.onH2());
  }
}
