package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dama.rules.Variants;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Who does not look at their game is told of it: on the page that they have open, or beside it. */
@Tag("once")
class NoticesJourney extends Journey {
  private static final List<Integer> NEXT = List.of(37, 32);

  /** For all that a page can find out, nobody sees it; every page of a headless browser is seen. */
  private static final String OUT_OF_VIEW =
      "() => {"
          + " Object.defineProperty(document, 'visibilityState', {get: () => window.view});"
          + " window.look = (view) => { window.view = view;"
          + "   document.dispatchEvent(new Event('visibilitychange')); };"
          + " window.look('hidden'); }";

  private static final String TOLD =
      "async (words) => {"
          + " const worker = await navigator.serviceWorker.getRegistration();"
          + " const shown = await worker.getNotifications();"
          + " const text = shown.map((one) => one.title + one.body).join();"
          + " return shown.length === Math.min(words.length, 1)"
          + "   && words.every((word) => text.includes(word)); }";

  /** Both have moved: from then on a game can be resigned. */
  private Table begun(Guest white, Guest black) {
    Table hers = seat(white, black, Variants.INTERNATIONAL);
    hers.move(List.of(32, 28));
    black.table().assertPlies(1);
    black.table().move(List.of(20, 25));
    hers.assertPlies(2);
    return hers;
  }

  private static Locator card(Guest guest, String key) {
    return guest.page().locator("[data-notice=" + key + "]");
  }

  /** Waits until the system shows one notice that has these words; none without words. */
  private static void told(Page page, String... words) {
    page.waitForFunction(TOLD, List.of(words));
  }

  private static Locator awayButton(Guest guest, String id) {
    guest.page().locator("#person-menu summary").click();
    guest.page().locator("#away-button").click();
    return guest.page().locator(id);
  }

  @Test
  void whoLooksAtAnotherPageIsToldOfTheirTurnOfOffersAndOfTheEnd() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = begun(white, black);
    String game = hers.game();
    Lobby lobby = black.lobby();
    assertThat(lobby.find("#lobby-running")).containsText("Waiting for");
    hers.move(NEXT);
    assertThat(card(black, "game-" + game)).containsText("Your move against");
    assertThat(lobby.find("#lobby-running")).containsText("Your move");
    hers.offerDraw();
    assertThat(card(black, "game-" + game)).containsText("offers a draw");
    assertThat(lobby.find("#lobby-running")).containsText("offers a draw");
    hers.find("#resign").click();
    hers.find("#resign-yes").click();
    assertThat(card(black, "over-" + game)).containsText("You won your game");
    assertThat(card(black, "game-" + game)).hasCount(0);
    hers.find("#rematch").click();
    assertThat(card(black, "over-" + game)).containsText("offers a rematch");
    card(black, "over-" + game).locator("a").click();
    assertThat(black.table().find("#rematch")).hasText("Accept the rematch");
  }

  @Test
  void whoWantsItIsToldBesideThePageOnceWhateverPagesAreOpenAndNoneIsInView() {
    Guest white = guest();
    Guest black = guestWithNotices();
    Table hers = begun(white, black);
    Page second = black.context().newPage();
    second.navigate(black.at("best"));
    assertThat(second.locator("body")).hasAttribute("data-connection", "open");
    awayButton(black, "#away-on").click();
    assertThat(black.page().locator("#away-state")).containsText("your system notifies you");
    assertThat(black.page().locator("#away-closed")).containsText("the owner of this site has not");
    second.evaluate(OUT_OF_VIEW);
    hers.move(NEXT);
    assertThat(second.locator("[data-notice^=game]")).containsText("Your move against");
    told(second);
    black.page().evaluate(OUT_OF_VIEW);
    hers.offerDraw();
    told(second, "offers a draw", "International draughts");
    hers.find("#resign").click();
    hers.find("#resign-yes").click();
    told(second, "You won your game");
    second.evaluate("() => window.look('visible')");
    told(second);
    black.page().evaluate("() => window.look('visible')");
  }

  @Test
  void aBrowserThatWasToldNotToSaysSo() {
    Guest guest = guest(Device.PHONE);
    guest
        .context()
        .addInitScript("Object.defineProperty(Notification, 'permission', {get: () => 'denied'})");
    guest.lobby();
    assertThat(awayButton(guest, "#away-state")).containsText("does not allow notices");
    assertThat(guest.page().locator("#away-on")).isHidden();
  }
}
