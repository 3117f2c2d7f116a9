package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import dama.game.Game;
import dama.harness.Staff;
import dama.player.Role;
import dama.player.Tokens;
import dama.rules.Move;
import dama.rules.Variants;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Hostile words in every field that a person writes, and everywhere that they are then read. */
@Tag("once")
class HostileWordsJourney extends Journey {
  private final HostileWords words = new HostileWords();

  private Guest visitor() {
    Guest guest = words.watch(guest());
    guest.lobby();
    return guest;
  }

  private Guest staff(Role role) {
    Staff hired = Staff.hire(Stage.current().base(), Stage.current().database(), role);
    Guest guest = words.watch(guest());
    Cookie token = new Cookie(Tokens.COOKIE, hired.token());
    guest.context().addCookies(List.of(token.setUrl(Stage.current().base().toString())));
    return guest;
  }

  @Test
  void whatSomebodyWritesIsTextToAllWhoReadIt() {
    Guest rude = visitor();
    Guest victim = visitor();
    callOneself(rude);
    String game = meet(rude, victim);
    speak(rude, victim);
    end(rude, victim);
    remember(victim, game);
    report(victim);
    HostileDesk desk = new HostileDesk(words, staff(Role.MODERATOR));
    desk.resolve();
    assertThat(words.read(victim, "standing").locator("#reports .words").last())
        .hasText(words.in("outcome"));
    desk.hide(rude);
    desk.mute(rude, game);
    appeal(rude);
    new HostileDesk(words, staff(Role.MODERATOR)).decide();
    assertThat(
            HostileWords.having(words.read(rude, "standing").locator(".words"), words.at("answer")))
        .hasText(words.in("answer"));
    desk.note(rude);
    desk.files();
    new HostileDesk(words, staff(Role.OWNER)).govern();
    desk.ban(rude);
  }

  private void callOneself(Guest rude) {
    Page page = rude.page();
    for (String name :
        List.of("<b>x</b>", "=1+1", "x\"><i>", "javascript:x", "x\u202Ey", "a&lt;b")) {
      rude.rename(name);
      assertThat(page.locator("#name-fault")).not().isEmpty();
      words.assertText(page);
      page.locator("#name-cancel").click();
    }
    rude.rename(words.name());
    assertThat(page.locator("#my-name")).hasText(words.name());
  }

  /** By a challenge, which stands in a notice. */
  private String meet(Guest rude, Guest victim) {
    rude.lobby().challenge(victim.name(), Variants.RUSSIAN, "white");
    Locator notice = victim.page().locator("[data-notice^=challenge]");
    assertThat(notice).containsText(words.name());
    words.assertText(victim.page());
    notice.locator(".button.main").click();
    assertThat(victim.table().find("#player-top .name")).hasText(words.name());
    return rude.table().game();
  }

  private void speak(Guest rude, Guest victim) {
    rude.chat().say(words.in("line"));
    HostileWords.FORMULAS.forEach(rude.chat()::say);
    assertThat(victim.chat().lines()).hasCount(4);
    assertThat(victim.chat().lines().first()).hasText(words.in("line"));
    assertThat(rude.chat().unsent()).hasCount(0);
    words.assertText(victim.page());
    words.assertText(rude.page());
  }

  private void end(Guest rude, Guest victim) {
    Game game = Game.start(Variants.RUSSIAN);
    Move move = game.legalMoves().get(0);
    rude.table().board().play(move, Device.DESKTOP);
    victim.table().assertPlies(1);
    Move answer = ScriptedGame.after(game, move).legalMoves().get(0);
    victim.table().board().play(answer, Device.DESKTOP);
    rude.table().assertPlies(2);
    rude.page().locator("#resign").click();
    rude.page().locator("#resign-yes").click();
    assertThat(victim.page().locator("#result, #outcome").first()).isVisible();
    words.assertText(victim.page());
  }

  /** Where games and people are looked up, by their names and by hostile ones. */
  private void remember(Guest victim, String game) {
    String name = HostileWords.encoded(words.name());
    Page page = words.read(victim, "@/" + name);
    assertThat(page.locator("h1")).hasText(words.name());
    assertTrue(page.title().contains(words.name()), page.title());
    page = words.read(victim, "games?player=" + name);
    assertThat(page.locator(".finished .pair").first()).containsText(words.name());
    APIResponse pdn = page.request().get(victim.at("game/" + game + ".pdn"));
    assertTrue(pdn.text().contains("[White \"" + words.name() + "\"]"), pdn.text());
    String hostile = HostileWords.encoded(words.in("name"));
    page =
        words.read(victim, "games?player=" + hostile + "&opponent=" + hostile + "&from=" + hostile);
    assertThat(page.locator("[name=player]")).hasValue(words.in("name"));
    victim.complaints().await("404|does not conform to the required format");
    words.read(victim, "@/" + HostileWords.encoded(words.shortIn("at")).replace("%2F", ""));
    victim.watch(game);
  }

  private void report(Guest victim) {
    Page page = victim.page();
    Locator line = HostileWords.having(page.locator("#chat-lines .line"), words.at("line"));
    line.locator("button.more").click();
    page.locator(".more-menu [data-act=reportLine]").click();
    Locator dialog = page.locator("#reason-dialog");
    assertThat(dialog.locator("blockquote")).hasText(words.in("line"));
    dialog.locator("[name=reason]").selectOption("insult");
    dialog.locator("[name=words]").fill(words.in("report"));
    words.assertText(page);
    dialog.locator("button[type=submit]").click();
    assertThat(page.locator("[data-notice=reported]")).isVisible();
    page = words.read(victim, "standing");
    assertThat(page.locator("#reports .words").first()).hasText(words.in("report"));
  }

  private void appeal(Guest rude) {
    Page standing = words.read(rude, "standing");
    Locator mute = HostileWords.having(standing.locator("#sanctions .deed"), words.at("mute"));
    mute.locator("[name=words]").fill(words.in("appeal"));
    mute.locator("button[type=submit]").click();
    assertThat(HostileWords.having(standing.locator("blockquote"), words.at("appeal")))
        .hasText(words.in("appeal"));
  }
}
