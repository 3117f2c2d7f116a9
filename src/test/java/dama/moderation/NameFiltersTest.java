package dama.moderation;

import dama.harness.Rows;

/** On H2. */
class NameFiltersTest extends NameFiltersCases {
  NameFiltersTest() {
    super(Rows.onH2());
  }
}
