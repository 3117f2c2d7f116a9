package dama.chat;

import dama.harness.Rows;

/** On H2. */
class LineSearchTest extends LineSearchCases {
  LineSearchTest() {
    super(Rows.onH2());
  }
}
