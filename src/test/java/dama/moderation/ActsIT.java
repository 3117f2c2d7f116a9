package dama.moderation;

import dama.harness.Rows;

/** On PostgreSQL. */
class ActsIT extends ActsCases {
  ActsIT() {
    super(Rows.onPostgres());
  }
}
