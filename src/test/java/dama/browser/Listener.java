package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Locator.FilterOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import dama.rules.Move;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Plays Black of international draughts by what a screen reader reads: the roles and names of
 * things, and what is said of itself. Nothing is seen.
 */
record Listener(Page page) {
  private static final int IN_A_ROW = 5;
  private static final Pattern NUMBER = Pattern.compile("\\d+");

  /** Which commands there are, and how much time there is. */
  void asksWhatThereIs() {
    keys("?");
    Locator list = page.getByRole(AriaRole.DIALOG);
    assertThat(list).containsText("33x22");
    page.keyboard().press("Escape");
    assertThat(list).hasCount(0);
    page.getByRole(AriaRole.GRID).locator("[tabindex='0']").focus();
    keys("c");
    said(Pattern.compile("White has .*min.*, Black has .*min"));
    page.getByRole(AriaRole.GRID).locator("[tabindex='0']").focus();
  }

  /** Types into the field for commands and moves, which opens for whatever begins one. */
  private void keys(String command) {
    Locator field = page.getByRole(AriaRole.TEXTBOX, new GetByRoleOptions().setName("Move"));
    field.fill(command);
    field.press("Enter");
  }

  void hears(String who, Move move) {
    said(
        Pattern.compile(
            who + "\\D*" + move.from() + "\\W*[-x–×]\\W*(\\d+\\W*x)*\\D*" + move.to() + "\\D*\\."));
  }

  void hearsTheEnd(String result) {
    assertThat(page.getByRole(AriaRole.STATUS).filter(new FilterOptions().setHasText(result)))
        .hasCount(1);
  }

  private void said(Pattern line) {
    assertThat(
            page.getByRole(AriaRole.LOG)
                .getByRole(AriaRole.PARAGRAPH)
                .filter(new FilterOptions().setHasText(line))
                .last())
        .isAttached();
  }

  /** Hears before each step what stands or is possible there. */
  void play(Move move) {
    go(move.from());
    String can = move.isCapture() ? "must capture" : "can move";
    assertThat(cell(Pattern.compile("^Black (man|king) on \\D*" + move.from() + "\\D.*" + can)))
        .isFocused();
    page.keyboard().press("Enter");
    go(move.to());
    assertThat(cell(Pattern.compile("\\b" + move.to() + "\\D.*possible destination"))).isFocused();
    page.keyboard().press("Enter");
    hears("Black plays", move);
  }

  private Locator cell(Pattern name) {
    return page.getByRole(AriaRole.GRIDCELL, new GetByRoleOptions().setName(name));
  }

  /** By arrows; Black is below, so that up leads to higher numbers. */
  private void go(int to) {
    int from = here();
    int rows = (to - 1) / IN_A_ROW - (from - 1) / IN_A_ROW;
    int columns = (to - 1) % IN_A_ROW - (from - 1) % IN_A_ROW;
    press(rows > 0 ? "ArrowUp" : "ArrowDown", Math.abs(rows));
    press(columns > 0 ? "ArrowLeft" : "ArrowRight", Math.abs(columns));
  }

  /** The square that was read last: its name has one number. */
  private int here() {
    Object name = page.evaluate("() => document.activeElement.getAttribute('aria-label')");
    Matcher number = NUMBER.matcher(String.valueOf(name));
    if (!number.find()) {
      throw new AssertionError("Not on the board, but on " + name);
    }
    return Integer.parseInt(number.group());
  }

  private void press(String key, int times) {
    for (int i = 0; i < times; i++) {
      page.keyboard().press(key);
    }
  }
}
