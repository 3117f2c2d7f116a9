package dama.rules;

import static dama.rules.Variants.FRISIAN;
import static dama.rules.Variants.INTERNATIONAL;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** In Frisian draughts a king may make three moves in a row, as long as its side has men. */
class KingWalkTest {
  private static final String[] THREE_MOVES = {"1-7", "50-44", "7-1", "44-50", "1-7", "50-44"};

  private static List<Integer> movers(Variant variant, Endgame endgame) {
    return variant.legalMoves(endgame.position(), endgame.counters()).stream()
        .map(Move::from)
        .distinct()
        .toList();
  }

  @Test
  void aKingThatHasMovedThreeTimesInARowMustRest() {
    Endgame endgame = Endgame.of(FRISIAN, "W:WK1,36:BK50,15").play(THREE_MOVES);
    assertEquals(new KingWalk(7, 3), endgame.counters().whiteWalk());
    assertEquals(List.of(36), movers(FRISIAN, endgame));
    assertEquals(List.of(15), movers(FRISIAN, endgame.play("36-31")));
  }

  @Test
  void itIsFreeAgainAfterAMoveOfAnotherPiece() {
    Endgame endgame = Endgame.of(FRISIAN, "W:WK1,36:BK50,15").play(THREE_MOVES);
    endgame = endgame.play("36-31", "15-20");
    assertEquals(List.of(7, 31), movers(FRISIAN, endgame));
  }

  @Test
  void itMayCapture() {
    Endgame endgame = Endgame.of(FRISIAN, "W:WK1,36:BK50,15").play(THREE_MOVES);
    Position bait = endgame.position().with(12, Piece.BLACK_MAN);
    assertEquals(KingWalk.NONE, new KingWalk(7, 3).after(capture(), bait));
    List<Move> moves = FRISIAN.legalMoves(bait, DrawCounters.start(bait));
    assertEquals(moves, FRISIAN.legalMoves(bait, tired(bait)));
  }

  private static Move capture() {
    return new Move(List.of(7, 18), List.of(12), false);
  }

  private static DrawCounters tired(Position position) {
    KingWalk walk = new KingWalk(7, 3);
    return new DrawCounters(List.of(position), 6, 0, 0, 0, 6, 0, walk, KingWalk.NONE);
  }

  @Test
  void aSideOfKingsAloneWalksAsItLikes() {
    Endgame endgame = Endgame.of(FRISIAN, "W:WK1,K36:BK50,15").play(THREE_MOVES);
    assertEquals(List.of(7, 36), movers(FRISIAN, endgame));
  }

  @Test
  void otherKindsKnowNoSuchRule() {
    Endgame endgame = Endgame.of(INTERNATIONAL, "W:WK1,36:BK50,15").play(THREE_MOVES);
    assertEquals(List.of(7, 36), movers(INTERNATIONAL, endgame));
  }

  @Test
  void aKingThatIsTakenIsForgotten() {
    KingWalk walk = new KingWalk(17, 3);
    assertEquals(KingWalk.NONE, walk.met(new Move(List.of(26, 8), List.of(17), false)));
    assertEquals(walk, walk.met(new Move(List.of(26, 8), List.of(18), false)));
    assertEquals(walk, walk.met(new Move(List.of(26, 21), List.of(), false)));
  }
}
