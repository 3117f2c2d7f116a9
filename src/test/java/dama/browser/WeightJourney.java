package dama.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.NavigateOptions;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.WaitUntilState;
import dama.rules.Variant;
import dama.rules.Variants;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page of a game weighs, that nothing on it jumps, and what is seen of it first. */
class WeightJourney extends Journey {
  private static final int MOST_REQUESTS = 12;
  private static final int MOST_BYTES = 90_000;
  private static final int MOST_BYTES_AGAIN = 6_000;

  /**
   * A name that the page did not know yet is as long as it is: a twentieth of what counts as good.
   */
  private static final double LEAST_SHIFT = 0.005;

  /** Adds up what moved, and notes when the first pieces were painted. */
  private static final String WATCH =
      """
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      const look = () =>
        requestAnimationFrame((now) => {
          if (document.querySelector('#board .piece')) window.boardAt ??= now;
          else look();
        });
      look();
      """;

  private static final String NO_WORKER =
      "() => navigator.serviceWorker.ready.then(worker => worker.unregister())";

  private static final String TWO_FRAMES =
      "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))";

  /** What is drawn, whatever stands around it: woods, numbers, the last move, pieces. */
  private static final String DRAWN =
      """
      () => {
        const board = document.getElementById('board');
        const told = (name) =>
          [...board.querySelectorAll(name)].map((node) => node.outerHTML).sort().join('\\n');
        return [board.getAttribute('viewBox'), board.classList.contains('whole'),
          ...['.ground', '.square', '.number', '.mark.last', '.mark.way', '.piece'].map(told)]
          .join('\\n');
      }
      """;

  @ParameterizedTest
  @ValueSource(strings = {"en", "bn"}) // Where a letter is three bytes, a page is longer.
  void thePageOfAGameIsLightAndStaysInItsPlace(String language) {
    Table table = seat(guest(), guest(), Variants.INTERNATIONAL);
    Guest watcher = guest(Stage.current().base(), Device.DESKTOP, language);
    watcher.context().addInitScript(WATCH);
    Traffic cold = visit(watcher, table.game(), language + ", cold");
    watcher.awaitWorker();
    watcher.page().waitForCondition(cold::isQuiet);
    assertTrue(cold.fetched().size() <= MOST_REQUESTS, () -> cold.all().toString());
    assertTrue(opening(cold) + cold.said() <= MOST_BYTES, () -> cold.all().toString());
    for (Traffic.Load load : cold.fetched()) {
      assertIsServedWell(load);
    }
    // What passes through a worker is not counted as the wire's.
    watcher.page().evaluate(NO_WORKER);
    watcher.page().navigate("about:blank");
    Traffic warm = visit(watcher, table.game(), language + ", warm");
    assertEquals(2, warm.fetched().size(), () -> warm.all().toString());
    assertTrue(warm.bytes() <= MOST_BYTES_AGAIN, () -> warm.all().toString());
  }

  private static Traffic visit(Guest guest, String game, String what) {
    Page page = guest.page();
    Traffic traffic = Traffic.on(page);
    guest.watch(game);
    page.locator("#board [data-square='1']").waitFor();
    page.waitForCondition(traffic::isQuiet);
    page.evaluate(TWO_FRAMES);
    double shift = ((Number) page.evaluate("() => window.shift")).doubleValue();
    print(
        "%s: %d requests, %d bytes, and %d by the socket; shift %.5f",
        what, traffic.fetched().size(), traffic.bytes(), traffic.said(), shift);
    assertTrue(shift < LEAST_SHIFT, () -> "shift " + shift);
    return traffic;
  }

  /** Without what comes once the page rests, for when there is no line. */
  private static long opening(Traffic traffic) {
    return traffic.fetched().stream()
        .filter(load -> !load.url().contains("/offline"))
        .mapToLong(Traffic.Load::bytes)
        .sum();
  }

  private static void assertIsServedWell(Traffic.Load load) {
    if (load.isSocket()) {
      assertEquals(101, load.status(), load::toString);
      return;
    }
    assertEquals(200, load.status(), load::toString);
    assertEquals("gzip", load.header("content-encoding"), load::toString);
    if (load.url().contains("/static/") || load.url().contains("/words/")) {
      assertTrue(load.header("cache-control").contains("immutable"), load::toString);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"international", "russian", "turkish"})
  void theBoardThatThePageBringsIsTheOneThatStays(String kind) {
    Variant variant = Variants.byId(kind).orElseThrow();
    Guest white = guest();
    Guest black = guest();
    Table table = seat(white, black, variant);
    table.board().play(variant.legalMoves(variant.start()).get(0), white.device());
    table.assertPlies(1);
    new Table(black).assertPlies(1);
    assertStays(white, table.game());
    assertStays(black, table.game());
    assertStays(guest(), table.game());
  }

  /** Holds back what makes the board move until what was there without it has been read. */
  private static void assertStays(Guest guest, String game) {
    Page page = guest.page();
    List<Route> held = new ArrayList<>();
    page.route("**/js/pages/game.js", held::add);
    page.navigate(
        guest.at("game/" + game), new NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
    page.locator("#board .piece").first().waitFor();
    Object first = page.evaluate(DRAWN);
    assertEquals(0, page.locator("#board [data-square]").count());
    page.waitForCondition(() -> !held.isEmpty());
    page.unroute("**/js/pages/game.js");
    held.forEach(Route::resume);
    guest.table();
    assertEquals(first, page.evaluate(DRAWN));
  }

  @Test
  void ownMovesAreThereInTheNextFrame() {
    Table white = seat(guest(), guest(), Variants.INTERNATIONAL);
    Page page = white.guest().page();
    white.board().touch(32, Device.DESKTOP);
    page.evaluate(
        """
        () => {
          const there = () =>
            [...document.querySelectorAll('#board .piece.white')]
              .some((piece) => piece.getAttribute('transform') === 'translate(450 550)');
          window.before = there();
          addEventListener('pointerup', () =>
            requestAnimationFrame(() => { window.next = there(); }), { capture: true, once: true });
        }
        """);
    white.board().touch(28, Device.DESKTOP);
    page.evaluate(TWO_FRAMES);
    assertEquals("false then true", page.evaluate("() => `${window.before} then ${window.next}`"));
  }

  /** Prints alone: how long it takes is the machine's as much as ours. */
  @Test
  @EnabledIfSystemProperty(named = "paint", matches = "true")
  void onASlowPhoneAndLine() {
    Table table = seat(guest(), guest(), Variants.INTERNATIONAL);
    for (int run = 0; run < 7; run++) {
      Guest watcher = guest(Device.PHONE);
      watcher.context().addInitScript(WATCH);
      CDPSession tools = slow(watcher.page());
      watcher.watch(table.game());
      page(watcher);
      // A page that is slowed down keeps the processor busy, and the next one waits.
      tools.detach();
    }
  }

  private static void page(Guest watcher) {
    Object times =
        watcher
            .page()
            .evaluate(
                "() => [window.boardAt,"
                    + " performance.getEntriesByName('first-contentful-paint')[0].startTime,"
                    + " performance.getEntriesByType('navigation')[0].responseStart]"
                    + ".map(Math.round).join(' ')");
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    print("board, first paint, first byte: %s ms at a load of %.1f", times, load);
  }

  /** A processor four times slower, 1.6 Mbit/s, and 150 ms until an answer begins. */
  private static CDPSession slow(Page page) {
    CDPSession session = page.context().newCDPSession(page);
    JsonObject line = new JsonObject();
    line.addProperty("offline", false);
    line.addProperty("latency", 150);
    line.addProperty("downloadThroughput", 1_600_000 / 8);
    line.addProperty("uploadThroughput", 750_000 / 8);
    session.send("Network.enable");
    session.send("Network.emulateNetworkConditions", line);
    JsonObject processor = new JsonObject();
    processor.addProperty("rate", 4);
    session.send("Emulation.setCPUThrottlingRate", processor);
    return session;
  }

  private static void print(String text, Object... values) {
    System.out.println(String.format(Locale.ROOT, text, values));
  }
}
