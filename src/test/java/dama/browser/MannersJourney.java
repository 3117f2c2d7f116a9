package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Locator.FilterOptions;
import com.microsoft.playwright.options.FormData;
import com.microsoft.playwright.options.RequestOptions;
import dama.harness.SocketClient;
import dama.harness.Visitor;
import dama.rules.Variants;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How people keep others at a distance, and what those see whom moderators act upon. */
@Tag("once")
class MannersJourney extends Journey {

  private static Locator line(Guest guest, String text) {
    return guest.page().locator("#chat-lines .line").filter(new FilterOptions().setHasText(text));
  }

  private static void deal(Guest guest, Locator about, String deal) {
    about.locator(".more").click();
    assertThat(guest.page().locator(".more-menu")).isVisible();
    guest.page().locator(".more-menu [data-act=" + deal + "]").click();
  }

  private static void giveReason(Guest guest, String reason, String words) {
    guest.page().locator("#reason-dialog select").selectOption(reason);
    guest.page().locator("#reason-dialog textarea").fill(words);
    guest.page().locator("#reason-dialog button[type=submit]").click();
  }

  /** What a moderator does on a person's page. */
  private static void act(Guest moderator, Guest person, String[]... fields) {
    String id = person.page().locator("body").getAttribute("data-me");
    FormData form = FormData.create();
    for (String[] field : fields) {
      form.set(field[0], field[1]);
    }
    APIResponse answer =
        moderator
            .context()
            .request()
            .post(
                moderator.at("moderation/person/" + id),
                RequestOptions.create()
                    .setForm(form)
                    .setHeader("Sec-Fetch-Site", "same-origin")
                    .setMaxRedirects(0));
    assertEquals(303, answer.status(), answer.text());
  }

  private static String[] field(String name, String value) {
    return new String[] {name, value};
  }

  @Test
  void aLineIsReportedByKeyboardAndTheReporterIsThanked() {
    Guest ada = guest();
    Guest ben = guest(Device.PHONE);
    seat(ada, ben, Variants.RUSSIAN);
    ben.chat().say("buy <b>now</b>");
    Locator more = line(ada, "buy").locator(".more");
    assertThat(more).hasAttribute("aria-haspopup", "menu");
    more.focus();
    ada.page().keyboard().press("Enter");
    assertThat(ada.page().locator("[data-act=profile]")).isFocused();
    ada.page().keyboard().press("ArrowDown");
    assertThat(ada.page().locator("[data-act=friend]")).isFocused();
    ada.page().keyboard().press("ArrowDown");
    assertThat(ada.page().locator("[data-act=reportLine]")).isFocused();
    ada.page().keyboard().press("Escape");
    assertThat(more).isFocused();
    ada.page().keyboard().press("Enter");
    ada.page().keyboard().press("ArrowDown");
    ada.page().keyboard().press("ArrowDown");
    ada.page().keyboard().press("Enter");
    assertThat(ada.page().locator("#reason-dialog blockquote")).hasText("buy <b>now</b>");
    giveReason(ada, "spam", "Again and again");
    assertThat(ada.page().locator("[data-notice=reported]")).isVisible();
    ada.open("standing");
    assertThat(ada.page().locator("#reports .deed")).containsText("Again and again");
    assertThat(ada.page().locator("#reports .answer")).hasText("A moderator will look at it.");
    theConsoleFitsAPhone();
  }

  /** With a report open, which its sections count. */
  private void theConsoleFitsAPhone() {
    Guest moderator = moderator(Device.PHONE);
    for (String page : List.of("", "/lines", "/people", "/appeals", "/filters", "/audit")) {
      moderator.open("moderation" + page);
      assertThat(moderator.page().locator(".console-nav .count").first()).isVisible();
      assertThat(moderator.page().locator(".console-nav [aria-current=page]")).isInViewport();
      moderator.assertNothingIsWrong();
    }
  }

  @Test
  void whoIsBlockedVanishesAndComesBack() {
    Guest ada = guest(Device.PHONE);
    Guest ben = guest();
    seat(ada, ben, Variants.RUSSIAN);
    ben.chat().say("you will lose");
    deal(ada, line(ada, "you will lose"), "block");
    assertThat(ada.chat().lines()).hasCount(0);
    ben.chat().say("are you there?");
    ada.chat().say("peace");
    assertThat(ada.chat().lines()).hasText(new String[] {"peace"});
    assertThat(ben.chat().lines()).hasCount(3);
    ada.page().reload();
    assertThat(ada.chat().lines()).hasText(new String[] {"peace"});
    ada.open("standing");
    assertThat(ada.page().locator("#blocked .name")).hasText(ben.name());
    ada.page().locator("#blocked button").click();
    assertThat(ada.page().locator("#blocked .name")).hasCount(0);
    ada.page().goBack();
    ada.page().goBack();
    ada.page().reload();
    assertThat(ada.chat().lines()).hasCount(3);
  }

  @Test
  void aFriendStandsFirstAmongManyAndOthersAreSearchedFor() {
    List<SocketClient> crowd =
        Stream.generate(() -> SocketClient.open(Stage.current().base(), "lobby", Visitor.fresh()))
            .limit(14)
            .toList();
    Guest ada = guest();
    Guest ben = guest(Device.PHONE);
    ben.lobby();
    Lobby lobby = ada.lobby();
    deal(ada, lobby.person(ben.name()), "friend");
    Locator first = lobby.find("#people > li").nth(1);
    assertThat(first.locator(".name")).hasText(ben.name());
    assertThat(first.locator(".friend-mark")).isVisible();
    ada.page().reload();
    assertThat(first.locator(".name")).hasText(ben.name());
    lobby.find("#search").fill(ada.name().toUpperCase(Locale.ROOT));
    assertThat(lobby.find("#people .name")).hasText(new String[] {ada.name()});
    lobby.find("#search").fill("nobody at all");
    assertThat(lobby.find("#people-none")).isVisible();
    ada.open("standing");
    assertThat(ada.page().locator("#friends .name")).hasText(ben.name());
    ada.page().locator("#friends button").click();
    assertThat(ada.page().locator("#friends .name")).hasCount(0);
    assertThat(ben.page().locator("#people .friend-mark")).hasCount(0);
    crowd.forEach(SocketClient::close);
  }

  @Test
  void aHushedChatStaysHushed() {
    Guest ada = guest(Device.PHONE);
    Guest ben = guest();
    seat(ada, ben, Variants.RUSSIAN);
    ada.page().locator("#chat-quiet").click();
    assertThat(ada.page().locator("#chat-hushed")).isVisible();
    ben.chat().say("hello?");
    ada.page().reload();
    assertThat(ada.page().locator("#chat-hushed")).isVisible();
    assertThat(ada.page().locator("#chat-form")).isHidden();
    assertFalse(ada.page().content().contains("hello?"));
    ada.page().locator("#chat-unhush").click();
    assertThat(ada.chat().lines()).hasText(new String[] {"hello?"});
  }

  @Test
  void whatAModeratorHidesIsRemovedEverywhereAtOnce() {
    Guest ada = guest();
    Guest ben = guest(Stage.current().base(), Device.PHONE, "ar");
    Guest moderator = moderator(Device.DESKTOP);
    Table table = seat(guest(), guest(), Variants.RUSSIAN);
    List.of(ada, ben, moderator).forEach(guest -> guest.watch(table.game()));
    ben.chat().say("a foul word");
    deal(moderator, line(moderator, "a foul word"), "hide");
    giveReason(moderator, "insult", "Be kind");
    assertThat(ada.chat().lines()).hasText(new String[] {"A moderator removed this message."});
    assertThat(moderator.page().locator(".line.hidden .mark")).isVisible();
    assertThat(moderator.chat().lines()).hasText(new String[] {"a foul word"});
    assertFalse(ada.page().content().contains("a foul word"));
    assertThat(ben.page().locator("[data-notice=news]")).isVisible();
    ben.assertFits();
    ben.page().locator("[data-notice=news] a").click();
    Locator deed = ben.page().locator("#sanctions .deed").first();
    assertThat(deed).containsText("أزال أحد المشرفين ما كتبته.");
    assertThat(deed).containsText("Be kind");
    deed.locator("textarea").fill("لم أقصد الإساءة");
    deed.locator("button").click();
    assertThat(ben.page().locator("#sanctions .answer").first())
        .hasText("قدّمت طعنًا. سيبتّ فيه مشرف آخر.");
  }

  @Test
  void whoIsMutedSeesWhyAndUntilWhen() {
    Guest ada = guest(Stage.current().base(), Device.PHONE, "ar");
    Guest ben = guest();
    Guest moderator = moderator(Device.DESKTOP);
    seat(ada, ben, Variants.RUSSIAN);
    act(
        moderator,
        ada,
        field("do", "mute"),
        field("rooms", "GAME"),
        field("term", "HOUR"),
        field("reason", "INSULT"),
        field("words", "Enough"));
    assertThat(ada.page().locator("#chat-form")).isHidden();
    assertThat(ada.page().locator("#chat-muted")).containsText("Enough");
    assertThat(ada.page().locator("#chat-muted")).containsText("كتمك أحد المشرفين هنا حتى");
    ada.page().reload();
    assertThat(ada.page().locator("#chat-muted")).containsText("Enough");
    ben.chat().say("still heard");
    assertThat(ada.chat().lines()).hasText(new String[] {"still heard"});
  }

  @Test
  void whoIsBannedSeesOnEveryPageWhy() {
    Guest ada = guest(Device.PHONE);
    Guest moderator = moderator(Device.DESKTOP);
    ada.lobby();
    ada.complaints().await("403");
    act(
        moderator,
        ada,
        field("do", "ban"),
        field("term", "DAY"),
        field("reason", "THREAT"),
        field("words", "No threats here"));
    assertThat(ada.page().locator("h1")).hasText("You are banned");
    assertThat(ada.page().locator("main")).containsText("No threats here");
    ada.page().navigate(ada.at("rules"));
    assertThat(ada.page().locator("h1")).hasText("You are banned");
    ada.assertFits();
    ada.page().locator("main a.main").click();
    assertThat(ada.page().locator("#sanctions .deed")).containsText("A moderator banned you.");
    ada.page().locator("#sanctions textarea").fill("It was a joke");
    ada.page().locator("#sanctions button").click();
    assertThat(ada.page().locator("#sanctions .answer"))
        .hasText("You have appealed. Another moderator will decide.");
  }
}
