package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import dama.game.Game;
import dama.harness.Staff;
import dama.player.Role;
import dama.player.Tokens;
import dama.rules.Variants;
import java.util.List;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AccountJourney extends Journey {
  private static final String FIRST = "four green frogs sing";
  private static final String SECOND = "five blue birds dance";
  private static final Pattern LINK = Pattern.compile("recover/[\\w-]{43}");

  private Guest guest(String language) {
    return guest(Stage.current().base(), Device.PHONE, language);
  }

  private static String fresh() {
    return "W"
        + UUID.randomUUID().toString().replaceAll("[^a-f]", "").replaceFirst("(.{14}).*", "$1")
        + "xw";
  }

  @ParameterizedTest
  @CsvSource({"en,Sign in", "ar,تسجيل الدخول"})
  void aVisitorKeepsTheirGameAndComesBackFromAnotherDevice(String language, String title) {
    Guest white = guest(language);
    Guest black = guest();
    String code = seat(white, black, Variants.INTERNATIONAL).game();
    Game game = Game.start(Variants.INTERNATIONAL);
    String name = fresh();

    Page page = white.open("account/new").page();
    page.locator("#name").fill(name);
    page.locator("#password").fill(FIRST);
    submit(page);
    assertThat(page.locator("#done")).isVisible();
    assertThat(page.locator(".sessions li")).hasCount(1);
    white.watch(code).board().play(game.legalMoves().get(0), Device.PHONE);
    black.table().assertPlies(1);

    Guest elsewhere = guest(language);
    Page other = elsewhere.open("sign-in?to=/account").page();
    assertThat(other.locator("h1")).hasText(title);
    elsewhere.complaints().await("422");
    other.locator("#name").fill(name);
    other.locator("#password").fill("not the right one");
    submit(other);
    assertThat(other.locator("#fault")).isVisible();
    other.locator("#password").fill(FIRST);
    submit(other);
    assertThat(other).hasURL(Pattern.compile("/account$"));
    assertThat(other.locator(".sessions li")).hasCount(2);
    elsewhere.awaitConnected();
    assertThat(other.locator("#my-name")).hasText(name);

    other.locator("#old").fill(FIRST);
    other.locator("#new").fill(SECOND);
    other.locator("form[action$=password] button[type=submit]").click();
    assertThat(other.locator("#done")).isVisible();
    assertThat(white.page().locator("#my-name")).not().hasText(name);
    white.awaitConnected();
  }

  @Test
  void aModeratorsLinkLeadsBackIntoAnAccountAndEndsItsSessions() {
    Staff lost = Staff.hire(Stage.current().base(), Stage.current().database(), Role.PLAYER);
    Guest before = guest();
    Cookie token = new Cookie(Tokens.COOKIE, lost.token());
    before.context().addCookies(List.of(token.setUrl(Stage.current().base().toString())));
    before.lobby();
    assertThat(before.page().locator("#my-name")).hasText(lost.name());

    Page desk = moderator(Device.DESKTOP).open("moderation/person/" + lost.id()).page();
    desk.locator("button[value=recovery]").click();
    desk.locator("#recovery").focus();
    String whole = desk.evaluate("String(getSelection())").toString();
    assertThat(desk.locator("#recovery")).hasValue(whole);
    Matcher link = LINK.matcher(whole);
    assertTrue(link.find(), whole);
    assertEquals(Stage.current().base() + link.group(), whole);
    desk.navigate(desk.url());
    assertThat(desk.locator("#recovery")).hasCount(0);

    Page elsewhere = guest("ar").open(link.group()).page();
    elsewhere.locator("#new").fill(SECOND);
    submit(elsewhere);
    assertThat(elsewhere).hasURL(Pattern.compile("/account\\?done=password$"));
    assertThat(elsewhere.locator(".sessions li")).hasCount(1);
    // The page that was open is loaded anew by itself.
    assertThat(before.page().locator("#my-name")).not().hasText(lost.name());
    before.awaitConnected();
  }

  private static void submit(Page page) {
    page.locator("form.sheet button.main").click();
  }
}
