package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dama.harness.Staff;
import dama.player.Role;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An owner sets the site up, chooses who helps, and sees how it goes. */
@Tag("once")
class OwnerJourney extends Journey {

  private Guest owner(Device device, String language) {
    Guest owner = guest(Stage.current().base(), device, language);
    return made(owner, Role.OWNER);
  }

  private static Guest made(Guest guest, Role role) {
    guest.lobby();
    long id =
        Long.parseLong(
            Stage.current()
                .database()
                .rows("select id from player where name = ?", guest.name())
                .get(0)
                .text("id"));
    Staff.promote(Stage.current().database(), id, role);
    return guest;
  }

  @Test
  void whatIsSetIsKeptAndWhatIsOutOfBoundsIsShown() {
    Page page = owner(Device.DESKTOP, "en").open("owner").page();
    page.locator("#set-chat-days").fill("400");
    page.locator("#set-newcomer-links").selectOption("hold");
    page.locator(".owner-settings [type=submit]").click();
    assertThat(page.locator(".done")).hasText("Settings saved. They apply from now on.");
    assertThat(page.locator("#set-chat-days")).hasValue("400");
    assertThat(page.locator("#set-newcomer-links")).hasValue("hold");
    page.locator("#set-chat-days").fill("365");
    page.locator("#set-newcomer-links").selectOption("flag");
    page.locator(".owner-settings [type=submit]").click();
    assertThat(page.locator("#set-chat-days")).hasValue("365");
  }

  @Test
  void anOwnerGivesARoleByNameAndTakesItBack() {
    Guest helper = made(guest(), Role.PLAYER);
    String name = helper.name();
    Page page = owner(Device.DESKTOP, "en").open("owner").page();
    page.locator("#roles [name=name]").fill(name);
    page.locator("#roles .fields [type=submit]").click();
    Locator row = page.locator(".staff li", new Page.LocatorOptions().setHasText(name));
    assertThat(row.locator(".tag")).hasText("Moderator");
    row.locator("button").click();
    assertThat(row).hasCount(0);
  }

  @ParameterizedTest
  @CsvSource({"DESKTOP, en, Today: ", "PHONE, ar, اليوم: "})
  void theFiguresAreDrawnAndInATable(Device device, String language, String today) {
    Guest owner = owner(device, language);
    Page page = owner.open("owner").page();
    assertThat(page.locator(".chart")).hasCount(5);
    assertThat(page.locator(".chart").nth(1)).containsText(today);
    assertThat(page.locator(".chart").first().locator(".bar")).hasCount(30);
    page.locator(".owner-head a").nth(1).click();
    assertThat(page).hasURL(Pattern.compile("days=90"));
    assertThat(page.locator(".chart").first().locator(".bar")).hasCount(90);
    page.locator(".figures summary").click();
    assertThat(page.locator(".figures tbody tr")).hasCount(90);
    owner.awaitConnected().assertFits();
    owner.photograph("owner-" + language);
  }
}
