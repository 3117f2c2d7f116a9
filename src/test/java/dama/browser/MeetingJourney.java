package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.Cookie;
import dama.game.Game;
import dama.harness.Cast;
import dama.player.Tokens;
import dama.rules.Side;
import dama.rules.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;

class MeetingJourney extends Journey {

  @Test
  void twoMeetBySeekAndAThirdWatchesLive() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Guest third = guest();
    Lobby lobby = third.lobby();
    white.lobby().seek(Variants.INTERNATIONAL, "white");
    assertThat(lobby.seekOf(white.name())).isVisible();
    black.lobby().take(white.name());
    Table hers = white.table();
    Table his = black.table();
    assertEquals(hers.game(), his.game());
    hers.board().assertIsFrom(Side.WHITE);
    his.board().assertIsFrom(Side.BLACK);

    assertThat(lobby.seekOf(white.name())).hasCount(0);
    lobby.gameOf(white.name()).locator("a").click();
    Table watched = third.table();
    assertThat(watched.hint()).hasText("You are watching.");
    assertThat(hers.find("#watchers")).hasText("1 person is watching");
    Game game = Game.start(Variants.INTERNATIONAL);
    hers.board().play(game.legalMoves().get(0), Device.DESKTOP);
    game = ScriptedGame.after(game, game.legalMoves().get(0));
    watched.assertPlies(1);
    watched.board().assertShows(game.position());
    his.board().assertShows(game.position());
    watched.board().square(game.legalMoves().get(0).from()).click();
    assertThat(watched.board().marks("picked")).hasCount(0);
  }

  @Test
  void aChallengeReachesWhoeverReadsAnErrorPageAndStartsTheGame() {
    Guest maker = guest();
    Guest other = guest();
    other.complaints().await("404");
    other.open("nowhere");
    Lobby lobby = maker.lobby();
    lobby.challenge(other.name(), Variants.RUSSIAN, "black");
    assertThat(challengeAt(other)).isVisible();
    assertThat(challengeAt(other)).containsText(maker.name());
    challengeAt(other).locator(".button.main").click();
    other.page().locator("[data-notice^=started] a").click();
    other.table().board().assertIsFrom(Side.WHITE);
    maker.table().board().assertIsFrom(Side.BLACK);
  }

  @Test
  void aChallengeReachesWhoeverWatchesAGameAndMayBeDeclined() {
    Guest white = guest();
    String game = seat(white, guest(), Variants.INTERNATIONAL).game();
    Guest watcher = guest(Device.PHONE);
    watcher.watch(game);
    Guest maker = guest();
    Lobby lobby = maker.lobby();
    lobby.challenge(watcher.name(), Variants.INTERNATIONAL, "chance");
    assertThat(challengeAt(watcher)).isVisible();
    challengeAt(watcher).locator(".button:not(.main)").click();
    assertThat(lobby.find(".notice")).containsText("declined your challenge");
    assertThat(lobby.find("#outgoing .offer")).hasCount(0);
    assertThat(challengeAt(watcher)).hasCount(0);
  }

  @Test
  void aChallengeThatIsWithdrawnVanishesAndOneToNobodyStaysToBeMended() {
    Guest maker = guest();
    Guest other = guest();
    Lobby theirs = other.lobby();
    Lobby lobby = maker.lobby();
    lobby.person(other.name()).locator("button.person").click();
    lobby.find("#challenge-send").click();
    assertThat(theirs.find("#incoming .offer")).isVisible();
    lobby.find("#outgoing .button").click();
    assertThat(theirs.find("#incoming .offer")).hasCount(0);
    assertThat(challengeAt(other)).hasCount(0);
    lobby.challenge("Nobody is called so", Variants.RUSSIAN, "white");
    assertThat(lobby.find("#challenge-form .how")).hasAttribute("target", "_blank");
    assertThat(lobby.find("#challenge-fault")).containsText("nobody here by that name");
    lobby.find("#challenge-name").fill(other.name());
    lobby.find("#challenge-send").click();
    assertThat(challengeAt(other)).isVisible();
    assertThat(lobby.find("#challenge-dialog")).isHidden();
  }

  @Test
  void theLinkOfASeekIsTakenAsAnInvitationIs() {
    Guest maker = guest();
    Lobby lobby = maker.lobby();
    lobby.seek(Variants.RUSSIAN, "white");
    Guest friend = guest(Device.PHONE);
    friend.page().navigate(lobby.find("#outgoing .link-field").inputValue());
    friend.table().board().assertIsFrom(Side.BLACK);
    maker.table().board().assertIsFrom(Side.WHITE);
  }

  @Test
  void aRatedInvitationIsTakenByAnAccountThatSaysSo() {
    Guest maker = account();
    Lobby lobby = maker.lobby();
    lobby.time("#play-form", "180+2");
    lobby.find("#play-form input[name=mode][value=rated]").check();
    String link = lobby.invite(Variants.RUSSIAN, "white");
    Guest visitor = guest(Device.PHONE);
    visitor.page().navigate(link);
    Locator asked = visitor.page().locator("#invite-asked");
    assertThat(asked.locator(".invite-terms li").nth(1)).containsText("3+2");
    assertThat(asked).containsText("Only people with an account");
    Guest friend = account();
    friend.page().navigate(link);
    friend.page().locator("#invite-take").click();
    assertEquals(friend.table().game(), maker.table().game());
    assertThat(friend.page().locator("#terms")).containsText("Rated");
    assertRatingsMove(maker.table(), friend.table());
  }

  /** White resigns after the first moves; the page that is opened later tells the same. */
  private static void assertRatingsMove(Table hers, Table his) {
    assertThat(hers.find("#player-top .strength")).hasText("1500?");
    hers.move(List.of(21, 17));
    his.assertPlies(1);
    his.move(List.of(10, 15));
    hers.assertPlies(2);
    hers.find("#resign").click();
    hers.find("#resign-yes").click();
    assertThat(hers.find("#player-bottom .strength")).hasText("1500?\u2212162");
    his.guest().page().reload();
    assertThat(his.find("#player-bottom .strength")).hasText("1500?+162");
  }

  private Guest account() {
    Guest guest = guest();
    String cookie = new Cast(Stage.current().database()).account().cookie();
    guest
        .context()
        .addCookies(
            List.of(
                new Cookie(Tokens.COOKIE, cookie.substring(cookie.indexOf('=') + 1))
                    .setUrl(Stage.current().base().toString())));
    return guest;
  }

  @Test
  void anInvitationLinkStartsTheGameForWhoeverOpensItFirst() {
    Guest maker = guest();
    String link = maker.lobby().invite(Variants.RUSSIAN, "white");
    maker.page().navigate(link);
    assertThat(maker.page().locator("#invite-waiting")).isVisible();
    assertThat(maker.page().locator("#invite-waiting .invite-terms")).containsText("Casual");
    Guest first = guest(Device.PHONE);
    first.page().navigate(link);
    assertEquals(first.table().game(), maker.table().game());
    first.table().board().assertIsFrom(Side.BLACK);
    Guest late = guest();
    late.page().navigate(link);
    assertThat(late.page().locator("#invite-gone")).isVisible();
    // Its two players are led to their game again.
    String game = first.table().game();
    for (Guest player : List.of(maker, first)) {
      player.page().navigate(link);
      assertEquals(game, player.table().game());
    }
  }

  private static Locator challengeAt(Guest guest) {
    return guest.page().locator("[data-notice^=challenge]");
  }
}
