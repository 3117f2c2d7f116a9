package dama.moderation;

import dama.harness.Rows;

/** On H2. */
class ActsTest extends ActsCases {
  ActsTest() {
    super(Rows.onH2());
  }
}
