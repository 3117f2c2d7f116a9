package dama.archive;

import dama.harness.Rows;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterAll;

/** On PostgreSQL. */
class PulseStoreIT extends PulseStoreCases {
  private static final Rows ROWS = Rows.aloneOnPostgres("pulse");

  PulseStoreIT() {
    super(ROWS);
  }

  @AfterAll
  static void close() throws SQLException {
    ROWS.close();
  }
}
