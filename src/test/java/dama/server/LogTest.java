package dama.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LogTest {
  private final Logger logger = Logger.getLogger(LogTest.class.getName());
  private final List<LogRecord> written = new ArrayList<>();
  private final Handler handler =
      new Handler() {
        @Override
        public void publish(LogRecord line) {
          written.add(line);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeEach
  void listen() {
    logger.setUseParentHandlers(false);
    logger.addHandler(handler);
  }

  @AfterEach
  void stop() {
    logger.removeHandler(handler);
  }

  private void assertWritten(String... lines) {
    assertEquals(List.of(lines), written.stream().map(LogRecord::getMessage).toList());
  }

  @Test
  void aLineEndsWithWhatTheThreadIsAtWorkFor() {
    Log log = Log.of(LogTest.class);

    Trail page = Trail.ofPage("abc", "lobby");
    Trail game = Trail.ofGame("xyz");
    log.warning("inner");
    game.end();
    log.info("outer {0}");
    page.end();
    log.severe("alone");

    assertWritten("inner page=abc room=lobby game=xyz", "outer {0} page=abc room=lobby", "alone");
  }

  @Test
  void aLineIsSaidByTheClassThatWritesIt() {
    Exception cause = new Exception("x");

    Log.of(LogTest.class).log(java.util.logging.Level.WARNING, "failed", cause);

    assertEquals(LogTest.class.getName(), written.get(0).getSourceClassName());
    assertEquals(cause, written.get(0).getThrown());
  }

  @Test
  void aNameIsSevenLettersAndFigures() {
    for (int i = 0; i < 1_000; i++) {
      String id = Trail.newId();
      assertTrue(id.matches("[0-9a-z]{7}"), id);
    }
    assertNotEquals(Trail.newId(), Trail.newId());
  }

  @Test
  void noPasswordOfADatabaseIsInTheAddress() {
    assertEquals(
        "jdbc:postgresql://host:5432/dama",
        Started.address("jdbc:postgresql://host:5432/dama?user=u&password=p"));
    assertEquals("jdbc:postgresql://host/dama", Started.address("jdbc:postgresql://u:p@host/dama"));
    assertEquals("jdbc:h2:file:./data/dama", Started.address("jdbc:h2:file:./data/dama;USER=a"));
  }
}
