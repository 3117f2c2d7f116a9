package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import dama.rules.Variants;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Dama in the hand: fingers as the browser itself gets them, upright and lying. */
@Tag("once")
class TouchJourney extends Journey {
  private static final String TWO_FRAMES =
      "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))";

  /** What can be touched and is less than 44 pixels wide or high; a label counts for its box. */
  private static final String SMALL =
      """
      () => [...document.querySelectorAll('button, a[href], summary, input, textarea, select')]
        .map((node) => node.closest('label') ?? node)
        .filter((node) => node.checkVisibility({ visibilityProperty: true })
          && !node.matches('.skip, .off-screen, .entry input'))
        .map((node) => [node.id || node.className || node.textContent,
          node.getBoundingClientRect()])
        .filter(([, { width, height }]) => width > 0 && (width < 43.9 || height < 43.9))
        .map(([name, { width, height }]) => `${name}: ${width} x ${height}`)
      """;

  @Test
  void aFingerOnTheBoardMovesAPieceAndOneBesideItThePage() {
    Guest hand = guest(Device.PHONE);
    Table table = seat(hand, guest(), Variants.INTERNATIONAL);
    Page page = hand.page();
    Finger finger = new Finger(page);
    page.evaluate("() => scrollTo(0, 40)");
    Object before = scrolled(page);
    finger.drag(middle(table, 32), middle(table, 28));
    table.assertPlies(1);
    finger.drag(middle(table, 23), middle(table, 43));
    finger.drag(middle(table, 43), middle(table, 23));
    page.evaluate(TWO_FRAMES);
    assertEquals(before, scrolled(page));
    BoundingBox words = table.find(".words").boundingBox();
    double[] beside = {words.x + 60, words.y + words.height / 2};
    finger.drag(beside, new double[] {beside[0], beside[1] - 250});
    page.waitForFunction("before => scrollY > before + 100", before);
  }

  @Test
  void aPieceInTheHandIsPutBackByEscape() {
    Guest hand = guest(Device.PHONE);
    Table table = seat(hand, guest(), Variants.INTERNATIONAL);
    Finger finger = new Finger(hand.page());
    finger.down(middle(table, 32));
    finger.move(middle(table, 28));
    assertThat(table.find("#board .carried")).hasCount(1);
    hand.page().keyboard().press("Escape");
    assertThat(table.find("#board .carried")).hasCount(0);
    finger.up();
    assertThat(table.board().marks("picked")).hasCount(0);
    table.board().assertShows(Variants.INTERNATIONAL.start());
    table.assertPlies(0);
  }

  @Test
  void everythingIsLargeEnoughAndWithinReachUprightAndLying() {
    Guest hand = guest(Device.PHONE);
    Table table = seat(hand, guest(), Variants.INTERNATIONAL);
    Page page = hand.page();
    assertEquals(List.of(), page.evaluate(SMALL));
    assertEquals(360, table.find("#board").boundingBox().width, 1);
    for (int[] size : new int[][] {{844, 390}, {667, 375}}) {
      page.setViewportSize(size[0], size[1]);
      page.evaluate("() => scrollTo(0, 0)");
      page.evaluate(TWO_FRAMES);
      assertEquals(List.of(), page.evaluate(SMALL));
      BoundingBox board = table.find("#board").boundingBox();
      assertEquals(0, board.y, 1);
      assertEquals(size[1], board.height, 1);
      for (String part : List.of(".head", "#player-top", "#player-bottom", "#status", "#acts")) {
        BoundingBox box = table.find(part).boundingBox();
        assertTrue(box.x >= board.x + board.width - 1, part + " lies on the board");
        assertTrue(box.y >= 0 && box.y + box.height <= size[1], part + " is out of reach");
      }
    }
  }

  private static Object scrolled(Page page) {
    return page.evaluate("() => scrollY");
  }

  private static double[] middle(Table table, int square) {
    Locator cell = table.board().square(square);
    BoundingBox box = cell.boundingBox();
    return new double[] {box.x + box.width / 2, box.y + box.height / 2};
  }

  /** One finger, told to the browser below its pages, so that it scrolls or does not by itself. */
  private static final class Finger {
    private static final int STEPS = 8;

    private final CDPSession session;
    private double[] at = {0, 0};

    Finger(Page page) {
      session = page.context().newCDPSession(page);
    }

    void drag(double[] from, double[] to) {
      down(from);
      move(to);
      up();
    }

    void down(double[] to) {
      at = to;
      send("touchStart", at);
    }

    void move(double[] to) {
      double[] from = at;
      for (int i = 1; i <= STEPS; i++) {
        double share = (double) i / STEPS;
        at =
            new double[] {from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share};
        send("touchMove", at);
      }
    }

    void up() {
      send("touchEnd");
    }

    private void send(String type, double[]... points) {
      JsonArray touches = new JsonArray();
      for (double[] each : points) {
        JsonObject point = new JsonObject();
        point.addProperty("x", each[0]);
        point.addProperty("y", each[1]);
        touches.add(point);
      }
      JsonObject event = new JsonObject();
      event.addProperty("type", type);
      event.add("touchPoints", touches);
      session.send("Input.dispatchTouchEvent", event);
    }
  }
}
