package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import dama.game.Game;
import dama.harness.Chromium;
import dama.harness.Nginx;
import dama.harness.Postgres;
import dama.harness.ServerKind;
import dama.nodes.Site;
import dama.rules.Move;
import dama.rules.Variants;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Two browsers keep a game open while first the one and then the other of a site's two nodes is
 * killed: whichever each page was at, it goes on by itself.
 */
class NodeLostIT {
  /** The browser's own words for a connection that broke. */
  private static final String BROKEN = "WebSocket connection to|net::ERR_|when fetching the script";

  private Game game = Game.start(Variants.INTERNATIONAL);

  @Test
  void pagesGoOnAtTheNodeThatIsLeft() {
    PlaywrightAssertions.setDefaultAssertionTimeout(Stage.PATIENCE);
    List<ServerKind> kinds = List.of(ServerKind.WILDFLY, ServerKind.PAYARA);
    try (Site site = Site.start("node-lost", Postgres.start(), kinds);
        Nginx proxy = Nginx.before(site.nodes().get(0).base(), site.nodes().get(1).base());
        Playwright playwright = Chromium.playwright();
        Browser browser = Chromium.launch(playwright);
        Guest white = Guest.arrive(browser, proxy.base(), Device.DESKTOP, "en");
        Guest black = Guest.arrive(browser, proxy.base(), Device.PHONE, "en")) {
      white.complaints().await(BROKEN);
      black.complaints().await(BROKEN);
      white.lobby().seek(Variants.INTERNATIONAL, "white");
      black.lobby().take(white.name());
      black.table();
      white.table();
      play(white, black);
      play(black, white);
      white.chat().say("Before");
      outlive(site, 0, white, black);
      outlive(site, 1, white, black);
      assertThat(white.chat().lines()).hasText(new String[] {"Before", "Lost 0", "Lost 1"});
      assertThat(black.chat().lines()).hasText(new String[] {"Before", "Lost 0", "Lost 1"});
      assertEquals(game.plies().size(), site.database().rows("select number from ply").size());
      assertEquals(List.of(), white.complaints().unexpected());
      assertEquals(List.of(), black.complaints().unexpected());
    }
  }

  /** What is done at once after a node was killed is there, on both pages, and so is the rest. */
  private void outlive(Site site, int number, Guest mover, Guest other) {
    site.nodes().get(number).process().kill9();
    long killed = System.nanoTime();
    mover.chat().say("Lost " + number);
    play(mover, other);
    long shown = Duration.ofNanos(System.nanoTime() - killed).toMillis();
    play(other, mover);
    for (Guest each : List.of(mover, other)) {
      assertThat(each.page().locator("body")).hasAttribute("data-connection", "open");
      new Table(each).assertPlies(game.plies().size());
    }
    System.out.println("Node " + number + " killed; a move was shown to the other after " + shown);
    site.nodes().get(number).startAgain();
  }

  private void play(Guest mover, Guest other) {
    game = ScriptedGame.after(game, game.legalMoves().get(0));
    Move move = game.plies().get(game.plies().size() - 1).move();
    new Table(mover).board().play(move, mover.device());
    new Table(other).board().assertShows(game.position());
    new Table(mover).board().assertShows(game.position());
  }
}
