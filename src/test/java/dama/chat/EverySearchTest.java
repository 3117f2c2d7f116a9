package dama.chat;

import dama.harness.Rows;

/** On H2. */
class EverySearchTest extends EverySearchCases {
  EverySearchTest() {
    super(Rows.aloneOnH2());
  }
}
