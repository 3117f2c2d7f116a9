package dama.notice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.account.SessionStore;
import dama.harness.Rows;
import dama.player.Device;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Tokens;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

abstract class SubscriptionStoreCases {
  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");

  private final SubscriptionStore subscriptions;
  private final SessionStore sessions;
  private final Player player;

  SubscriptionStoreCases(Rows rows) {
    subscriptions = rows.store(SubscriptionStore.class);
    sessions = rows.store(SessionStore.class);
    player = rows.store(PlayerStore.class).arrive(Tokens.hash(Tokens.newToken()));
  }

  private static Subscription browser(String language) {
    return new Subscription("https://push.example.org/" + Tokens.newToken(), "k", "s", language);
  }

  private String session() {
    return Tokens.hash(sessions.begin(player.id(), Device.UNKNOWN));
  }

  private List<Subscription> all() {
    return subscriptions.of(player.id());
  }

  @Test
  void aBrowserIsToldUntilItsSessionEnds() {
    String here = session();
    Subscription browser = browser("hr");
    subscriptions.add(player.id(), here, browser, NOW);
    Subscription other = browser("ar");
    subscriptions.add(player.id(), session(), other, NOW.plusSeconds(1));
    assertEquals(List.of(browser, other), all());
    sessions.end(here);
    assertEquals(List.of(other), all());
    List<String> ended = sessions.endAll(player.id(), null);
    assertFalse(ended.isEmpty());
    assertEquals(List.of(), all());
  }

  @Test
  void whoAsksAgainIsNotToldTwice() {
    String session = session();
    Subscription first = browser("hr");
    subscriptions.add(player.id(), session, first, NOW);
    Subscription again = new Subscription(first.endpoint(), "k", "s", "en");
    subscriptions.add(player.id(), session(), again, NOW);
    assertEquals(List.of(again), all());
    Subscription renewed = browser("en");
    subscriptions.add(player.id(), session, first, NOW);
    subscriptions.add(player.id(), session, renewed, NOW);
    assertEquals(List.of(renewed), all());
    assertEquals("en", subscriptions.in(session).orElseThrow().language());
  }

  @Test
  void aBrowserThatItsServiceKnowsNoMoreIsForgotten() {
    Subscription browser = browser("mk");
    subscriptions.add(player.id(), session(), browser, NOW);
    assertTrue(subscriptions.has(browser.endpoint()));
    subscriptions.remove(browser.endpoint());
    assertFalse(subscriptions.has(browser.endpoint()));
  }

  @Test
  void thoseWhoHaveManyBrowsersAreToldByTheTenThatTheyChoseLast() {
    List<Subscription> many = IntStream.range(0, 12).mapToObj(n -> browser("en")).toList();
    IntStream.range(0, 12)
        .forEach(n -> subscriptions.add(player.id(), session(), many.get(n), NOW.plusSeconds(n)));
    assertEquals(many.subList(2, 12), all());
  }
}
