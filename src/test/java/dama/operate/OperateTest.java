package dama.operate;

import dama.harness.TestDatabase;

/** On H2. */
class OperateTest extends OperateCases {
  private int databases;

  @Override
  TestDatabase empty() {
    return TestDatabase.h2(folder.resolve("database-" + ++databases));
  }
}
