package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Contrast;
import dama.rules.Variants;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How Dama looks and sounds is for each visitor to say. */
@Tag("once")
class LookJourney extends Journey {
  private static final String PAPER = "() => getComputedStyle(document.body).backgroundColor";
  private static final String SETS =
      "() => [...new Set([...document.querySelectorAll('#board .piece use')]"
          + ".map(use => use.getAttribute('href').split('-')[0]))].join()";

  @Test
  void whatIsChosenIsSeenAtOnceAndOnEveryPageFromItsFirstByte() {
    Guest guest = guest();
    seat(guest, guest(), Variants.INTERNATIONAL);
    Page page = guest.page();
    assertEquals("#turned", page.evaluate(SETS));
    Object before = page.evaluate(PAPER);
    Locator chooser = open(page);
    assertThat(chooser.locator(".piece")).hasCount(3 * 6 + 2 * 4);
    chooser.locator("[name=theme][value=dark]").check();
    chooser.locator("[name=board][value=slate]").check();
    chooser.locator("[name=pieces][value=cut]").check();
    chooser.locator("button[type=submit]").click();
    assertThat(chooser).hasCount(0);
    assertTrue(!before.equals(page.evaluate(PAPER)));
    assertEquals("#cut", page.evaluate(SETS));
    APIResponse next = guest.context().request().get(guest.at("best"));
    assertTrue(
        next.text().contains("data-theme=\"dark\"") && next.text().contains("data-board=\"slate\""),
        next::text);
    page.reload();
    guest.table();
    assertEquals("#cut", page.evaluate(SETS));
    assertThat(open(page).locator("[name=theme]:checked")).hasValue("dark");
  }

  /** axe looks for contrast too; every board is measured by a test of the tokens themselves. */
  @Test
  void axeFindsNothingInAnyLook() {
    Guest guest = guest();
    seat(guest, guest(), Variants.INTERNATIONAL);
    Page page = guest.page();
    for (String theme : List.of("light", "dark")) {
      Locator chooser = open(page);
      chooser.locator("[name=theme][value=" + theme + "]").check();
      chooser.locator("[name=board][value=green]").check();
      Axe.assertFindsNothing(page);
      chooser.locator("[name=contrast]").check();
      page.keyboard().press("Escape");
      assertThat(chooser).hasCount(0);
      Axe.assertFindsNothing(page);
      open(page).locator("[name=contrast]").uncheck();
      page.keyboard().press("Escape");
      assertThat(chooser).hasCount(0);
    }
  }

  @Test
  void theSystemsWishesHoldWhereNothingElseIsChosen() {
    Guest guest = guest();
    guest.open("best");
    Page page = guest.page();
    page.emulateMedia(new EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    assertEquals("rgb(25, 22, 19)", page.evaluate(PAPER));
    page.emulateMedia(
        new EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT).setContrast(Contrast.MORE));
    assertEquals("rgb(255, 255, 255)", page.evaluate(PAPER));
  }

  @Test
  void soundsHaveAVolumeThatIsKeptAndAWordWhereTheBrowserKeepsThemBack() {
    Guest black = guest();
    Table white = seat(guest(), black, Variants.INTERNATIONAL);
    black.page().reload();
    black.table();
    Locator hint = black.page().locator(".sound-hint");
    white.move(List.of(32, 28));
    assertThat(hint).isVisible();
    assertThat(hint)
        .hasText("This browser keeps sounds back. Click or tap anywhere on the page to hear them.");
    black.page().locator("#sound-menu > summary").click();
    assertThat(hint).isHidden();
    black.page().locator("#volume").fill("25");
    black.page().locator("#sound-button").click();
    assertThat(black.page().locator("#sound-button")).hasAttribute("aria-pressed", "false");
    black.page().reload();
    black.table();
    black.page().locator("#sound-menu > summary").click();
    assertThat(black.page().locator("#volume")).hasValue("25");
    assertThat(black.page().locator("#sound-button")).hasText("Sound is off");
  }

  private static Locator open(Page page) {
    page.locator("#person-menu > summary").click();
    page.locator("#look-button").click();
    Locator chooser = page.locator("#look-dialog");
    assertThat(chooser).isVisible();
    return chooser;
  }
}
