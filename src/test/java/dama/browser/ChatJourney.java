package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import dama.rules.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChatJourney extends Journey {
  private static final String ARABIC = "مرحبا، هل تلعب الداما؟";
  private static final String BENGALI = "নমস্কার, আপনি কেমন আছেন?";
  private static final String MARKUP =
      "<img src=x onerror=alert(1)> & <b>bold</b> <script>alert(2)</script>";

  @Test
  void inTheLobbyEveryScriptAndMarkupIsReadAsItWasWritten() {
    Guest speaker = guest();
    Guest listener = guest(Device.PHONE);
    speaker.lobby();
    listener.lobby();
    for (String line : List.of(ARABIC, BENGALI, MARKUP)) {
      speaker.chat().say(line);
      assertThat(listener.chat().lines().last()).hasText(line);
      assertThat(speaker.chat().lines().last()).hasText(line);
    }
    assertThat(listener.page().locator("#chat-lines img, #chat-lines b")).hasCount(0);
    assertThat(listener.page().locator("#chat-lines .line .name").last()).hasText(speaker.name());
    listener.page().reload();
    assertThat(listener.chat().lines().last()).hasText(MARKUP);
    assertThat(listener.page().locator("#chat-lines")).containsText(ARABIC);
    assertThat(listener.page().locator("#chat-lines")).containsText(BENGALI);
  }

  @Test
  void whoPlaysAndWhoWatchesTalkApart() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Guest watcher = guest();
    Guest another = guest(Stage.current().base(), Device.PHONE, "ar");
    Table table = seat(white, black, Variants.INTERNATIONAL);
    watcher.watch(table.game());
    another.watch(table.game());
    white.chat().say(ARABIC);
    assertThat(black.chat().lines()).hasText(new String[] {ARABIC});
    black.chat().say(MARKUP);
    watcher.chat().say(BENGALI);
    assertThat(another.chat().lines()).hasText(new String[] {BENGALI});
    assertThat(white.chat().lines()).hasText(new String[] {ARABIC, MARKUP});
    assertThat(white.page().locator("#chat-lines .line.mine")).hasCount(1);
    assertThat(white.page().locator("#chat-title")).hasText("Players’ chat");
    assertThat(watcher.page().locator("#chat-title")).hasText("Spectators’ chat");
    assertThat(another.page().locator("#chat-title")).hasText("دردشة المشاهدين");
    black.page().reload();
    watcher.page().reload();
    assertThat(black.chat().lines()).hasText(new String[] {ARABIC, MARKUP});
    assertThat(watcher.chat().lines()).hasText(new String[] {BENGALI});
  }

  @Test
  void theSixthLineWithinTenSecondsIsRefusedAndGivenBack() {
    Guest white = guest();
    Guest black = guest();
    seat(white, black, Variants.RUSSIAN);
    black.table();
    String[] said = {"one", "two", "three", "four", "five"};
    for (String line : said) {
      white.chat().say(line);
    }
    assertThat(black.chat().lines()).hasText(said);
    white.chat().say("six");
    assertThat(white.chat().fault()).hasText("That was a lot at once. Please wait a few seconds.");
    assertThat(white.chat().field()).hasValue("six");
    assertThat(white.chat().lines()).hasText(said);
    black.chat().say("heard you");
    assertThat(white.chat().lines().last()).hasText("heard you");
    assertThat(black.chat().lines()).hasCount(6);
  }
}
