package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Cookie;
import dama.game.Game;
import dama.harness.Cast;
import dama.harness.OnRecord;
import dama.page.Language;
import dama.rules.Move;
import dama.rules.Side;
import dama.rules.Variant;
import dama.rules.Variants;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/**
 * Every page in every language, on a desktop and a phone: none is wider than its window. With
 * {@code -Dpictures=true} as pictures, too, for people to look at.
 */
@TestMethodOrder(OrderAnnotation.class)
@Tag("once")
class AlbumJourney extends Journey {
  private static final List<Device> DEVICES = List.of(Device.DESKTOP, Device.PHONE);

  @Test
  @Order(1)
  void theLobbyWhenNobodyIsThere() {
    for (Device device : DEVICES) {
      Guest guest = guest(device);
      guest.lobby();
      inEveryLanguage(guest, "", "lobby-quiet");
      guest.page().navigate("about:blank");
    }
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
    for (Device device : DEVICES) {
      Guest guest = guest(device);
      Lobby lobby = guest.lobby();
      lobby.invite(Variants.INTERNATIONAL, "black");
      new Lobby(challenger).challenge(guest.name(), Variants.RUSSIAN, "black");
      assertThat(lobby.find("#incoming .offer")).isVisible();
      inEveryLanguage(guest, "", "lobby-lively");
    }
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
    inEveryLanguage(white, path, "game-running");
    inEveryLanguage(black, path, "game-running");
    black.page().locator("#resign").tap();
    black.page().locator("#resign-yes").tap();
    assertThat(hers.find("#result")).isVisible();
    inEveryLanguage(white, path, "game-over");
    inEveryLanguage(black, path, "game-over");
  }

  @Test
  @Order(4)
  void theInvitationAndTheErrorPages() {
    for (Device device : DEVICES) {
      Guest guest = guest(device);
      guest.complaints().await("40[34]");
      String link = guest.lobby().invite(Variants.RUSSIAN, "white");
      String path = link.substring(link.indexOf("invite/"));
      inEveryLanguage(guest, path, "invitation");
      inEveryLanguage(guest, "invite/0123456789", "invitation-gone");
      inEveryLanguage(guest, "chat-log", "error-403");
      inEveryLanguage(guest, "nowhere", "error-404");
    }
  }

  @Test
  @Order(5)
  void theChatLogAndTheServersOwnFault() {
    for (Device device : DEVICES) {
      Guest moderator = moderator(device);
      inEveryLanguage(moderator, "moderation/lines", "chat-log");
      moderator.complaints().await("500");
      Stage.current().database().update("alter table chat_line rename to chat_line_away");
      try {
        inEveryLanguage(moderator, "moderation/lines", "error-500");
      } finally {
        Stage.current().database().update("alter table chat_line_away rename to chat_line");
      }
    }
  }

  @Test
  @Order(6)
  void theKindsOfDraughtsAndTheirRules() {
    for (Device device : DEVICES) {
      Guest guest = guest(device);
      inEveryLanguage(guest, "rules", "kinds");
      inEveryLanguage(guest, "rules/turkish", "rules-turkish");
      inEveryLanguage(guest, "try/turkish#41-33.24-32", "try-turkish");
    }
    for (Variant variant : List.of(Variants.TURKISH, Variants.CANADIAN, Variants.SPANISH)) {
      Guest black = guest(Device.PHONE);
      Table hers = seat(guest(), black, variant);
      photograph(hers.guest(), "game-" + variant.id());
      photograph(black, "game-" + variant.id());
    }
  }

  @Test
  @Order(7)
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
    String turkish = "games?player=" + ben.name() + "&variant=turkish";
    Guest phone = guest(Device.PHONE);
    inEveryLanguage(phone, "@/" + ada.name(), "profile");
    inEveryLanguage(phone, turkish, "history");
    inEveryLanguage(phone, "best", "best");
    Guest desktop = guest();
    List<Language> both = List.of(Language.EN, Language.AR);
    in(both, desktop, "@/" + ada.name(), "profile");
    in(both, desktop, turkish, "history");
    in(both, desktop, "best", "best");
  }

  private static void play(ScriptedGame script, int ply, Table hers, Table his) {
    Game before = script.states().get(ply - 1);
    Move move = script.move(ply);
    Table mover = before.turn() == Side.WHITE ? hers : his;
    assertThat(mover.find("#status")).hasText("Your move");
    mover.board().play(move, mover.guest().device());
    mover.assertPlies(ply);
  }

  private static void inEveryLanguage(Guest guest, String path, String name) {
    in(List.of(Language.values()), guest, path, name);
  }

  private static void in(List<Language> languages, Guest guest, String path, String name) {
    for (Language language : languages) {
      speak(guest, language);
      guest.open(path);
      photograph(guest, name + "-" + language.getTag());
      guest.assertFits();
      Axe.assertFindsNothing(guest.page());
      if (language == Language.EN || language == Language.AR) {
        guest.page().emulateMedia(new EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        photograph(guest, name + "-" + language.getTag() + "-dark");
        Axe.assertFindsNothing(guest.page());
        guest.page().emulateMedia(new EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
      }
    }
    speak(guest, Language.EN);
  }

  private static void speak(Guest guest, Language language) {
    Cookie cookie = new Cookie("dama-lang", language.getTag());
    guest.context().addCookies(List.of(cookie.setUrl(guest.at(""))));
  }

  private static void photograph(Guest guest, String name) {
    guest.photograph(name + "-" + guest.device().name().toLowerCase(Locale.ROOT));
  }
}
