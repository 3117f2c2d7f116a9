package dama.archive;

import dama.harness.Rows;

/** On H2. */
class GameStoreTest extends GameStoreCases {
  GameStoreTest() {
    super(Rows.onH2());
  }
}
