package dama.moderation;

import dama.harness.Rows;

/** On PostgreSQL. */
class NameFiltersIT extends NameFiltersCases {
  NameFiltersIT() {
    super(Rows.onPostgres());
  }
}
