package dama.archive;

import dama.harness.Rows;

/** On PostgreSQL. */
class GameStoreIT extends GameStoreCases {
  GameStoreIT() {
    super(Rows.onPostgres());
  }
}
