package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import dama.harness.Await;
import dama.harness.Cast;
import dama.harness.OnRecord;
import dama.rules.Side;
import dama.rules.Variants;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What games leave, as people find it: on the game's own page, in histories and in profiles. */
@Tag("once")
class RecordJourney extends Journey {
  private static final List<List<Integer>> PLIES =
      List.of(List.of(32, 28), List.of(19, 23), List.of(28, 19), List.of(14, 23));
  private static final Pattern AFTER_TWO = Pattern.compile("W:W.*28.*:B.*23.*");

  /** A game that Black, on a phone, has resigned after two moves of each. */
  private Table resigned(Guest white, Guest black) {
    Table hers = seat(white, black, Variants.INTERNATIONAL, "300+3");
    Table his = black.table();
    for (int ply = 1; ply <= PLIES.size(); ply++) {
      Table mover = ply % 2 == 1 ? hers : his;
      assertThat(mover.find("#status")).hasText("Your move");
      mover.move(PLIES.get(ply - 1));
      hers.assertPlies(ply);
      his.assertPlies(ply);
    }
    his.find("#resign").tap();
    his.find("#resign-yes").tap();
    assertThat(hers.find("#result-title")).hasText("You won");
    return hers;
  }

  @Test
  void aFinishedGameIsSteppedThroughItsPositionsCopiedAndLedBackTo() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = resigned(white, black);
    assertThat(hers.find("#result-why")).hasText("White wins: Black resigned.");
    assertThat(hers.find("#times-chart .spent")).hasCount(PLIES.size());
    white.context().grantPermissions(List.of("clipboard-write"));
    String last = hers.find("#fen").inputValue();
    hers.find("#step-first").click();
    assertThat(hers.find("#fen")).not().hasValue(last);
    hers.plies().nth(1).click();
    assertThat(hers.find("#fen")).hasValue(AFTER_TWO);
    hers.find("#copy-fen").click();
    assertThat(hers.find("#after-said")).hasText("Copied");
    assertEquals(hers.find("#fen").inputValue(), pasted(white, "W:W"));
    hers.find("#copy-ply").click();
    Guest stranger = guest(Device.PHONE);
    stranger.page().navigate(pasted(white, "ply=2"));
    Table seen = stranger.table();
    assertThat(seen.find("#moves [aria-current]")).hasText("19-23");
    assertThat(seen.find("#fen")).hasValue(AFTER_TWO);
    seen.find("#step-last").tap();
    assertThat(seen.find("#fen")).hasValue(last);
    assertThat(seen.find("#rematch")).isHidden();
    String over = hers.game();
    hers.find("#rematch").click();
    black.table().find("#rematch").tap();
    black.page().waitForURL(address -> !address.contains(over));
    black.table().board().assertIsFrom(Side.WHITE);
  }

  /** A page of Dama may not read what was copied; whoever pastes it does. */
  private static String pasted(Guest guest, String part) {
    Locator field = guest.page().locator("#chat-text");
    Await.until(
        "copied",
        Duration.ofSeconds(30),
        () -> {
          field.fill("");
          field.press("Control+V");
          return field.inputValue().contains(part);
        });
    String text = field.inputValue();
    field.fill("");
    return text;
  }

  @ParameterizedTest
  @EnumSource(Device.class)
  void fromAProfileToTheGamesOfAPairAndBackToTheOneThatWasPlayed(Device device) {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    String game = resigned(white, black).game();
    String his = black.name();
    Guest stranger = guest(device);
    stranger.open("game/" + game);
    stranger.page().locator("#player-bottom a.name").click();
    assertThat(stranger.page().locator("h1")).hasText(white.name());
    stranger.awaitConnected();
    assertThat(games(stranger)).hasCount(1);
    stranger
        .page()
        .locator(".finished .name")
        .filter(new Locator.FilterOptions().setHasText(his))
        .click();
    assertThat(stranger.page().locator("h1")).hasText(his);
    stranger.page().locator("a[href*='/games?player=']").last().click();
    assertThat(stranger.page().locator("h1")).containsText(his);
    assertThat(games(stranger)).hasCount(1);
    show(stranger, "result", "win");
    assertThat(stranger.page().locator(".empty")).isVisible();
    show(stranger, "result", "black");
    assertThat(stranger.page().locator(".empty")).isVisible();
    show(stranger, "result", "loss");
    assertThat(games(stranger)).hasCount(1);
    stranger.page().locator("input[name=opponent]").fill("nobody at all");
    send(stranger);
    assertThat(stranger.page().locator("p.sheet.fault")).isVisible();
    stranger.page().locator("input[name=opponent]").fill(white.name());
    send(stranger);
    games(stranger).locator(".points").click();
    assertThat(stranger.table().find("#result-why")).hasText("White wins: Black resigned.");
  }

  private static Locator games(Guest guest) {
    return guest.page().locator(".finished > li");
  }

  private static void show(Guest guest, String field, String value) {
    guest.page().locator("select[name=" + field + "]").selectOption(value);
    send(guest);
  }

  private static void send(Guest guest) {
    guest.page().locator("form.filter button[type=submit]").click();
    guest.awaitConnected();
  }

  @Test
  void theBestOfAKindAreListedAndLeadToTheirProfiles() {
    Cast cast = new Cast(Stage.current().database());
    Cast.Person first = cast.account();
    Cast.Person second = cast.account();
    OnRecord record = new OnRecord(Stage.current().database());
    record.rating(first, "frisian", "RAPID", 2_111);
    record.rating(second, "frisian", "RAPID", 2_222);
    record.games(60, "frisian", first, second, Instant.parse("2026-01-05T10:00:00Z"));
    Guest guest = guest(Device.PHONE);
    guest.open("best");
    guest.page().locator("select[name=variant]").selectOption("frisian");
    show(guest, "speed", "rapid");
    assertThat(guest.page().locator("tbody tr")).hasCount(2);
    assertThat(guest.page().locator("tbody tr").first()).containsText(second.name());
    guest.page().locator("tbody a.name").last().click();
    assertThat(guest.page().locator("h1")).hasText(first.name());
    guest.awaitConnected();
    guest.open("games?variant=frisian&player=" + first.name());
    assertThat(games(guest)).hasCount(50);
    guest.page().locator("a[rel=next]").click();
    assertThat(games(guest)).hasCount(10);
    guest.page().locator("a[rel=prev]").click();
    assertThat(games(guest)).hasCount(50);
  }
}
