package dama.operate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.harness.Postgres;
import dama.harness.TestDatabase;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterAll;

/** Moved to PostgreSQL by the command that does it. */
class KeptIT extends KeptCases {
  private static final Postgres SERVER = Postgres.start();
  private static int databases;

  @AfterAll
  static void stop() {
    SERVER.close();
  }

  @Override
  TestDatabase upgraded(TestDatabase old) {
    TestDatabase target = SERVER.create("kept" + ++databases);
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    String file = old.url().substring("jdbc:h2:file:".length());
    int status =
        new Operate(out, out).command(() -> configuration(target), new String[] {"move", file});
    assertEquals(0, status, said.toString(StandardCharsets.UTF_8));
    return target;
  }
}
