package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import dama.game.Game;
import dama.harness.Cast;
import dama.harness.OnRecord;
import dama.rules.Move;
import dama.rules.Side;
import dama.rules.Variant;
import dama.rules.Variants;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Every page that anybody may see; those of accounts and staff are in {@link RoomsJourney}. */
@TestMethodOrder(OrderAnnotation.class)
@Tag("once")
class AlbumJourney extends Journey {

  @Test
  @Order(1)
  void theLobbyWhenNobodyIsThere() {
    new Album(guest(), guest(Device.PHONE)).showAlone("", "lobby-quiet");
  }

  @Test
  @Order(2)
  void theLobbyWithPeopleOffersAndGames() {
    seat(guest(), guest(), Variants.RUSSIAN);
    seat(guest(), guest(), Variants.INTERNATIONAL);
    Guest seeker = guest();
    Guest challenger = guest();
    seeker.lobby().seek(Variants.RUSSIAN, "white");
    challenger.lobby().seek(Variants.INTERNATIONAL, "chance");
    challenger.chat().say("مرحبا، هل تلعب الداما؟");
    seeker.chat().say("নমস্কার! Let us play <b>draughts</b>.");
    Guest desktop = guest();
    Guest phone = guest(Device.PHONE);
    for (Guest guest : List.of(desktop, phone)) {
      Lobby lobby = guest.lobby();
      lobby.invite(Variants.INTERNATIONAL, "black");
      new Lobby(challenger).challenge(guest.name(), Variants.RUSSIAN, "black");
      assertThat(lobby.find("#incoming .offer")).isVisible();
    }
    new Album(desktop, phone).show("", "lobby-lively");
  }

  @Test
  @Order(3)
  void aGameThatRunsAndIsOver() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = seat(white, black, Variants.INTERNATIONAL);
    ScriptedGame script = ScriptedGame.drawnBy(11_456, Variants.INTERNATIONAL);
    int ply = 0;
    while (ply < 12 || script.states().get(ply).turn() == Side.BLACK) {
      play(script, ++ply, hers, black.table());
    }
    white.chat().say("Good luck! – শুভকামনা – حظا سعيدا");
    black.table().offerDraw();
    assertThat(hers.find("#accept-draw")).isVisible();
    String path = "game/" + hers.game();
    Album album = new Album(white, black);
    album.show(path, "game-running");
    album.show("embed/" + path, "game-framed");
    black.open(path);
    black.page().locator("#resign").tap();
    black.page().locator("#resign-yes").tap();
    white.open(path);
    assertThat(hers.find("#result")).isVisible();
    album.show(path, "game-over");
  }

  @Test
  @Order(4)
  void theInvitationAndTheErrorPages() {
    Guest desktop = guest();
    Guest phone = guest(Device.PHONE);
    desktop.complaints().await("4(04|14)");
    phone.complaints().await("4(04|14)");
    String link = desktop.lobby().invite(Variants.RUSSIAN, "white");
    phone.become(desktop);
    Album album = new Album(desktop, phone);
    album.show(link.substring(link.indexOf("invite/")), "invitation");
    album.show("invite/0123456789", "invitation-gone");
    album.show("nowhere", "error-404");
    album.show("x".repeat(600), "error-414");
  }

  @Test
  @Order(5)
  void theKindsOfDraughtsAndTheirRules() {
    Album album = new Album(guest(), guest(Device.PHONE));
    album.show("rules", "kinds");
    album.show("rules/turkish", "rules-turkish");
    album.show("try/turkish", "try-turkish");
    album.show("import", "import");
    for (Variant variant : List.of(Variants.TURKISH, Variants.CANADIAN, Variants.SPANISH)) {
      Guest black = guest(Device.PHONE);
      Table hers = seat(guest(), black, variant);
      hers.guest().photograph("game-" + variant.id() + "-desktop");
      black.photograph("game-" + variant.id() + "-phone");
    }
  }

  @Test
  @Order(6)
  void whatGamesLeave() {
    Cast cast = new Cast(Stage.current().database());
    OnRecord record = new OnRecord(Stage.current().database());
    Cast.Person ada = cast.account();
    Cast.Person ben = cast.account();
    Instant first = Instant.parse("2026-03-02T18:00:00Z");
    double rating = 1_684;
    for (int week = 0; week < 12; week++) {
      Instant day = first.plus(Duration.ofDays(7L * week));
      String game = record.games(4, "international", ada, ben, day).get(3);
      double next = rating + (week % 3 == 2 ? -31 : 24);
      record.change(game, ada, "international", "BLITZ", rating, next, day);
      rating = next;
    }
    record.games(7, "turkish", ben, cast.visitor(), first);
    record.games(3, "russian", ada, cast.visitor(), first);
    for (int place = 0; place < 12; place++) {
      record.rating(cast.account(), "international", "BLITZ", 2_310 - 37 * place);
    }
    record.rating(ada, "international", "BLITZ", rating);
    record.rating(ada, "russian", "RAPID", 1_555);
    Album album = new Album(guest(), guest(Device.PHONE));
    album.show("@/" + ada.name(), "profile");
    album.show("games?player=" + ben.name() + "&variant=turkish", "history");
    album.show("best", "best");
  }

  private static void play(ScriptedGame script, int ply, Table hers, Table his) {
    Game before = script.states().get(ply - 1);
    Move move = script.move(ply);
    Table mover = before.turn() == Side.WHITE ? hers : his;
    assertThat(mover.find("#status")).hasText("Your move");
    mover.board().play(move, mover.guest().device());
    mover.assertPlies(ply);
  }
}
