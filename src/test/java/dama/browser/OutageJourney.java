package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.assertions.LocatorAssertions.HasAttributeOptions;
import dama.game.Game;
import dama.harness.Relay;
import dama.rules.Move;
import dama.rules.Variants;
import org.junit.jupiter.api.Test;

/** The network goes, the server dies; nothing is lost, and nobody reloads. */
class OutageJourney extends Journey {
  private static final String LOST = "Connection lost. Reconnecting …";

  /** The browser's own words for a connection that cannot be made. */
  /** Of a socket, a request, and the worker, whose script the browser looks at anew by itself. */
  private static final String CONNECTION_FAILED =
      "WebSocket connection to|net::ERR_|when fetching the script";

  private final Game start = Game.start(Variants.INTERNATIONAL);
  private final Game first = play(start);
  private final Game second = play(first);
  private final Game third = play(second);

  @Test
  void aPageThatWasOfflineShowsWhatHappenedMeanwhile() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = seat(white, black, Variants.INTERNATIONAL);
    Table his = black.table();
    black.complaints().await(CONNECTION_FAILED);
    black.context().setOffline(true);
    assertThat(his.find("#connection")).hasText(LOST);
    assertThat(his.find("#connection")).isVisible();
    assertThat(hers.find("#player-top .presence"))
        .hasAttribute("aria-label", "\u2068" + black.name() + "\u2069 is away");
    hers.board().play(moveTo(first), Device.DESKTOP);
    hers.assertPlies(1);
    white.chat().say("Are you there?");
    his.assertPlies(0);
    black.chat().say("Here I am");
    assertThat(black.chat().unsent()).hasCount(1);
    black.context().setOffline(false);
    black.awaitConnected();
    his.board().assertShows(first.position());
    assertThat(black.chat().lines()).hasText(new String[] {"Are you there?", "Here I am"});
    assertThat(white.chat().lines()).hasText(new String[] {"Are you there?", "Here I am"});
    assertThat(his.find("#connection")).hasText("Connected again.");
    his.board().play(moveTo(second), Device.PHONE);
    hers.board().assertShows(second.position());
  }

  @Test
  void whatWasStoredButNotAcknowledgedArrivesOnce() {
    try (Relay wire = Relay.to(Stage.current().base())) {
      Guest white = guest(wire.through(Stage.current().base()), Device.DESKTOP, "en");
      Guest black = guest();
      Table hers = seat(white, black, Variants.INTERNATIONAL);
      Table his = black.table();
      white.complaints().await(CONNECTION_FAILED);
      wire.deafen();
      hers.board().play(moveTo(first), Device.DESKTOP);
      white.chat().say("Good luck");
      his.board().assertShows(first.position());
      assertThat(black.chat().lines()).hasText(new String[] {"Good luck"});
      assertThat(white.chat().unsent()).hasCount(1);
      his.board().play(moveTo(second), Device.DESKTOP);
      wire.cut();
      assertThat(hers.find("#connection")).hasText(LOST);
      wire.mend();
      white.awaitConnected();
      hers.assertPlies(2);
      hers.board().assertShows(second.position());
      assertThat(white.chat().lines()).hasText(new String[] {"Good luck"});
      assertThat(white.chat().unsent()).hasCount(0);
      hers.board().play(moveTo(third), Device.DESKTOP);
      his.board().assertShows(third.position());
      his.assertPlies(3);
      assertThat(black.chat().lines()).hasText(new String[] {"Good luck"});
    }
  }

  @Test
  void aMoveMadeWhileTheWireIsCutIsPlayedWhenItIsMended() {
    try (Relay wire = Relay.to(Stage.current().base())) {
      Guest white = guest(wire.through(Stage.current().base()), Device.PHONE, "en");
      Guest black = guest();
      Table hers = seat(white, black, Variants.INTERNATIONAL);
      Table his = black.table();
      white.complaints().await(CONNECTION_FAILED);
      wire.cut();
      assertThat(hers.find("#connection")).hasText(LOST);
      hers.board().play(moveTo(first), Device.PHONE);
      assertThat(hers.find("#status")).hasText("Your move is on its way.");
      his.assertPlies(0);
      wire.mend();
      his.board().assertShows(first.position());
      his.assertPlies(1);
      hers.assertPlies(1);
    }
  }

  @Test
  void aPageThatCannotBeReachedSaysSoAndOpensByItselfLater() {
    try (Relay wire = Relay.to(Stage.current().base())) {
      Guest guest = guest(wire.through(Stage.current().base()), Device.PHONE, "hr");
      guest.complaints().await(CONNECTION_FAILED);
      guest.lobby();
      guest.awaitWorker();
      wire.cut();
      guest.page().navigate(guest.at("rules"));
      assertThat(guest.page().locator("h1")).hasText("Nema veze");
      guest.assertFits();
      wire.mend();
      assertThat(guest.page().locator("h1")).hasText("Vrste dame");
      guest.awaitConnected();
    }
  }

  @Test
  void aServerThatIsKilledAndStartedAgainIsFoundByThePagesThemselves() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Guest visitor = guest();
    Table hers = seat(white, black, Variants.INTERNATIONAL);
    Table his = black.table();
    visitor.lobby();
    hers.board().play(moveTo(first), Device.DESKTOP);
    white.chat().say("Before");
    his.board().assertShows(first.position());
    assertThat(black.chat().lines()).hasText(new String[] {"Before"});
    for (Guest each : new Guest[] {white, black, visitor}) {
      each.complaints().await(CONNECTION_FAILED);
    }
    Stage.current().killServer();
    assertThat(his.find("#connection")).hasText(LOST);
    his.board().play(moveTo(second), Device.PHONE);
    white.chat().say("While it was away");
    Stage.current().startServerAgain();
    for (Guest each : new Guest[] {white, black, visitor}) {
      assertThat(each.page().locator("body"))
          .hasAttribute("data-connection", "open", new HasAttributeOptions().setTimeout(20_000));
    }
    hers.board().assertShows(second.position());
    his.board().assertShows(second.position());
    assertThat(black.chat().lines()).hasText(new String[] {"Before", "While it was away"});
    hers.board().play(moveTo(third), Device.DESKTOP);
    his.board().assertShows(third.position());
    his.assertPlies(3);
    assertThat(new Lobby(visitor).gameOf(white.name())).isVisible();
  }

  private static Game play(Game game) {
    return ScriptedGame.after(game, game.legalMoves().get(0));
  }

  private static Move moveTo(Game game) {
    return game.plies().get(game.plies().size() - 1).move();
  }
}
