package dama.server;

import dama.harness.Postgres;
import dama.harness.TestDatabase;
import org.junit.jupiter.api.AfterAll;

/** On PostgreSQL. */
class UpgradeIT extends UpgradeCases {
  private static final Postgres SERVER = Postgres.start();
  private static int databases;

  @AfterAll
  static void stop() {
    SERVER.close();
  }

  @Override
  TestDatabase empty() {
    return SERVER.create("upgrade" + ++databases);
  }
}
