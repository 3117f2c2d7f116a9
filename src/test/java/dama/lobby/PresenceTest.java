package dama.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.player.Player;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class PresenceTest {
  private static final Instant START = Instant.parse("2026-01-01T12:00:00Z");
  private static final Duration MINUTE = Duration.ofMinutes(1);
  private static final Player ANA = new Player(1, "Ana", false);
  private static final Player BORIS = new Player(2, "Boris", false);

  private final Presence presence = new Presence();

  @Test
  void onlineIsWhoHasAPageOpenByName() {
    presence.opened(BORIS);
    presence.opened(ANA);
    assertEquals(List.of(ANA, BORIS), presence.online());
  }

  @Test
  void whoClosesOneOfTwoPagesIsStillHere() {
    presence.opened(ANA);
    presence.opened(ANA);
    presence.closed(ANA, START);
    assertEquals(List.of(ANA), presence.online());
    presence.closed(ANA, START);
    assertEquals(List.of(), presence.online());
  }

  @Test
  void aMinuteCountsFromTheLastPageClosed() {
    presence.opened(ANA);
    assertFalse(isGone(START.plusSeconds(3_600)));
    presence.closed(ANA, START);
    assertFalse(isGone(START.plusMillis(59_999)));
    assertTrue(isGone(START.plusSeconds(60)));
  }

  @Test
  void whoComesBackIsNotGone() {
    presence.opened(ANA);
    presence.closed(ANA, START);
    presence.opened(ANA);
    assertFalse(isGone(START.plusSeconds(3_600)));
  }

  @Test
  void whomThisServerHasNeverSeenIsGoneSinceItStarted() {
    assertFalse(isGone(START.plusSeconds(59)));
    assertTrue(isGone(START.plusSeconds(60)));
  }

  @Test
  void whoIsForgottenIsStillGone() {
    presence.opened(ANA);
    presence.closed(ANA, START.plusSeconds(100));
    presence.forgetGone(MINUTE, START.plusSeconds(200));
    assertTrue(isGone(START.plusSeconds(200)));
  }

  @Test
  void whoTakesAnotherNameIsShownByIt() {
    presence.opened(ANA);
    Player renamed = new Player(1, "Žofia", false);
    presence.renamed(renamed);
    assertEquals(List.of(renamed), presence.online());
  }

  private boolean isGone(Instant now) {
    return presence.isGoneFor(MINUTE, ANA.id(), START, now);
  }
}
