package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import dama.rules.BoardSize;
import dama.rules.Move;
import java.util.stream.Collectors;

/** Plays White of international draughts by the keyboard alone. */
record Fingers(Table table) {
  private static final BoardSize BOARD = BoardSize.TEN;
  private static final int IN_A_ROW = BOARD.side() / 2;

  /** More than there is on the page to stop at. */
  private static final int STOPS = 80;

  /** By Tab, and whatever has the keyboard on the way shows that it has. */
  void reachTheBoard() {
    for (int stop = 0; stop < STOPS && cell().count() == 0; stop++) {
      keys().press("Tab");
      table.guest().assertShowsWhereTheKeyboardIs();
    }
    assertThat(cell()).hasCount(1);
  }

  /** Picks a piece up and puts it back. */
  void thinkAgain(Move move) {
    go(move.from());
    keys().press("Enter");
    assertThat(cell()).hasAttribute("aria-selected", "true");
    keys().press("Escape");
    assertThat(cell()).hasAttribute("aria-selected", "false");
  }

  void walk(Move move) {
    go(move.from());
    keys().press("Enter");
    go(move.to());
    keys().press("Enter");
  }

  /** Wherever the keyboard is. */
  void type(Move move) {
    keys()
        .type(
            move.path().stream()
                .map(String::valueOf)
                .collect(Collectors.joining(move.isCapture() ? "x" : "-")));
    keys().press("Enter");
  }

  private void go(int to) {
    int from = Integer.parseInt(cell().getAttribute("data-square"));
    int rows = BOARD.row(to) - BOARD.row(from);
    int columns = (to - 1) % IN_A_ROW - (from - 1) % IN_A_ROW;
    press(rows > 0 ? "ArrowDown" : "ArrowUp", Math.abs(rows));
    press(columns > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(columns));
    assertThat(table.board().square(to)).isFocused();
  }

  private void press(String key, int times) {
    for (int i = 0; i < times; i++) {
      keys().press(key);
    }
  }

  private Locator cell() {
    return table.find("#board [data-square]:focus");
  }

  private Keyboard keys() {
    return table.guest().page().keyboard();
  }
}
