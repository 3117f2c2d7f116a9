package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import dama.notation.PdnReader;
import dama.notation.PdnReplay;
import dama.notation.PdnScore;
import dama.rules.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games that come as text and go as text. */
@Tag("once")
class ImportJourney extends Journey {
  private static final String GAME =
      """
      [Event "</script><img src=x onerror=document.title='bad'>"]
      [White "<b>Anna</b>"]
      [Black "\u0411\u043e\u0440\u0438\u0441"]
      [Result "2-0"]

      1. 32-28 {so far so good} 19-23 2. 28x19 14x23 (2... 13x24) 3. 37-32 2-0
      """;

  private static Page paste(Guest guest, String text) {
    guest.open("import");
    guest.page().locator("textarea[name=pdn]").fill(text);
    guest.page().locator("form[method=post] button[type=submit]").click();
    guest.awaitConnected();
    return guest.page();
  }

  @ParameterizedTest
  @CsvSource({"DESKTOP, en", "PHONE, ar"})
  void aPastedGameIsSteppedThrough(Device device, String language) {
    Guest guest = guest(Stage.current().base(), device, language);
    Page page = paste(guest, GAME);
    PdnReplay replay = PdnReader.read(GAME).get(0).replay(Variants.INTERNATIONAL);
    Board board = new Board(page);
    board.assertShows(replay.start());
    assertThat(page.locator("#player-bottom .name")).hasText("<b>Anna</b>");
    page.locator("#step-last").click();
    board.assertShows(replay.position());
    page.keyboard().press("Home");
    board.assertShows(replay.start());
    page.locator("#moves .ply").nth(4).click();
    board.assertShows(replay.position());
    assertThat(page.locator("#outcome")).hasText("2-0");
    assertEquals(0, page.locator("main img, main script").count());
  }

  @Test
  void whatIsWrongIsNamedInTheVisitorsLanguageAndTheNextGameShown() {
    Guest guest = guest(Stage.current().base(), Device.DESKTOP, "hr");
    Page page = paste(guest, "1. 32-28 19-23\n2. 33-29 *\n\n" + GAME);
    assertThat(page.locator(".complaints li")).hasCount(1);
    assertThat(page.locator(".complaints li"))
        .hasText(
            "Partija \u20681\u2069, redak \u20682\u2069: \u206833-29\u2069 ovdje nije dopu\u0161ten"
                + " potez. Prikazani su potezi prije njega.");
    page.locator("#games .ply").nth(1).click();
    assertThat(page.locator("#player-bottom .name")).hasText("<b>Anna</b>");
    assertThat(page.locator("#moves .ply")).hasCount(5);
  }

  @Test
  void aTextWithoutAGameComesBackToBePutRight() {
    Guest guest = guest();
    Page page = paste(guest, "Dear friend, how are you?");
    assertThat(page.locator("#board")).hasCount(0);
    assertThat(page.locator(".complaints li")).hasCount(1);
    assertThat(page.locator("textarea[name=pdn]")).hasValue("Dear friend, how are you?");
  }

  @Test
  void aPlayerTakesAllTheirGamesHome() throws IOException {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = seat(white, black, Variants.RUSSIAN);
    hers.board().drag(22, 18);
    assertThat(black.table().plies()).hasCount(1);
    white.lobby();
    Download download =
        white.page().waitForDownload(() -> white.page().locator(".files a[download]").click());
    List<PdnScore> games = PdnReader.read(Files.readString(download.path()));
    assertEquals(1, games.size());
    assertEquals(1, games.get(0).play(Variants.RUSSIAN).moves().size());
    assertEquals("*", games.get(0).result());
  }
}
