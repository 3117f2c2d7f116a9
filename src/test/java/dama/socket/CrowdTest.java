package dama.socket;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.server.Limits;
import org.junit.jupiter.api.Test;

class CrowdTest {
  private final Crowd crowd = new Crowd();

  @Test
  void onePersonOpensSoManyPagesAndNoMore() {
    for (int i = 0; i < Limits.SOCKETS_OF_PERSON; i++) {
      assertTrue(crowd.enter("10.0.0." + i, 7));
    }
    assertFalse(crowd.enter("10.0.0.200", 7));
    assertTrue(crowd.enter("10.0.0.200", 8));
    crowd.leave("10.0.0.0", 7);
    assertTrue(crowd.enter("10.0.0.200", 7));
  }

  @Test
  void aSchoolHasRoomAndAFloodHasNot() {
    for (int i = 0; i < Limits.SOCKETS_OF_ADDRESS; i++) {
      assertTrue(crowd.enter("10.0.0.1", i));
    }
    assertFalse(crowd.enter("10.0.0.1", 100_000));
    assertTrue(crowd.enter("10.0.0.2", 100_000));
  }

  @Test
  void whoIsTurnedAwayTakesNobodysPlace() {
    for (int i = 0; i < Limits.SOCKETS_OF_PERSON; i++) {
      assertTrue(crowd.enter("10.0.0.1", 7));
    }
    for (int i = 0; i < Limits.SOCKETS_OF_ADDRESS; i++) {
      assertFalse(crowd.enter("10.0.0.1", 7));
    }
    assertTrue(crowd.enter("10.0.0.1", 8));
  }

  @Test
  void nothingIsKeptOfWhoHasGone() {
    assertTrue(crowd.enter("10.0.0.1", 7));
    assertTrue(crowd.enter("10.0.0.1", 7));
    crowd.leave("10.0.0.1", 7);
    crowd.leave("10.0.0.1", 7);
    assertTrue(crowd.isEmpty());
  }
}
