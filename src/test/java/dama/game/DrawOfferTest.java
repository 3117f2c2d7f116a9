package dama.game;

import static dama.rules.Side.BLACK;
import static dama.rules.Side.WHITE;
import static dama.rules.Variants.ENGLISH;
import static dama.rules.Variants.INTERNATIONAL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.game.Decision.Refused;
import dama.game.GameCommand.ClaimDraw;
import dama.game.GameCommand.DeclineDraw;
import dama.game.GameCommand.OfferDraw;
import dama.notation.MoveNotation;
import dama.notation.SquareNames;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How often a draw may be offered, what a move says to an offer, and what may be claimed. */
class DrawOfferTest {
  private static final Refused LATELY = new Refused(Refusal.DRAW_OFFERED_LATELY, 0);
  private static final Outcome CLAIMED = new Outcome(Result.DRAW, Ending.CLAIM);
  private static final Refused NO_CLAIM = new Refused(Refusal.NO_CLAIM, 0);

  /** So many moves of each side. */
  private static Table walk(Table table, int moves) {
    Table walked = table;
    for (int ply = 0; ply < 2 * moves; ply++) {
      walked = walked.play(legal(walked));
    }
    return walked;
  }

  private static String legal(Table table) {
    Game game = table.game();
    return MoveNotation.write(
        game.legalMoves().get(0), game.position(), game.variant(), SquareNames.NUMERIC);
  }

  private static Table declined() {
    return Table.of(INTERNATIONAL).does(WHITE, new OfferDraw()).does(BLACK, new DeclineDraw());
  }

  @Test
  void aDrawIsOfferedOnceInTenMovesOfOnesOwn() {
    assertEquals(LATELY, declined().refuses(WHITE, new OfferDraw()));
    Table nine = walk(declined(), 9);
    assertFalse(nine.game().mayOfferDraw(WHITE));
    assertEquals(LATELY, nine.refuses(WHITE, new OfferDraw()));
    Table ten = walk(declined(), 10);
    assertTrue(ten.game().mayOfferDraw(WHITE));
    assertEquals(WHITE, ten.does(WHITE, new OfferDraw()).game().drawOfferedBy());
  }

  @Test
  void theOthersWaitIsTheirOwn() {
    assertTrue(declined().game().mayOfferDraw(BLACK));
  }

  @Test
  void onceTheOtherHasOfferedOneMayOfferAgain() {
    Table both = declined().does(BLACK, new OfferDraw()).does(WHITE, new DeclineDraw());
    Table again = both.does(WHITE, new OfferDraw());
    assertEquals(WHITE, again.game().drawOfferedBy());
  }

  @Test
  void anOfferOfTheOtherIsGoodForOneOfferOnly() {
    Table both =
        Table.of(INTERNATIONAL)
            .does(BLACK, new OfferDraw())
            .does(WHITE, new DeclineDraw())
            .does(WHITE, new OfferDraw())
            .does(BLACK, new DeclineDraw());
    assertEquals(LATELY, both.refuses(WHITE, new OfferDraw()));
  }

  @Test
  void aMoveOfWhoeverWasAskedDeclinesAndSaysSo() {
    Table moved = Table.of(INTERNATIONAL).does(BLACK, new OfferDraw()).play("32-28");
    assertEquals(List.of(Happening.Kind.DRAW_PASSED), moved.happened());
  }

  @Test
  void aMoveOfWhoeverAskedSaysNothing() {
    Table moved = Table.of(INTERNATIONAL).does(WHITE, new OfferDraw()).play("32-28");
    assertEquals(List.of(), moved.happened());
  }

  // ---- draws on claim

  /** WCDF 1.32.1: the next move would make the same position for the third time. */
  @Test
  void atEnglishDraughtsAMoveThatWouldRepeatForTheThirdTimeLetsItsSideClaim() {
    Table table =
        Table.of(ENGLISH, "W:WK1:BK32").play("1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "5-1");
    assertEquals(CLAIMED, table.does(BLACK, new ClaimDraw()).game().outcome());
    assertEquals(NO_CLAIM, table.refuses(WHITE, new ClaimDraw()));
    Table third = table.play("28-32");
    assertFalse(third.game().isOver());
    assertEquals(CLAIMED, third.does(WHITE, new ClaimDraw()).game().outcome());
  }

  /** WCDF 1.32.2: forty moves of each without a man's advance or a capture. */
  @Test
  void atEnglishDraughtsFortyMovesWithoutProgressLetTheSideToMoveClaim() {
    Table table = Table.of(ENGLISH, "W:WK1,21:BK32");
    // A tour on which no position comes back three times in eighty plies.
    String[] white = {"1-6", "6-10", "10-14", "14-9", "9-5", "5-1"};
    String[] black = {"32-28", "28-32"};
    for (int ply = 0; ply < 78; ply++) {
      table = table.play(ply % 2 == 0 ? white[ply / 2 % 6] : black[ply / 2 % 2]);
    }
    assertFalse(table.game().isOver());
    Table eighty = table.play(white[39 % 6]).play(black[39 % 2]);
    assertFalse(eighty.game().isOver());
    assertEquals(CLAIMED, eighty.does(WHITE, new ClaimDraw()).game().outcome());
  }

  @Test
  void whereTheRulesDrawByThemselvesThereIsNothingToClaim() {
    Table table = Table.of(INTERNATIONAL, "W:WK1,36:BK50,15");
    assertEquals(NO_CLAIM, table.refuses(WHITE, new ClaimDraw()));
    assertFalse(table.game().mayClaimDraw(WHITE));
  }
}
