package dama.game;

import static dama.rules.Side.BLACK;
import static dama.rules.Side.WHITE;
import static dama.rules.Variants.INTERNATIONAL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.game.Decision.Refused;
import dama.game.GameCommand.CancelPremove;
import dama.game.GameCommand.Premove;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A move that is laid before it is one's turn. */
class PremoveTest {
  private static final GameEvent CHANGED = new GameEvent.PremoveChanged(BLACK, false);

  private final Table start = Table.timed(INTERNATIONAL, "180+2");

  private static Refused refused(Refusal reason) {
    return new Refused(reason, 0);
  }

  private static Premove premove(int ply, Integer... path) {
    return new Premove(ply, List.of(path));
  }

  @Test
  void itIsPlayedTheMomentItIsLegalAndCostsNoTime() {
    Table table = start.does(BLACK, premove(2, 19, 23));
    assertEquals(List.of(CHANGED), table.events());
    Table moved = table.play(7_000, "32-28");
    List<Ply> plies = moved.game().plies();
    assertEquals(
        List.of(new GameEvent.Moved(plies.get(0)), new GameEvent.Moved(plies.get(1))),
        moved.events());
    assertEquals("19-23 0", plies.get(1).notation() + " " + plies.get(1).spent());
    assertEquals(WHITE, moved.game().turn());
    assertNull(moved.game().dealings().premove());
  }

  @Test
  void oneThatIsNotLegalThenIsDroppedAndItsMakerIsTold() {
    Table moved = start.does(BLACK, premove(2, 23, 28)).play("32-28");
    assertEquals(1, moved.game().plies().size());
    assertEquals(new GameEvent.PremoveChanged(BLACK, true), moved.events().get(1));
    assertNull(moved.game().dealings().premove());
  }

  @Test
  void itIsConditionalOnNothingElse() {
    Table moved = start.does(BLACK, premove(2, 19, 23)).play("34-29");
    assertEquals(2, moved.game().plies().size());
  }

  @Test
  void aLaterOneReplacesIt() {
    Table moved = start.does(BLACK, premove(2, 19, 23)).does(BLACK, premove(2, 20, 24));
    assertEquals("20-24", moved.play("32-28").game().plies().get(1).notation());
  }

  @Test
  void itCanBeCancelled() {
    Table table = start.does(BLACK, premove(2, 19, 23)).does(BLACK, new CancelPremove());
    assertEquals(List.of(CHANGED), table.events());
    assertEquals(1, table.play("32-28").game().plies().size());
  }

  @Test
  void itAnswersWhatTheOtherAsked() {
    Table moved =
        start
            .does(WHITE, new GameCommand.OfferDraw())
            .does(BLACK, premove(2, 19, 23))
            .play("32-28");
    assertEquals(List.of(Happening.Kind.DRAW_PASSED), moved.happened());
  }

  @Test
  void aGameThatTheMoveEndsLeavesItUnplayed() {
    Table moved =
        Table.timed(INTERNATIONAL, "W:W28:B23", "180+2")
            .does(BLACK, premove(2, 19, 24))
            .play("28x19");
    assertTrue(moved.game().isOver());
    assertNull(moved.game().dealings().premove());
  }

  @Test
  void itIsLaidForTheNextPlyOfOnesOwnAndOutOfTurn() {
    assertEquals(refused(Refusal.YOUR_TURN), start.refuses(WHITE, premove(2, 32, 28)));
    assertEquals(refused(Refusal.YOUR_TURN), start.refuses(WHITE, new CancelPremove()));
    for (int ply : List.of(0, 1, 3, 4)) {
      assertEquals(refused(Refusal.STALE_PLY), start.refuses(BLACK, premove(ply, 19, 23)));
    }
  }

  @Test
  void itIsAPath() {
    assertEquals(refused(Refusal.ILLEGAL_MOVE), start.refuses(BLACK, premove(2)));
    assertEquals(refused(Refusal.ILLEGAL_MOVE), start.refuses(BLACK, premove(2, 19, 99)));
    Premove endless = new Premove(2, Collections.nCopies(50, 19));
    assertEquals(refused(Refusal.ILLEGAL_MOVE), start.refuses(BLACK, endless));
  }

  @Test
  void withoutAClockOfMinutesThereIsNone() {
    Table days = Table.timed(INTERNATIONAL, "1/86400");
    assertEquals(refused(Refusal.NO_CLOCK), days.refuses(BLACK, premove(2, 19, 23)));
  }
}
