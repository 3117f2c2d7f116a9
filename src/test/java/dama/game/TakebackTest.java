package dama.game;

import static dama.rules.Side.BLACK;
import static dama.rules.Side.WHITE;
import static dama.rules.Variants.INTERNATIONAL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dama.game.Decision.Refused;
import dama.game.GameCommand.AcceptTakeback;
import dama.game.GameCommand.AskTakeback;
import dama.game.GameCommand.DeclineTakeback;
import dama.notation.MoveNotation;
import dama.notation.SquareNames;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Taking moves back. */
class TakebackTest {
  private final Table three = Table.of(INTERNATIONAL).play("32-28", "19-23", "28x19");

  private static Refused refused(Refusal reason) {
    return new Refused(reason, 0);
  }

  @Test
  void aPlyIsAskedForByItsNumberAndTakenBackWhenTheOtherAgrees() {
    Table asked = three.does(WHITE, new AskTakeback(3));
    assertEquals(List.of(Happening.Kind.TAKEBACK_ASKED), asked.happened());
    assertEquals(3, asked.game().dealings().takebackPly());
    Table back = asked.does(BLACK, new AcceptTakeback(3));
    assertEquals(new GameEvent.TakenBack(3), back.events().get(0));
    assertEquals(List.of(Happening.Kind.TAKEN_BACK), back.happened());
    assertEquals(2, back.game().plies().size());
    assertEquals(WHITE, back.game().turn());
    assertEquals(Table.of(INTERNATIONAL).play("32-28", "19-23").game(), back.game());
  }

  @Test
  void whereTheOtherHasMovedSinceTheirMoveGoesToo() {
    Table back = three.does(BLACK, new AskTakeback(2)).does(WHITE, new AcceptTakeback(2));
    assertEquals(1, back.game().plies().size());
    assertEquals(BLACK, back.game().turn());
  }

  @Test
  void whoAsksNamesTheLastPlyOfTheirOwn() {
    for (int ply : List.of(-1, 0, 1, 2, 4)) {
      assertEquals(refused(Refusal.NO_TAKEBACK), three.refuses(WHITE, new AskTakeback(ply)));
    }
    Table one = Table.of(INTERNATIONAL).play("32-28");
    assertEquals(0, one.game().takebackPly(BLACK));
    assertEquals(refused(Refusal.NO_TAKEBACK), one.refuses(BLACK, new AskTakeback(0)));
  }

  @Test
  void itIsAskedOnceAndAnsweredOnce() {
    Table asked = three.does(WHITE, new AskTakeback(3));
    assertEquals(refused(Refusal.TAKEBACK_ALREADY_ASKED), asked.refuses(WHITE, new AskTakeback(3)));
    assertEquals(refused(Refusal.NO_TAKEBACK_ASKED), asked.refuses(WHITE, new AcceptTakeback(3)));
    assertEquals(refused(Refusal.NO_TAKEBACK_ASKED), asked.refuses(BLACK, new AcceptTakeback(2)));
    Table back = asked.does(BLACK, new AcceptTakeback(3));
    assertEquals(refused(Refusal.NO_TAKEBACK_ASKED), back.refuses(BLACK, new AcceptTakeback(3)));
  }

  @Test
  void aMoveOfWhoeverWasAskedDeclinesAndSaysSo() {
    Table moved = three.does(WHITE, new AskTakeback(3)).play("14x23");
    assertEquals(List.of(Happening.Kind.TAKEBACK_PASSED), moved.happened());
    assertNull(moved.game().dealings().takebackBy());
    assertEquals(1, moved.game().dealings().white().declined());
  }

  @Test
  void aMoveOfWhoeverAskedWithdrawsAndSaysSo() {
    Table moved = three.play("14x23").does(WHITE, new AskTakeback(3)).play("33-28");
    assertEquals(List.of(Happening.Kind.TAKEBACK_WITHDRAWN), moved.happened());
    assertNull(moved.game().dealings().takebackBy());
    assertEquals(0, moved.game().dealings().white().declined());
    assertEquals(refused(Refusal.NO_TAKEBACK_ASKED), moved.refuses(BLACK, new AcceptTakeback(3)));
  }

  /** As many plies of both sides as two to the power of what was declined. */
  @ParameterizedTest
  @CsvSource({"1, 2", "2, 4", "3, 8"})
  void whoWasDeclinedWaitsTwiceAsLongEachTime(int declined, int wait) {
    Game game = Table.of(INTERNATIONAL).play("32-28", "20-24").game();
    Dealings.Asked asked = new Dealings.Asked(-1, declined, 2);
    Table table = new Table(game.with(game.dealings().asked(WHITE, asked)), List.of(), Table.NOW);
    Refused lately = refused(Refusal.TAKEBACK_DECLINED_LATELY);
    for (int plies = 0; plies < wait; plies++) {
      int last = table.game().takebackPly(WHITE);
      assertEquals(lately, table.refuses(WHITE, new AskTakeback(last)));
      table = table.play(first(table.game()));
    }
    table.does(WHITE, new AskTakeback(table.game().takebackPly(WHITE)));
  }

  private static String first(Game game) {
    return MoveNotation.write(
        game.legalMoves().get(0), game.position(), game.variant(), SquareNames.NUMERIC);
  }

  @Test
  void declinedInWordsCountsAsWell() {
    Table declined = three.does(WHITE, new AskTakeback(3)).does(BLACK, new DeclineTakeback());
    assertEquals(List.of(Happening.Kind.TAKEBACK_DECLINED), declined.happened());
    assertEquals(
        refused(Refusal.TAKEBACK_DECLINED_LATELY), declined.refuses(WHITE, new AskTakeback(3)));
  }

  @Test
  void nothingIsTakenBackInARatedGame() {
    Terms rated = new Terms(TimeControl.read("180+2").orElseThrow(), true);
    Game game = Game.start(INTERNATIONAL, rated, INTERNATIONAL.start(), Table.NOW);
    Table table = new Table(game, List.of(), Table.NOW).play("32-28");
    assertEquals(0, table.game().takebackPly(WHITE));
    assertEquals(refused(Refusal.NOT_IN_RATED_GAMES), table.refuses(WHITE, new AskTakeback(1)));
  }

  @Test
  void noTimeComesBackAndThatOfTheSideToMoveBeginsAnew() {
    Table table =
        Table.timed(INTERNATIONAL, "60+0")
            .play("32-28", "19-23")
            .play(10_000, "28x19")
            .after(5_000)
            .does(WHITE, new AskTakeback(3))
            .does(BLACK, new AcceptTakeback(3));
    assertEquals(50_000, table.left(WHITE));
    assertEquals(55_000, table.left(BLACK));
    assertEquals(49_000, table.after(1_000).left(WHITE));
    assertEquals(55_000, table.after(1_000).left(BLACK));
  }

  @Test
  void anOfferOfADrawInAPositionThatIsNoMoreIsGoneAndThatIsSaid() {
    Table back =
        three
            .does(WHITE, new GameCommand.OfferDraw())
            .does(WHITE, new AskTakeback(3))
            .does(BLACK, new AcceptTakeback(3));
    assertNull(back.game().drawOfferedBy());
    assertEquals(List.of(Happening.Kind.TAKEN_BACK, Happening.Kind.DRAW_LAPSED), back.happened());
  }
}
