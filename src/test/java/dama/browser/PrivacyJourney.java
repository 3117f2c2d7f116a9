package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dama.rules.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Somebody takes their data away and goes, and the others see it happen. */
@Tag("once")
class PrivacyJourney extends Journey {

  @Test
  void aPersonTakesTheirDataAway() throws IOException {
    Guest guest = guest();
    guest.lobby();
    guest.chat().say("Mine to take");
    assertThat(guest.chat().unsent()).hasCount(0);
    Page page = guest.open("account/data").page();
    Download download = page.waitForDownload(() -> page.locator("main [type=submit]").click());
    String text = Files.readString(download.path());
    assertTrue(text.contains("Mine to take") && text.contains(guest.name()), text);
  }

  @ParameterizedTest
  @CsvSource({"DESKTOP, en, You have been erased", "PHONE, ar, تم محوك"})
  void whoIsErasedIsGoneFromThePagesOfOthersWithoutAReload(
      Device device, String language, String title) {
    Guest leaving = guest(Stage.current().base(), device, language);
    Guest staying = guest();
    Table table = seat(leaving, staying, Variants.RUSSIAN);
    leaving.watch(table.game()).board();
    leaving.chat().say("Words that go");
    assertThat(staying.chat().lines()).containsText(new String[] {"Words that go"});
    String name = leaving.name();
    Page page = leaving.open("account/erase").page();
    leaving.photograph("erase-" + language);
    page.locator("main [name=name]").fill(name);
    page.locator("main .grave").click();
    assertThat(page).hasURL(Pattern.compile("/account/erased$"));
    assertThat(page.locator("h1")).hasText(title);
    leaving.awaitConnected();
    Locator there = staying.page().locator("main");
    assertThat(there).containsText("Anon #");
    assertThat(there).not().containsText(name);
    assertThat(there).not().containsText("Words that go");
    assertTrue(!leaving.name().equals(name));
  }
}
