package dama.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class StorageTest {
  private static final Logger LOG = Logger.getLogger(Storage.class.getName());

  private final List<String> said = new ArrayList<>();
  private final Handler ear =
      new Handler() {
        @Override
        public void publish(LogRecord entry) {
          said.add(entry.getMessage());
        }

        @Override
        public void flush() {
          // Nothing is kept back.
        }

        @Override
        public void close() {
          // Nothing is open.
        }
      };

  @BeforeEach
  void listen() {
    LOG.addHandler(ear);
  }

  @AfterEach
  void leave() {
    LOG.removeHandler(ear);
  }

  private static Object fail(String state) {
    return Storage.call(
        () -> {
          throw new IllegalStateException(new SQLException("no", state));
        });
  }

  @Test
  void aQuestionThatTookTooLongIsNoDatabaseThatIsAway() {
    assertThrows(TooLongException.class, () -> fail("57014"));
    assertEquals(List.of(), said);
  }

  @Test
  void aDatabaseThatIsAwayIsNamedOnceAndOnceMoreWhenItIsBack() {
    for (int i = 0; i < 2; i++) {
      StorageAwayException away = assertThrows(StorageAwayException.class, () -> fail("08006"));
      assertFalse(away instanceof TooLongException);
    }
    assertEquals(1, said.size());
    assertEquals(1, Storage.call(() -> 1));
    assertEquals("The database answers again.", said.get(1));
  }
}
