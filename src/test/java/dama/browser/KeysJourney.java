package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import dama.rules.Move;
import dama.rules.Side;
import dama.rules.Variants;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A game without a mouse: one has keys alone, the other goes by what is read aloud. */
@Tag("once")
class KeysJourney extends Journey {
  /** A short one in which a man is crowned, and White wins. */
  private static final long LOT = 3_575;

  /** From this ply on White types; before, they go from square to square. */
  private static final int TYPED_FROM = 9;

  private static final String NO_HURRY = "180+60";

  @Test
  void aWholeGameWithoutAMouseAndWithoutEyes() {
    ScriptedGame script = ScriptedGame.drawnBy(LOT, Variants.INTERNATIONAL);
    Guest blind = guest();
    Table white = seat(guest(), blind, Variants.INTERNATIONAL, NO_HURRY);
    Table black = blind.table();
    Listener listener = new Listener(blind.page());
    Fingers fingers = new Fingers(white);
    fingers.reachTheBoard();
    fingers.thinkAgain(script.move(1));
    listener.asksWhatThereIs();
    for (int ply = 1; ply <= script.plies(); ply++) {
      Move move = script.move(ply);
      if (script.states().get(ply - 1).turn() == Side.BLACK) {
        listener.play(move);
      } else if (ply < TYPED_FROM) {
        fingers.walk(move);
        listener.hears("White plays", move);
      } else {
        fingers.type(move);
        listener.hears("White plays", move);
      }
      white.assertPlies(ply);
      white.board().assertShows(script.states().get(ply).position());
    }
    listener.hearsTheEnd("White wins");
    black.board().assertShows(script.last().position());
  }

  @Test
  void whatIsTypedAndIsNoMoveIsAnswered() {
    Table white = seat(guest(), guest(), Variants.RUSSIAN);
    keys(white).type("c3c4");
    keys(white).press("Enter");
    assertThat(white.hint()).containsText("is not a move");
    keys(white).type("c3-e5");
    keys(white).press("Enter");
    assertThat(white.hint()).hasText("That piece cannot move there.");
    keys(white).type("p");
    keys(white).press("Enter");
    assertThat(white.find("#announcer")).containsText("White men: \u2068a3, c3");
    keys(white).type("c3d4");
    keys(white).press("Enter");
    white.assertPlies(1);
    keys(white).press("Escape");
    keys(white).press("?");
    assertThat(white.find("#keys-dialog")).isVisible();
  }

  @Test
  void theRightButtonDrawsForOneself() {
    Table white = seat(guest(), guest(), Variants.INTERNATIONAL);
    Locator drawings = white.find("#board .drawing");
    Locator.ClickOptions right =
        new Locator.ClickOptions().setButton(com.microsoft.playwright.options.MouseButton.RIGHT);
    white.board().square(18).click(right);
    assertThat(drawings).hasCount(1);
    white.board().square(18).click(right);
    assertThat(drawings).hasCount(0);
    white.board().square(18).click(right);
    white.board().square(23).click();
    assertThat(drawings).hasCount(0);
  }

  @Test
  void onePieceWithOneMoveTakesOneClickForWhoWantsIt() {
    Table white = seat(guest(), guest(), Variants.INTERNATIONAL);
    white.find("#settings > summary").click();
    white.find("#one-click").check();
    white.find("#settings > summary").click();
    white.board().square(35).click();
    white.assertPlies(1);
  }

  private static Keyboard keys(Table table) {
    return table.guest().page().keyboard();
  }
}
