package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import dama.rules.Variant;
import dama.rules.Variants;
import java.net.URI;
import java.util.List;

/** The page of a game: the board and what stands around it. */
record Table(Guest guest) {

  /** The code of the game, from the address. */
  String game() {
    String path = URI.create(guest.page().url()).getPath();
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** Which kind is played, from the size of the board. */
  Variant variant() {
    String box = board().page().locator("#board").getAttribute("viewBox");
    return box.endsWith(" 800") ? Variants.RUSSIAN : Variants.INTERNATIONAL;
  }

  Board board() {
    return new Board(guest.page());
  }

  Locator find(String selector) {
    return guest.page().locator(selector);
  }

  Locator hint() {
    return find("#hint");
  }

  /** The newest line of what happened between the two. */
  Locator told() {
    return find("#happenings li").last();
  }

  /** Touches the squares of a move, one after the other. */
  void move(List<Integer> path) {
    path.forEach(square -> board().touch(square, guest.device()));
  }

  void offerDraw() {
    find("#offer-draw").click();
    find("#draw-yes").click();
  }

  Locator plies() {
    return find("#moves .ply");
  }

  void assertPlies(int number) {
    assertThat(plies()).hasCount(number);
  }
}
