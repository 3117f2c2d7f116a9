package dama.game;

import static dama.rules.Side.BLACK;
import static dama.rules.Side.WHITE;
import static dama.rules.Variants.INTERNATIONAL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dama.game.Decision.Refused;
import dama.game.GameCommand.AcceptDraw;
import dama.game.GameCommand.DeclineDraw;
import dama.game.GameCommand.OfferDraw;
import dama.game.GameCommand.Resign;
import dama.rules.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Ending a game by word: draw offers and resignation. */
class AgreementTest {
  private static final Outcome AGREED = new Outcome(Result.DRAW, Ending.AGREEMENT);

  private final Table offered = Table.of(INTERNATIONAL).does(WHITE, new OfferDraw());

  private static GameEvent happened(Happening.Kind kind, Side by) {
    return new GameEvent.Happened(new Happening(kind, by, 0, 0, Table.NOW));
  }

  @Test
  void anOfferIsOpenUntilItIsAnswered() {
    assertEquals(List.of(happened(Happening.Kind.DRAW_OFFERED, WHITE)), offered.events());
    assertEquals(WHITE, offered.game().drawOfferedBy());
  }

  @Test
  void anOfferMayBeMadeOutOfTurn() {
    Table table = Table.of(INTERNATIONAL).does(BLACK, new OfferDraw());
    assertEquals(BLACK, table.game().drawOfferedBy());
  }

  @Test
  void anOfferThatIsAcceptedDraws() {
    Table table = offered.does(BLACK, new AcceptDraw());
    assertEquals(AGREED, table.game().outcome());
    assertEquals(List.of(new GameEvent.Ended(AGREED)), table.events());
  }

  @Test
  void toOfferWhereTheOtherHasOfferedIsToAccept() {
    assertEquals(AGREED, offered.does(BLACK, new OfferDraw()).game().outcome());
  }

  @Test
  void anOfferThatIsDeclinedIsGone() {
    Table table = offered.does(BLACK, new DeclineDraw());
    assertEquals(List.of(happened(Happening.Kind.DRAW_DECLINED, BLACK)), table.events());
    assertNull(table.game().drawOfferedBy());
  }

  @Test
  void anOfferIsNotMadeTwice() {
    Refused twice = new Refused(Refusal.DRAW_ALREADY_OFFERED, 0);
    assertEquals(twice, offered.refuses(WHITE, new OfferDraw()));
    assertEquals(twice, offered.play("32-28").refuses(WHITE, new OfferDraw()));
  }

  @Test
  void aMoveOfItsMakerLeavesTheOfferOpenAndOneOfTheOtherEndsIt() {
    Table moved = offered.play("32-28");
    assertEquals(WHITE, moved.game().drawOfferedBy());
    Table answered = moved.play("19-23");
    assertNull(answered.game().drawOfferedBy());
  }

  @Test
  void nobodyAnswersAnOfferThatIsNotThereOrIsTheirOwn() {
    Refused none = new Refused(Refusal.NO_DRAW_OFFER, 0);
    assertEquals(none, offered.refuses(WHITE, new AcceptDraw()));
    assertEquals(none, offered.refuses(WHITE, new DeclineDraw()));
    assertEquals(none, Table.of(INTERNATIONAL).refuses(BLACK, new AcceptDraw()));
    assertEquals(none, offered.play("32-28", "19-23").refuses(BLACK, new AcceptDraw()));
  }

  @Test
  void whoResignsHasLostInTurnOrOutOfIt() {
    assertEquals(
        new Outcome(Result.BLACK_WINS, Ending.RESIGNATION),
        Table.of(INTERNATIONAL).does(WHITE, new Resign()).game().outcome());
    assertEquals(
        new Outcome(Result.WHITE_WINS, Ending.RESIGNATION),
        offered.does(BLACK, new Resign()).game().outcome());
  }
}
