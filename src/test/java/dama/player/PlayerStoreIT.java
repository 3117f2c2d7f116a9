package dama.player;

import dama.harness.Rows;

/** On PostgreSQL. */
class PlayerStoreIT extends PlayerStoreCases {
  PlayerStoreIT() {
    super(Rows.onPostgres());
  }
}
