package dama.player;

import dama.harness.Rows;

/** On H2. */
class PlayerStoreTest extends PlayerStoreCases {
  PlayerStoreTest() {
    super(Rows.onH2());
  }
}
