package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions.IsVisibleOptions;
import dama.harness.OnRecord;
import dama.harness.TestDatabase;
import dama.rules.Side;
import dama.rules.Variants;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the two ask of each other: nothing is accepted or declined in silence. */
@Tag("once")
class DealingsJourney extends Journey {
  private static final List<Integer> OPENING = List.of(32, 28);
  private static final List<Integer> ANSWER = List.of(19, 23);
  private static final List<List<Integer>> BACK_AND_FORTH =
      List.of(List.of(1, 5), List.of(32, 28), List.of(5, 1), List.of(28, 32));

  @Test
  void aDrawOfferThatIsAnsweredByAMoveIsDeclinedAndToldToBoth() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = seat(white, black, Variants.INTERNATIONAL);
    Table his = black.table();
    his.offerDraw();
    assertThat(hers.find("#draw-text")).containsText(black.name());
    hers.move(OPENING);
    assertThat(his.told()).containsText("declined the draw by moving");
    assertThat(hers.told())
        .hasText(java.util.regex.Pattern.compile("You declined the draw by moving"));
    assertThat(his.find("#draw-box")).isHidden();
    assertThat(his.find("#announcer")).containsText("declined the draw by moving");
  }

  @Test
  void aMoveIsTakenBackAfterItWasAskedForByName() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = seat(white, black, Variants.INTERNATIONAL);
    Table his = black.table();
    hers.move(OPENING);
    his.assertPlies(1);
    hers.find("#ask-takeback").click();
    assertThat(his.find("#takeback-text")).containsText("32-28");
    assertThat(his.told()).containsText("asks to take back \u206832-28\u2069");
    his.find("#accept-takeback").tap();
    hers.assertPlies(0);
    his.assertPlies(0);
    assertThat(hers.find("#status")).hasText("Your move");
    assertThat(hers.told()).containsText("32-28\u2069 is taken back");
    hers.move(OPENING);
    his.assertPlies(1);
  }

  @Test
  void aMoveIsLaidInTheOthersTurnTakenBackLaidAgainAndPlayedAtOnce() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = seat(white, black, Variants.INTERNATIONAL, "300+3");
    Table his = black.table();
    his.move(ANSWER);
    assertThat(his.board().marks("premove")).hasCount(2);
    his.board().touch(26, Device.PHONE);
    assertThat(his.board().marks("premove")).hasCount(0);
    his.move(ANSWER);
    assertThat(his.hint()).containsText("as soon as it is your turn");
    assertThat(hers.board().marks("premove")).hasCount(0);
    hers.move(OPENING);
    hers.assertPlies(2);
    his.assertPlies(2);
    assertThat(hers.find("#status")).hasText("Your move");
  }

  @Test
  void whoWantsToConfirmEachMoveIsAskedBeforeItIsSent() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = seat(white, black, Variants.INTERNATIONAL);
    hers.find("#settings summary").click();
    hers.find("#confirm-moves").check();
    white.page().keyboard().press("Escape");
    hers.move(OPENING);
    assertThat(hers.find("#confirm-box")).isVisible();
    hers.find("#cancel-move").click();
    hers.move(List.of(31, 27));
    hers.find("#confirm-move").click();
    black.table().assertPlies(1);
    assertThat(black.table().plies()).hasText("31-27");
  }

  @Test
  void aRematchIsOneClickEachWithSidesSwapped() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = seat(white, black, Variants.RUSSIAN);
    Table his = black.table();
    String first = hers.game();
    his.find("#abort").tap();
    assertThat(hers.find("#result-title")).hasText("The game was aborted");
    hers.find("#rematch").click();
    assertThat(hers.find("#rematch-text")).containsText(black.name());
    assertThat(his.find("#rematch")).hasText("Accept the rematch");
    his.find("#rematch").tap();
    white.page().waitForURL(address -> address.contains("/game/") && !address.contains(first));
    black.page().waitForURL(address -> address.contains("/game/") && !address.contains(first));
    assertNotEquals(first, hers.game());
    assertEquals(white.table().game(), black.table().game());
    white.table().board().assertIsFrom(Side.BLACK);
  }

  @Test
  void aRematchThatIsDeclinedIsTold() {
    Guest white = guest();
    Guest black = guest();
    Table hers = seat(white, black, Variants.RUSSIAN);
    Table his = black.table();
    hers.find("#abort").click();
    hers.find("#rematch").click();
    his.find("#decline-rematch").click();
    assertThat(hers.told()).containsText("declined the rematch");
  }

  /** WCDF 1.32.1: the move that would bring a position about for the third time. */
  @Test
  void aDrawThatTheRulesLeaveToThePlayersIsClaimedByWhoeverIsAskedFirst() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = kings(white, black);
    Table his = black.table();
    for (int ply = 1; ply <= 7; ply++) {
      Table mover = ply % 2 == 1 ? hers : his;
      assertThat(hers.find("#claim-draw")).isHidden();
      assertThat(his.find("#claim-draw")).isHidden();
      assertThat(mover.find("#status")).hasText("Your move");
      mover.move(BACK_AND_FORTH.get((ply - 1) % 4));
      hers.assertPlies(ply);
      his.assertPlies(ply);
    }
    his.find("#claim-draw").tap();
    his.find("#claim-no").tap();
    his.find("#claim-draw").tap();
    his.find("#claim-yes").tap();
    for (Table table : List.of(hers, his)) {
      assertThat(table.find("#result-title")).hasText("A draw");
      assertThat(table.find("#result-why")).containsText("claimed it under the rules");
    }
  }

  private Table kings(Guest white, Guest black) {
    TestDatabase database = Stage.current().database();
    List<Integer> ids =
        Stream.of(white, black)
            .map(each -> each.open("rules").name())
            .map(name -> database.rows("select id from player where name = ?", name).get(0))
            .map(row -> row.number("id"))
            .toList();
    String game = new OnRecord(database).running("english", "W:WK1:BK32", ids.get(0), ids.get(1));
    black.watch(game);
    return white.watch(game);
  }

  @Test
  void twoWhoOfferADrawAtOnceAreAskedWhetherTheyAcceptIt() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = seat(white, black, Variants.INTERNATIONAL);
    Table his = black.table();
    hers.find("#offer-draw").click();
    his.offerDraw();
    assertThat(hers.find("#draw-dialog")).isHidden();
    hers.find("#accept-yes").click();
    assertThat(his.find("#result-title")).hasText("A draw");
    assertThat(hers.find("#accept-dialog")).isHidden();
  }

  @ParameterizedTest
  @CsvSource({
    "claim-win, You won, White wins: Black left.",
    "call-draw, A draw, 'Draw: a player left, and the opponent called it a draw.'"
  })
  void whoHasLeftIsToldOnWhateverPageThatTheGameCanBeClaimedAndLosesItInTheEnd(
      String act, String title, String why) {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = seat(white, black, Variants.INTERNATIONAL);
    Table his = black.table();
    hers.move(OPENING);
    assertThat(his.find("#status")).hasText("Your move");
    his.move(ANSWER);
    hers.assertPlies(2);
    hers.move(List.of(28, 19));
    hers.assertPlies(3);
    his.assertPlies(3);
    black.lobby();
    assertThat(hers.find("#absence")).containsText(black.name());
    Locator card = black.page().locator("[data-notice=game-" + hers.game() + "]");
    assertThat(card).containsText("Your move against");
    assertThat(card).containsText("Your opponent can claim the win");
    assertThat(black.page().locator("#lobby-running")).containsText("can claim the win");
    card.locator("a").click();
    black.table();
    assertThat(hers.find("#absence")).isHidden();
    black.lobby();
    assertThat(hers.find("#" + act)).isVisible(new IsVisibleOptions().setTimeout(30_000));
    hers.find("#" + act).click();
    assertThat(hers.find("#result-title")).hasText(title);
    assertThat(hers.find("#result-why")).hasText(why);
    assertThat(card).hasCount(0);
  }
}
