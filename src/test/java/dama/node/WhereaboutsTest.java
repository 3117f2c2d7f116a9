package dama.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WhereaboutsTest {
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
  private static final Seat SEAT = new Seat("abcdefghij", 1);

  private final Whereabouts whereabouts = new Whereabouts();

  private void elsewhere(int pages, boolean left, Instant goneAt) {
    Trace trace = pages > 0 ? new Trace(pages, null, false) : new Trace(0, goneAt, left);
    whereabouts.take("other", Map.of(SEAT, trace));
  }

  @Test
  void whoHasAPageOpenOnAnotherNodeIsHere() {
    elsewhere(1, false, NOON);
    assertEquals(Set.of(1L), whereabouts.in("abcdefghij"));
    assertTrue(whereabouts.isOnline(1));
    assertEquals(Optional.empty(), whereabouts.gone(SEAT));
  }

  @Test
  void whoGoesFromOneOfTwoNodesIsStillHere() {
    whereabouts.opened(SEAT);
    elsewhere(1, false, NOON);
    whereabouts.closed(SEAT, true, NOON);
    assertEquals(Optional.empty(), whereabouts.gone(SEAT));
    elsewhere(0, false, NOON.plusSeconds(5));
    assertEquals(
        Optional.of(new Whereabouts.Gone(NOON.plusSeconds(5), false)), whereabouts.gone(SEAT));
  }

  @Test
  void whoWasOnANodeThatDiedIsGoneSinceThen() {
    elsewhere(2, false, NOON);
    assertEquals(Set.of(SEAT), whereabouts.close("other", NOON.plusSeconds(7)));
    assertFalse(whereabouts.isOnline(1));
    assertEquals(Optional.of(NOON.plusSeconds(7)), whereabouts.goneSince(1));
  }

  @Test
  void whoCameBackElsewhereIsNotGoneWithTheNode() {
    elsewhere(1, false, NOON);
    whereabouts.opened(SEAT);
    whereabouts.close("other", NOON);
    assertEquals(Set.of(1L), whereabouts.in("abcdefghij"));
  }
}
