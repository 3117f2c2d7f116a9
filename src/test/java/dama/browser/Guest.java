package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.ScreenshotOptions;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.ScreenshotAnimations;
import com.microsoft.playwright.options.ViewportSize;
import dama.harness.Cast;
import java.net.URI;
import java.util.List;
import java.util.regex.Pattern;

/** One person with a browser of their own: cookies, a page, and what went wrong in it. */
final class Guest implements AutoCloseable {
  private static final Pattern STACK_TRACE =
      Pattern.compile("\\bat [\\w.$]+\\(|[a-z]\\.[A-Z]\\w*Exception|Caused by:");

  /**
   * What is to be read or used and reaches beyond the window or what it stands in; what scrolls
   * sideways by itself, such as a table, may.
   */
  private static final String CUT =
      """
      () => [...document.querySelectorAll('a, button, input, select, textarea, summary, h1, h2, p')]
        .filter((node) => node.checkVisibility({ visibilityProperty: true }))
        .filter((node) => !node.closest('.off-screen, .skip, svg'))
        .filter((node) => {
          for (let box = node; box; box = box.parentElement) {
            if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return false;
          }
          const { left, right, width } = node.getBoundingClientRect();
          return width > 2 && (left < -1 || right > innerWidth + 1);
        })
        .map((node) => node.outerHTML.slice(0, 120))
      """;

  private final URI base;
  private final Device device;
  private final BrowserContext context;
  private final Complaints complaints;
  private final Page page;

  private Guest(URI base, Device device, BrowserContext context) {
    this.base = base;
    this.device = device;
    this.context = context;
    complaints = Complaints.of(context);
    page = context.newPage();
  }

  static Guest arrive(URI base, Device device, String language) {
    return arrive(Stage.current().browser(), base, device, language);
  }

  static Guest arrive(Browser browser, URI base, Device device, String language) {
    BrowserContext context =
        browser.newContext(device.options().setLocale(language).setTimezoneId("UTC"));
    context.setDefaultTimeout(Stage.PATIENCE);
    return new Guest(base, device, context);
  }

  Device device() {
    return device;
  }

  Page page() {
    return page;
  }

  BrowserContext context() {
    return context;
  }

  Complaints complaints() {
    return complaints;
  }

  /** The address of a page of Dama. */
  String at(String path) {
    return base.resolve(path).toString();
  }

  /** Opens a page and waits until it is in touch with the server. */
  Guest open(String path) {
    page.navigate(at(path));
    return awaitConnected();
  }

  Guest awaitConnected() {
    assertThat(page.locator("body")).hasAttribute("data-connection", "open");
    return this;
  }

  /** What the browser shows where a page cannot be reached is there now. */
  void awaitWorker() {
    page.evaluate("() => navigator.serviceWorker.ready");
    page.waitForFunction("() => navigator.serviceWorker.controller?.state === 'activated'");
  }

  /** On this device, too, somebody is who they are on another. */
  void become(Guest other) {
    context.addCookies(other.context.cookies());
  }

  /** Somebody whom the rows know already. */
  void become(Cast.Person person) {
    String[] token = person.cookie().split("=", 2);
    context.addCookies(List.of(new Cookie(token[0], token[1]).setUrl(base.toString())));
  }

  Lobby lobby() {
    open("");
    return new Lobby(this);
  }

  /** The table of the game whose page is open, or is being opened just now. */
  Table table() {
    page.waitForURL(Pattern.compile("/game/[a-z0-9]+"));
    awaitConnected();
    // Connected is who has been greeted; the game comes a moment later.
    page.locator("#board [data-square='1']").waitFor();
    return new Table(this);
  }

  Table watch(String game) {
    open("game/" + game);
    return new Table(this);
  }

  Chat chat() {
    return new Chat(this);
  }

  /** The name that the page shows as this visitor's own. */
  String name() {
    assertThat(page.locator("#my-name")).not().isEmpty();
    return page.locator("#my-name").textContent();
  }

  void rename(String name) {
    page.locator("#person-menu summary").click();
    page.locator("#name-button").click();
    page.locator("#name-field").fill(name);
    page.locator("#name-form button[type=submit]").click();
  }

  /** A picture of the whole page, for people to look at; taken where it was asked for. */
  void photograph(String name) {
    if (Boolean.getBoolean("pictures")) {
      page.screenshot(
          new ScreenshotOptions()
              .setPath(Stage.current().pictures().resolve(name + ".png"))
              .setFullPage(true)
              .setAnimations(ScreenshotAnimations.DISABLED));
    }
  }

  /** What holds of every page at every time. */
  void assertNothingIsWrong() {
    String content = page.content();
    assertFalse(STACK_TRACE.matcher(content).find(), content);
    assertFits();
    if (page.url().startsWith(base.toString())) {
      Axe.assertFindsNothing(page);
    }
    assertEquals(List.of(), complaints.unexpected(), page.url());
  }

  /**
   * At 200 % of a desktop and at 400 %, which is a window of 320 by 256: all of the page is there
   * by scrolling up and down alone.
   */
  void assertReflows() {
    ViewportSize before = page.viewportSize();
    for (int[] size : new int[][] {{640, 400}, {320, 256}}) {
      page.setViewportSize(size[0], size[1]);
      assertFits();
      assertEquals(List.of(), page.evaluate(CUT), page.url() + " in " + size[0]);
    }
    page.setViewportSize(before.width, before.height);
  }

  /** The page never scrolls sideways. */
  void assertFits() {
    Object wider =
        page.evaluate(
            "() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"
                + " - innerWidth");
    assertEquals(
        0, Math.max(0, ((Number) wider).intValue()), "wider than the window: " + page.url());
  }

  /** What has the keyboard is in view and has an outline of its own. */
  void assertShowsWhereTheKeyboardIs() {
    Object unseen =
        page.evaluate(
            """
            () => {
              const at = document.activeElement;
              if (!at || at === document.body || at.closest('.off-screen')) return '';
              const told = at.closest('#board')
                ? getComputedStyle(document.querySelector('#board .focus')).visibility === 'visible'
                : parseFloat(getComputedStyle(at).outlineWidth) >= 2;
              const { top, bottom } = at.getBoundingClientRect();
              return told && bottom > 0 && top < innerHeight ? '' : at.outerHTML.slice(0, 200);
            }
            """);
    assertEquals("", unseen, page.url());
  }

  @Override
  public void close() {
    context.close();
  }
}
