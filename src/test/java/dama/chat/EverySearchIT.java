package dama.chat;

import dama.harness.Rows;

/** On PostgreSQL. */
class EverySearchIT extends EverySearchCases {
  EverySearchIT() {
    super(Rows.aloneOnPostgres("every_search"));
  }
}
