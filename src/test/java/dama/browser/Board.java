package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.BoundingBox;
import dama.rules.Move;
import dama.rules.Piece;
import dama.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The board on the screen, by finger or mouse, and read from what is drawn. */
record Board(Page page) {
  /** Every piece drawn, as its middle in squares and what it looks like, the board's own way up. */
  private static final String DRAWN =
      """
      () => {
        const board = document.getElementById('board');
        const [, , side] = board.getAttribute('viewBox').split(' ').map(Number);
        const first = board.querySelector('[data-square="1"] .square');
        if (!first) return 'nothing yet';
        const flipped = Number(first.getAttribute('y')) > side / 2;
        return [...board.querySelectorAll('.piece')].map((piece) => {
          const [x, y] = piece.getAttribute('transform').match(/[\\d.]+/g).map(Number);
          const at = (v) => Math.floor((flipped ? side - v : v) / 100);
          const look = ['white', 'black', 'king'].filter((name) => piece.classList.contains(name));
          return `${at(y)}.${at(x)} ${look.join(' ')}`;
        }).sort().join(', ');
      }
      """;

  /** Whether the pieces drawn are those of a position, each on its square. */
  void assertShows(Position position) {
    String expected = drawing(position);
    try {
      page.waitForFunction("wanted => (" + DRAWN + ")() === wanted", expected);
    } catch (TimeoutError e) {
      throw new AssertionError("Drawn: " + page.evaluate(DRAWN) + "\nShould: " + expected, e);
    }
  }

  Locator square(int square) {
    return page.locator("#board [data-square='" + square + "']");
  }

  Locator marks(String kind) {
    return page.locator("#board .mark." + kind);
  }

  /** Chooses a move as a hand does: piece, destination, and the way where several lead there. */
  void play(Move move, Device device) {
    touch(move.from(), device);
    touch(move.to(), device);
    choose(move, device);
  }

  /** Goes on choosing, square by square, until the way is plain. */
  void choose(Move move, Device device) {
    for (int i = 1; i < move.path().size() - 1 && marks("choice").count() > 0; i++) {
      if (isChoice(move.path().get(i))) {
        touch(move.path().get(i), device);
      }
    }
  }

  void touch(int square, Device device) {
    if (device == Device.PHONE) {
      square(square).tap();
    } else {
      square(square).click();
    }
  }

  /** Carries what stands on a square to another with the mouse. */
  void drag(int from, int to) {
    BoundingBox start = square(from).boundingBox();
    BoundingBox end = square(to).boundingBox();
    page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
    page.mouse().down();
    page.mouse().move(end.x + end.width / 2, end.y + end.height / 2, steps());
    page.mouse().up();
  }

  private boolean isChoice(int square) {
    BoundingBox box = square(square).boundingBox();
    return marks("choice").all().stream()
        .map(Locator::boundingBox)
        .anyMatch(
            mark -> {
              double x = mark.x + mark.width / 2;
              double y = mark.y + mark.height / 2;
              return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
            });
  }

  private static com.microsoft.playwright.Mouse.MoveOptions steps() {
    return new com.microsoft.playwright.Mouse.MoveOptions().setSteps(5);
  }

  private static String drawing(Position position) {
    List<String> pieces = new ArrayList<>();
    for (int square = 1; square <= position.boardSize().squares(); square++) {
      Piece piece = position.pieceAt(square);
      if (piece != null) {
        String place = position.boardSize().row(square) + "." + position.boardSize().column(square);
        String side = piece.side().name().toLowerCase(Locale.ROOT);
        pieces.add(place + " " + side + (piece.isKing() ? " king" : ""));
      }
    }
    return String.join(", ", pieces.stream().sorted().toList());
  }

  void assertIsFrom(dama.rules.Side side) {
    Locator bar = page.locator("#player-bottom");
    assertThat(bar).hasAttribute("data-side", side.name().toLowerCase(Locale.ROOT));
  }
}
