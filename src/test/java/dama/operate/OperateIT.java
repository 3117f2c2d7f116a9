package dama.operate;

import dama.harness.Postgres;
import dama.harness.TestDatabase;
import org.junit.jupiter.api.AfterAll;

/** On PostgreSQL, as a role that owns its database and is no administrator. */
class OperateIT extends OperateCases {
  private static final Postgres SERVER = Postgres.start();
  private static int databases;

  @AfterAll
  static void stop() {
    SERVER.close();
  }

  @Override
  TestDatabase empty() {
    return SERVER.createOwned("operate" + ++databases);
  }
}
