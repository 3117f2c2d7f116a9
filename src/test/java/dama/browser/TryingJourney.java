package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import dama.game.Game;
import dama.rules.Move;
import dama.rules.Side;
import dama.rules.Variants;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What people try at the board: moves that are none, carrying pieces, draws, giving up. */
@Tag("once")
class TryingJourney extends Journey {

  /** After these 28x26 takes two, and 27x18, which takes one, is not allowed. */
  private static final List<List<Integer>> TO_A_DOUBLE_CAPTURE =
      List.of(List.of(31, 27), List.of(17, 21), List.of(33, 28), List.of(18, 22));

  @Test
  void aTryThatTakesTooFewIsRefusedWithTheNumber() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = seat(white, black, Variants.INTERNATIONAL);
    Table his = black.table();
    Game game = playAll(hers, his, TO_A_DOUBLE_CAPTURE);
    assertThat(hers.hint()).hasText("You must capture.");
    assertThat(hers.board().marks("must")).hasCount(1);
    hers.board().touch(27, Device.DESKTOP);
    assertThat(hers.hint()).hasText("You must capture the most: 2.");
    hers.board().drag(28, 19);
    assertThat(hers.hint()).hasText("You must capture the most: 2.");
    hers.board().assertShows(game.position());
    hers.board().drag(28, 26);
    his.board().assertShows(ScriptedGame.after(game, game.legalMoves().get(0)).position());
    assertThat(hers.find("#player-bottom .taken-count")).hasText("2");
  }

  @Test
  void onlyWhoseTurnItIsMayMove() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = seat(white, black, Variants.RUSSIAN);
    Table his = black.table();
    his.board().touch(9, Device.PHONE);
    assertThat(his.hint()).hasText("It is not your turn.");
    hers.board().touch(29, Device.DESKTOP);
    assertThat(hers.hint()).hasText("This piece cannot move now.");
    hers.board().drag(22, 17);
    Game game = Game.start(Variants.RUSSIAN);
    game =
        ScriptedGame.after(game, game.variant().matching(game.position(), List.of(22, 17)).get(0));
    hers.board().assertShows(game.position());
    his.board().assertShows(game.position());
    assertThat(his.find("#status")).hasText("Your move");
  }

  @Test
  void whoLooksBackIsLeftInPeaceByTheGameThatGoesOn() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = seat(white, black, Variants.INTERNATIONAL);
    Table his = black.table();
    Game game = playAll(hers, his, TO_A_DOUBLE_CAPTURE.subList(0, 3));
    hers.find("#step-first").click();
    hers.board().assertShows(game.start());
    assertThat(hers.find("#past")).isVisible();
    Move move = game.variant().matching(game.position(), TO_A_DOUBLE_CAPTURE.get(3)).get(0);
    his.board().play(move, Device.PHONE);
    hers.assertPlies(4);
    hers.board().assertShows(game.start());
    hers.find("#to-live").click();
    hers.board().assertShows(ScriptedGame.after(game, move).position());
    assertThat(hers.hint()).hasText("You must capture.");
  }

  @Test
  void whoIsAloneTriesTheRulesForBothSides() {
    Guest guest = guest();
    Page page = guest.lobby().guest().page();
    page.locator("#try-link").click();
    Board board = new Board(page);
    Game start = Game.start(Variants.INTERNATIONAL);
    board.assertShows(start.position());
    Game game = tryOut(guest, start, List.of(List.of(32, 28), List.of(19, 23)));
    assertThat(page.locator("#hint")).hasText("You must capture.");
    page.keyboard().type("28x19");
    page.keyboard().press("Enter");
    assertThat(page.locator("#moves .ply")).hasCount(3);
    page.locator("#undo").click();
    board.assertShows(game.position());
    page.reload();
    board.assertShows(game.position());
    page.keyboard().press("ArrowLeft");
    assertThat(page.locator("#status")).hasText("Black to move");
    board.drag(17, 22);
    assertThat(page.locator("#moves .ply[data-ply='2']")).hasText("17-22");
    page.locator("#again").click();
    board.assertShows(start.position());
    page.locator("#try-kind").selectOption("turkish");
    new Board(page).assertShows(Game.start(Variants.TURKISH).position());
  }

  @Test
  void inArabicWhatComesNextLiesToTheLeft() {
    Guest guest = guest(Stage.current().base(), Device.DESKTOP, "ar");
    Page page = guest.open("try/international#32-28.19-23").page();
    assertThat(page.locator("#moves .ply")).hasCount(2);
    page.keyboard().press("ArrowRight");
    assertThat(page.locator("#moves [aria-current]")).hasText("32-28");
    page.keyboard().press("ArrowLeft");
    assertThat(page.locator("#moves [aria-current]")).hasText("19-23");
    for (String pair : List.of("#step-back, #step-forward", "#moves .ply")) {
      BoundingBox one = page.locator(pair).first().boundingBox();
      BoundingBox next = page.locator(pair).last().boundingBox();
      assertTrue(next.x < one.x, pair + ": " + next.x + ", " + one.x);
    }
  }

  /** A finger plays both sides, and nothing but the rules of the kind stops it. */
  @Test
  void onAPhoneTheRulesAreTriedByFinger() {
    Guest guest = guest(Device.PHONE);
    guest.open("try/russian");
    Board board = new Board(guest.page());
    Game start = Game.start(Variants.RUSSIAN);
    board.assertShows(start.position());
    board.touch(29, Device.PHONE);
    assertThat(guest.page().locator("#hint")).hasText("This piece cannot move now.");
    tryOut(guest, start, List.of(List.of(22, 18), List.of(11, 15)));
    guest.assertFits();
  }

  private static Game tryOut(Guest guest, Game from, List<List<Integer>> paths) {
    Board board = new Board(guest.page());
    Game game = from;
    for (List<Integer> path : paths) {
      Move move = move(game, path);
      board.play(move, guest.device());
      game = ScriptedGame.after(game, move);
      board.assertShows(game.position());
      // What may follow is known as soon as the server has answered.
      String turn = game.turn() == Side.WHITE ? "White to move" : "Black to move";
      assertThat(guest.page().locator("#status")).hasText(turn);
    }
    return game;
  }

  private static Move move(Game game, List<Integer> path) {
    return game.variant().matching(game.position(), path).get(0);
  }

  @Test
  void onAPhoneTheListOfGamesStaysOnTheScreen() {
    Guest black = guest(Device.PHONE);
    seat(guest(), black, Variants.RUSSIAN);
    assertThat(black.page().locator("#games-button")).isHidden();
    black.lobby();
    black.page().locator("#games-button summary").tap();
    BoundingBox sheet = black.page().locator("#games-button .menu-sheet").boundingBox();
    assertTrue(sheet.x >= 0 && sheet.x + sheet.width <= 360, sheet.x + ", " + sheet.width);
  }

  @Test
  void aDrawIsOfferedDeclinedOfferedAgainAndAgreed() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = seat(white, black, Variants.INTERNATIONAL);
    Table his = black.table();
    hers.find("#offer-draw").click();
    hers.find("#draw-no").click();
    assertThat(hers.find("#draw-box")).isHidden();
    hers.offerDraw();
    assertThat(hers.find("#draw-text")).hasText("You have offered a draw.");
    assertThat(hers.find("#offer-draw")).isDisabled();
    his.find("#decline-draw").tap();
    assertThat(hers.told()).containsText("\u2068" + black.name() + "\u2069 declined the draw.");
    assertThat(his.told()).containsText("You declined the draw.");
    assertThat(hers.find("#offer-draw")).isDisabled();
    his.offerDraw();
    hers.find("#accept-draw").click();
    hers.find("#accept-no").click();
    assertThat(hers.find("#draw-box")).isVisible();
    hers.find("#accept-draw").click();
    hers.find("#accept-yes").click();
    for (Table table : List.of(hers, his)) {
      assertThat(table.find("#result-title")).hasText("A draw");
      assertThat(table.find("#result-why")).hasText("Draw by agreement.");
      assertThat(table.find("#acts")).isHidden();
    }
  }

  @Test
  void whoeverResignsIsAskedFirst() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = seat(white, black, Variants.RUSSIAN);
    Table his = black.table();
    assertThat(his.find("#abort")).isVisible();
    assertThat(his.find("#resign")).isHidden();
    playAll(hers, his, List.of(List.of(21, 17), List.of(9, 13)));
    assertThat(his.find("#abort")).isHidden();
    his.find("#resign").tap();
    his.find("#resign-no").tap();
    assertThat(his.find("#resign-dialog")).isHidden();
    his.find("#resign").tap();
    his.find("#resign-yes").tap();
    assertThat(his.find("#result-title")).hasText("You lost");
    assertThat(hers.find("#result-title")).hasText("You won");
    assertThat(hers.find("#result-why")).hasText("White wins: Black resigned.");
  }

  private static Game playAll(Table white, Table black, List<List<Integer>> paths) {
    Game game = Game.start(white.variant());
    for (List<Integer> path : paths) {
      Move move = game.variant().matching(game.position(), path).get(0);
      Table mover = game.turn() == Side.WHITE ? white : black;
      assertThat(mover.find("#status")).hasText("Your move");
      mover.board().play(move, mover.guest().device());
      game = ScriptedGame.after(game, move);
      white.board().assertShows(game.position());
      black.board().assertShows(game.position());
    }
    return game;
  }
}
