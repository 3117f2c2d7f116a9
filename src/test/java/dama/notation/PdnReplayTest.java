package dama.notation;

import static dama.rules.Variants.ENGLISH;
import static dama.rules.Variants.INTERNATIONAL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dama.notation.PdnReplay.Status;
import org.junit.jupiter.api.Test;

class PdnReplayTest {
  /** Either of two pieces may be captured on the way from 4 to 24; one leaves 22-18 to play. */
  private static final String TWO_WAYS = "[FEN \"W:WK4,20,39,44:B12,18,28,29,37\"]\n";

  private static PdnReplay replay(String text) {
    return PdnReader.read(text).get(0).replay(INTERNATIONAL);
  }

  private static String fault(PdnReplay replay) {
    PdnFault fault = replay.fault();
    assertNotNull(fault);
    return fault.message();
  }

  @Test
  void aGameGoesAsFarAsItIsLegal() {
    PdnReplay replay = replay("1. 32-28 19-23\n2. 33-29 *");
    assertEquals(Status.ILLEGAL, replay.status());
    assertEquals(2, replay.moves().size());
    assertEquals("line 2: '33-29' is not a legal move", fault(replay));
  }

  @Test
  void anAmbiguousCaptureIsSettledByWhatFollows() {
    assertEquals(Status.OK, replay(TWO_WAYS + "1. 4x24 *").status());
    PdnReplay first = replay(TWO_WAYS + "1. 4x24 37-42 *");
    assertEquals(Status.OK, first.status());
    PdnReplay second = replay(TWO_WAYS + "1. 4x24 28-32 *");
    assertEquals(Status.OK_AFTER_DISAMBIGUATION, second.status());
    assertEquals(2, second.moves().size());
  }

  @Test
  void whereBlackBeginsSquaresMayBeThoseThatBlackSees() {
    PdnScore score = PdnReader.read("1. g3-f4 f6-e5 2. a3-b4 1-0").get(0);
    assertEquals(3, score.replay(ENGLISH).moves().size());
    assertEquals(Status.ILLEGAL, score.replay(INTERNATIONAL).status());
  }

  @Test
  void aProblemMayHaveAManWhereItWouldHaveBeenCrowned() {
    PdnScore score = PdnReader.read("[FEN \"B:W3,12,K23:BK11,K15.\"]\n1/2-1/2").get(0);
    assertEquals("B:W3,12,K23:BK11,K15", Fen.write(score.replay(ENGLISH).position()));
  }

  @Test
  void aPositionThatIsNoneIsNamed() {
    PdnReplay replay = replay("[Event \"a\"]\n[FEN \"W:W51:B1\"]\n1. 32-28 *");
    assertEquals(Status.UNREADABLE, replay.status());
    assertEquals(
        "line 2: '51' belongs into no position: '51' is off the board (1 to 50) at column 4",
        fault(replay));
  }

  @Test
  void manyWaysToReadDoNotMultiply() {
    String text = TWO_WAYS + "1. 4x24 " + "20-14 12-17 ".repeat(2_000);
    assertEquals(Status.ILLEGAL, replay(text).status());
  }

  @Test
  void onlyAGameWithoutFaultCanBePlayed() {
    PdnScore score = PdnReader.read("1. 32-28 19-23 2. 33-29 *").get(0);
    NotationException problem =
        assertThrows(NotationException.class, () -> score.play(INTERNATIONAL));
    assertEquals("line 1: '33-29' is not a legal move at column 1", problem.getMessage());
  }
}
