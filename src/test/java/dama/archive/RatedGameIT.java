package dama.archive;

import dama.harness.Rows;

/** On PostgreSQL. */
class RatedGameIT extends RatedGameCases {
  RatedGameIT() {
    super(Rows.onPostgres());
  }
}
