package dama.operate;

import dama.harness.TestDatabase;
import dama.server.Schema;

/** Where they are. */
class KeptTest extends KeptCases {
  @Override
  TestDatabase upgraded(TestDatabase old) {
    Schema.migrate(configuration(old));
    return old;
  }
}
