package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Keyboard;
import dama.rules.Side;
import dama.rules.Variant;
import dama.rules.Variants;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("once")
class KindsJourney extends Journey {
  private static final int PLIES = 10;

  static Stream<Variant> kinds() {
    return Variants.all().stream();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void twoPlayTheFirstPliesOfEveryKind(Variant variant) {
    ScriptedGame script = ScriptedGame.drawnBy(variant.id().hashCode(), variant);
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = seat(white, black, variant);
    Table his = black.table();
    for (int ply = 0; ply < PLIES; ply++) {
      Table mover = script.states().get(ply).turn() == Side.WHITE ? hers : his;
      mover.board().play(script.move(ply + 1), mover.guest().device());
      for (Table each : List.of(hers, his)) {
        each.assertPlies(ply + 1);
        each.board().assertShows(script.states().get(ply + 1).position());
      }
    }
  }

  @Test
  void theRulesOfAKindLeadToItsChoiceInTheLobby() {
    Guest guest = guest(Device.PHONE);
    Lobby lobby = guest.lobby();
    lobby.choose("#play-form", Variants.TURKISH);
    lobby.find("#play-form .how").click();
    assertThat(guest.page()).hasURL(guest.at("rules/turkish"));
    assertThat(guest.page().locator("h1")).hasText("Turkish draughts");
    assertThat(guest.page().locator(".start .piece")).hasCount(32);
    assertThat(guest.page().locator(".rules-text > p:not(.acts)")).hasCount(2);
    guest.page().locator(".rules-text .button.main").click();
    guest.awaitConnected();
    assertThat(lobby.find("#play-form input[value=turkish]")).isChecked();
    assertThat(lobby.find("#play-form .chosen")).hasText("Turkish draughts");
  }

  @Test
  void aKindIsChosenByKeysAlone() {
    Lobby lobby = guest().lobby();
    lobby.find("#play-form .more-kinds > summary").focus();
    Keyboard keyboard = lobby.guest().page().keyboard();
    keyboard.press("Enter");
    assertThat(lobby.find("#play-form input[value=brazilian]")).isFocused();
    keyboard.press("ArrowDown");
    assertThat(lobby.find("#play-form input[value=english]")).isChecked();
    assertThat(lobby.find("#play-form .chosen")).hasText("English draughts");
    keyboard.press("ArrowUp");
    keyboard.press("ArrowUp");
    assertThat(lobby.find("#play-form input[value=russian]")).isChecked();
    assertThat(lobby.find("#play-form .chosen")).isEmpty();
  }

  @Test
  void allKindsAreListedAndNoOtherIsKnown() {
    Guest guest = guest();
    guest.open("rules");
    assertThat(guest.page().locator(".kind-card .small-board")).hasCount(Variants.all().size());
    guest.complaints().await("404");
    guest.open("rules/chess");
    assertThat(guest.page().locator("h1")).hasText("There is nothing at this address");
  }

  @Test
  void whatWasPlayedLastIsChosenNextTime() {
    Guest guest = guest();
    guest.lobby().seek(Variants.CANADIAN, "white");
    Lobby again = guest.lobby();
    assertThat(again.find("#play-form input[value=canadian]")).isChecked();
  }
}
