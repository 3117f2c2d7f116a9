package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import dama.harness.Await;
import dama.harness.Cast;
import dama.harness.Cast.Person;
import dama.rules.Variants;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The pages of accounts and of those who run the site, as {@link AlbumJourney} has the others. */
@Tag("once")
class RoomsJourney extends Journey {
  private final Cast cast = new Cast(Stage.current().database());
  private final Guest desktop = guest();
  private final Guest phone = guest(Device.PHONE);
  private final Album album = new Album(desktop, phone);

  private void enter(Person person) {
    desktop.become(person);
    phone.become(person);
  }

  private void await(String complaint) {
    desktop.complaints().await(complaint);
    phone.complaints().await(complaint);
  }

  @Test
  void theDoor() {
    album.show("sign-in", "sign-in");
    album.show("account/new", "account-new");
    album.show("recover", "recover");
    album.show("embed/lobby", "lobby-framed");
  }

  @Test
  void whatIsKeptAboutSomebody() {
    await("403");
    Person person = cast.account();
    cast.sanction(person, "MUTE");
    enter(person);
    album.show("account", "account");
    album.show("account/data", "data");
    album.show("account/erase", "erase");
    album.show("sign-out", "sign-out");
    album.show("standing", "standing");
    album.show("moderation", "error-403");
  }

  @Test
  void whoIsSentAway() {
    await("403");
    enter(cast.banned());
    Page page = desktop.page();
    Await.until(
        "banned", Duration.ofSeconds(30), () -> page.navigate(desktop.at("rules")).status() == 403);
    album.showStill("rules", "banned");
  }

  @Test
  void whereThereIsNoLine() {
    await("net::ERR_FAILED");
    List.of(desktop, phone).forEach(one -> one.context().route("**/health/live", Route::abort));
    album.showStill("offline", "offline");
  }

  @Test
  void theConsole() {
    Guest white = guest();
    Guest black = guest();
    Table table = seat(white, black, Variants.INTERNATIONAL);
    table.move(List.of(32, 28));
    black.table().assertPlies(1);
    black.chat().say("You play like a <b>wooden spoon</b>!");
    report(white);
    enter(cast.owner());
    album.show("moderation", "queue");
    album.show("moderation/lines", "lines");
    desktop.open("moderation/lines");
    desktop.page().locator(".line-time a").first().click();
    desktop.page().waitForURL("**/moderation/lines/*");
    String line = desktop.page().url().replaceFirst(".*/moderation/", "moderation/");
    album.show(line, "line");
    album.show("moderation/hide?line=" + line.replaceFirst(".*/", ""), "hide");
    album.show("moderation/people", "people");
    String id =
        Stage.current()
            .database()
            .rows("select id from player where name = ?", black.name())
            .get(0)
            .text("id");
    album.show("moderation/person/" + id, "person");
    album.show("moderation/appeals", "appeals");
    album.show("moderation/filters", "filters");
    album.show("moderation/audit", "audit");
    album.show("owner", "owner");
  }

  private static void report(Guest victim) {
    Page page = victim.page();
    page.locator("#chat-lines .line button.more").first().click();
    page.locator(".more-menu [data-act=reportLine]").click();
    Locator dialog = page.locator("#reason-dialog");
    dialog.locator("[name=reason]").selectOption("insult");
    dialog.locator("[name=words]").fill("It hurts");
    dialog.locator("button[type=submit]").click();
    assertThat(page.locator("[data-notice=reported]")).isVisible();
  }

  @Test
  void theServersOwnFault() {
    await("500");
    enter(cast.owner());
    Stage.current().database().update("alter table chat_line rename to chat_line_away");
    try {
      album.show("moderation/lines", "error-500");
    } finally {
      Stage.current().database().update("alter table chat_line_away rename to chat_line");
    }
  }

  @Test
  void everythingIsThereInSmallWindowsAndTheKeyboardIsSeen() {
    Table table = seat(desktop, guest(), Variants.INTERNATIONAL);
    String game = "game/" + table.game();
    desktop.become(cast.owner());
    for (String path : List.of("", game, "rules", "rules/russian", "account", "moderation")) {
      desktop.open(path).assertReflows();
      for (int stop = 0; stop < 30; stop++) {
        desktop.page().keyboard().press("Tab");
        desktop.assertShowsWhereTheKeyboardIs();
      }
    }
  }
}
