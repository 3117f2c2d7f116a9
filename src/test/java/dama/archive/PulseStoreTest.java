package dama.archive;

import dama.harness.Rows;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterAll;

/** On H2. */
class PulseStoreTest extends PulseStoreCases {
  private static final Rows ROWS = Rows.aloneOnH2();

  PulseStoreTest() {
    super(ROWS);
  }

  @AfterAll
  static void close() throws SQLException {
    ROWS.close();
  }
}
