package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import dama.rules.Move;
import dama.rules.Side;
import dama.rules.Variants;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A game without a mouse: one types the moves, the other goes by what is read aloud. */
@Tag("once")
class KeysJourney extends Journey {
  private static final long LOT = 11_456;
  private static final int PLIES = 40;
  private static final int IN_A_ROW = Variants.INTERNATIONAL.boardSize().side() / 2;

  @Test
  void oneTypesAndOneListens() {
    ScriptedGame script = ScriptedGame.drawnBy(LOT, Variants.INTERNATIONAL);
    Guest listener = guest();
    Table white = seat(guest(), listener, Variants.INTERNATIONAL);
    Table black = listener.table();
    black.find("#board [tabindex='0']").focus();
    for (int ply = 1; ply <= PLIES; ply++) {
      Move move = script.move(ply);
      if (script.states().get(ply - 1).turn() == Side.WHITE) {
        keys(white).type(spelled(move));
        keys(white).press("Enter");
        assertThat(black.find("#announcer")).containsText("White plays");
      } else {
        listen(black, move, script.isAmbiguous(ply));
      }
      white.board().assertShows(script.states().get(ply).position());
      black.board().assertShows(script.states().get(ply).position());
    }
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

  private static String spelled(Move move) {
    return move.path().stream()
        .map(String::valueOf)
        .collect(Collectors.joining(move.isCapture() ? "x" : "-"));
  }

  /**
   * Goes to the squares of a move by arrows, and hears before each what stands or is possible
   * there.
   */
  private static void listen(Table table, Move move, boolean ambiguous) {
    walk(table, move.from());
    String can = move.isCapture() ? "must capture" : "can move";
    assertThat(focused(table))
        .hasAttribute("aria-label", told("Black .* on \\D*" + move.from() + "\\D", can));
    keys(table).press("Enter");
    walk(table, move.to());
    assertThat(focused(table)).hasAttribute("aria-label", told("", "possible destination"));
    keys(table).press("Enter");
    List<Integer> path = move.path();
    for (int i = 1; ambiguous && i < path.size() - 1; i++) {
      String label = table.board().square(path.get(i)).getAttribute("aria-label");
      if (label.contains("possible path")) {
        walk(table, path.get(i));
        keys(table).press("Enter");
      }
    }
  }

  private static Pattern told(String first, String last) {
    return Pattern.compile(first + ".*" + last);
  }

  private static Locator focused(Table table) {
    return table.find("#board [data-square]:focus");
  }

  /** By arrows; the board is seen from Black's side, so that up leads to higher numbers. */
  private static void walk(Table table, int to) {
    int from = Integer.parseInt(focused(table).getAttribute("data-square"));
    int rows = (to - 1) / IN_A_ROW - (from - 1) / IN_A_ROW;
    int columns = (to - 1) % IN_A_ROW - (from - 1) % IN_A_ROW;
    press(table, rows > 0 ? "ArrowUp" : "ArrowDown", Math.abs(rows));
    press(table, columns > 0 ? "ArrowLeft" : "ArrowRight", Math.abs(columns));
    assertThat(table.board().square(to)).isFocused();
  }

  private static void press(Table table, String key, int times) {
    for (int i = 0; i < times; i++) {
      keys(table).press(key);
    }
  }
}
