package dama.chat;

import dama.harness.Rows;

/** On PostgreSQL. */
class LineSearchIT extends LineSearchCases {
  LineSearchIT() {
    super(Rows.onPostgres());
  }
}
