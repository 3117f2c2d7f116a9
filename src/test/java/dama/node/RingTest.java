package dama.node;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class RingTest {

  @Test
  void whatIsSaidIsReadAsItWasSaid() {
    Ring ring = Ring.of("node", 7, "tell", "12 - {\"text\":\"so it  was\"}");
    assertEquals(Optional.of(ring), Ring.read(ring.written()));
    assertEquals("12", ring.about());
  }

  @Test
  void whatHasNothingToAddIsReadToo() {
    Ring ring = Ring.of("node", 8, "offers", "");
    assertEquals(Optional.of(ring), Ring.read(ring.written()));
  }

  /** PostgreSQL counts bytes. */
  @Test
  void whatIsTooLongSendsTheOthersToTheRows() {
    Ring ring = Ring.of("node", 9, "tell", "ж".repeat(4_000));
    assertEquals(new Ring("node", 9, Ring.EVERYTHING, ""), ring);
  }

  @Test
  void whatNobodyUnderstandsIsNothing() {
    assertEquals(Optional.empty(), Ring.read("of somebody else"));
    assertEquals(Optional.empty(), Ring.read("node x offers "));
  }
}
