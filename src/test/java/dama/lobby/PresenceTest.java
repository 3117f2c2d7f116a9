package dama.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.node.Nodes;
import dama.node.Whereabouts;
import dama.player.Player;
import dama.server.Now;
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

  @SuppressWarnings("UnnecessaryAssignment")
  PresenceTest() {
    presence.whereabouts = new Whereabouts();
    presence.nodes = new Nodes();
  }

  @Test
  void onlineIsWhoHasAPageOpenByName() {
    presence.opened(BORIS, "lobby");
    presence.opened(ANA, "lobby");
    assertEquals(List.of(ANA, BORIS), presence.online());
  }

  @Test
  void whoClosesOneOfTwoPagesIsStillHere() {
    presence.opened(ANA, "lobby");
    presence.opened(ANA, "lobby");
    presence.closed(ANA, "lobby", false, START);
    assertEquals(List.of(ANA), presence.online());
    presence.closed(ANA, "lobby", false, START);
    assertEquals(List.of(), presence.online());
  }

  @Test
  void aMinuteCountsFromTheLastPageClosed() {
    presence.opened(ANA, "lobby");
    assertFalse(isGone(START.plusSeconds(3_600)));
    presence.closed(ANA, "lobby", false, START);
    assertFalse(isGone(START.plusMillis(59_999)));
    assertTrue(isGone(START.plusSeconds(60)));
  }

  @Test
  void whoComesBackIsNotGone() {
    presence.opened(ANA, "lobby");
    presence.closed(ANA, "lobby", false, START);
    presence.opened(ANA, "lobby");
    assertFalse(isGone(START.plusSeconds(3_600)));
  }

  @Test
  void whomNobodyHasSeenIsGoneSinceTheSiteIsServed() {
    Instant start = presence.nodes.siteStart();
    assertFalse(isGone(start.plusSeconds(59)));
    assertTrue(isGone(start.plusSeconds(60)));
  }

  @Test
  void whoIsForgottenIsStillGone() {
    Instant longAgo = Now.instant().minus(Duration.ofDays(1));
    presence.opened(ANA, "lobby");
    presence.closed(ANA, "lobby", false, longAgo);
    presence.forgetGone();
    assertTrue(isGone(Now.instant().plus(MINUTE)));
  }

  @Test
  void whoTakesAnotherNameIsShownByIt() {
    presence.opened(ANA, "lobby");
    Player renamed = new Player(1, "Žofia", false);
    presence.renamed(renamed);
    assertEquals(List.of(renamed), presence.online());
  }

  private boolean isGone(Instant now) {
    return presence.isGoneFor(MINUTE, ANA.id(), now);
  }
}
