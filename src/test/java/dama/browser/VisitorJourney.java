package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import dama.page.Language;
import dama.rules.Variants;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A visitor's name and language. */
class VisitorJourney extends Journey {
  private static final String PACEO_IN_CYRILLIC = "\u0420\u0430\u0441\u0435\u043e";

  @Test
  void aNameIsChangedSeenByOthersAndKept() {
    Guest one = guest();
    Guest other = guest();
    Lobby lobby = other.lobby();
    one.lobby();
    one.rename("Đorđe Česma");
    assertThat(one.page().locator("#my-name")).hasText("Đorđe Česma");
    assertThat(lobby.person("Đorđe Česma")).isVisible();
    one.page().reload();
    assertEquals("Đorđe Česma", one.awaitConnected().name());
  }

  @Test
  void aNameThatLooksLikeAnothersIsRefusedWithTheReason() {
    Guest one = guest();
    Guest other = guest();
    one.lobby();
    other.lobby();
    one.rename("Paceo");
    assertThat(one.page().locator("#my-name")).hasText("Paceo");
    String before = other.name();
    Locator fault = other.page().locator("#name-fault");
    other.rename(PACEO_IN_CYRILLIC);
    assertThat(fault).hasText("Somebody has this name, or one that looks like it.");
    other.page().locator("#name-field").fill("P");
    other.page().locator("#name-form button[type=submit]").click();
    assertThat(fault).hasText("A name needs at least 2 letters.");
    other.page().locator("#name-cancel").click();
    assertEquals(before, other.name());
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void aLanguageIsChosenAtTheTableAndRemembered(Language language) throws IOException {
    String tag = language.getTag();
    Guest white = guest(Stage.current().base(), Device.PHONE, tag.equals("en") ? "tr" : "en");
    Table table = seat(white, guest(), Variants.INTERNATIONAL);
    String address = white.page().url();
    white.page().locator("details:has(nav a[lang]) > summary").tap();
    Locator choice = white.page().locator("nav a[lang=" + tag + "]");
    choice.tap();
    Locator html = white.page().locator("html");
    assertThat(html).hasAttribute("lang", tag);
    assertThat(html).hasAttribute("dir", language.getDirection());
    assertEquals(address, white.page().url());
    white.awaitConnected();
    assertThat(table.find("#status")).hasText(words(tag).getProperty("game.yourMove"));
    assertThat(table.find("#board")).hasCSS("direction", "ltr");
    assertThat(table.find(".steps")).hasCSS("direction", language.getDirection());
    white.assertFits();
    white.lobby();
    assertThat(html).hasAttribute("lang", tag);
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void theBrowsersLanguageIsSpokenAtFirst(Language language) throws IOException {
    Guest guest = guest(Stage.current().base(), Device.DESKTOP, language.getTag());
    guest.lobby();
    assertThat(guest.page().locator("html")).hasAttribute("lang", language.getTag());
    assertThat(guest.page().locator("h1"))
        .hasText(words(language.getTag()).getProperty("lobby.heading"));
  }

  private static Properties words(String tag) throws IOException {
    Properties words = new Properties();
    try (Reader reader =
        Files.newBufferedReader(Path.of("src/main/resources/dama/words", tag + ".properties"))) {
      words.load(reader);
    }
    return words;
  }
}
