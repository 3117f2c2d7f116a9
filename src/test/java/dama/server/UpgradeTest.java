package dama.server;

import dama.harness.TestDatabase;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** On H2. */
class UpgradeTest extends UpgradeCases {
  @TempDir Path folder;

  @Override
  TestDatabase empty() {
    return TestDatabase.h2(folder);
  }
}
