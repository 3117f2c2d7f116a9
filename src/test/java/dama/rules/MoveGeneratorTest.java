package dama.rules;

import static dama.rules.Variants.INTERNATIONAL;
import static dama.rules.Variants.RUSSIAN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.notation.Fen;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What all kinds of draughts share: how moves are told apart, ordered and found. */
class MoveGeneratorTest {
  private static List<Move> moves(String fen) {
    return INTERNATIONAL.legalMoves(Fen.read(fen, INTERNATIONAL));
  }

  private static Move only(List<Move> moves) {
    assertEquals(1, moves.size());
    return moves.get(0);
  }

  @Test
  void movesAreListedByTheirPathsSquareBySquare() {
    List<List<Integer>> paths = moves("W:W9,31,K40:B1").stream().map(Move::path).toList();
    assertEquals(List.of(9, 3), paths.get(0));
    assertEquals(List.of(9, 4), paths.get(1));
    assertEquals(List.of(31, 26), paths.get(2));
    assertEquals(List.of(40, 1).get(0), paths.get(4).get(0));
    List<List<Integer>> kings = paths.subList(4, paths.size());
    assertEquals(
        kings.stream().map(path -> path.get(1)).sorted().toList(),
        kings.stream().map(path -> path.get(1)).toList());
  }

  @Test
  void aCaptureKnowsItsWayAndWhatItTookInOrder() {
    Move move = only(RUSSIAN.legalMoves(Fen.read("W:W12:B8,14,26", RUSSIAN)));
    assertEquals(List.of(12, 3, 17, 31), move.path());
    assertEquals(List.of(8, 14, 26), move.captured());
    assertEquals(12, move.from());
    assertEquals(31, move.to());
    assertTrue(move.crowns());
  }

  @Test
  void aKingIsNotCrownedAgain() {
    assertFalse(only(moves("W:WK40:B17,26,34")).crowns());
    assertTrue(moves("W:WK5,K7:B40").stream().noneMatch(Move::crowns));
  }

  @Test
  void aLoopIsOneMoveThoughItGoesBothWays() {
    Move move = only(moves("W:W49:B4,11,20,22,33,34,36,41,43,44,K46,K47"));
    assertEquals(List.of(49, 38, 29, 40, 49), move.path());
    assertEquals(List.of(43, 33, 34, 44), move.captured());
  }

  @Test
  void aLoopIsTwoSequencesSinceItGoesBothWays() {
    Position loop = Fen.read("W:W49:B4,11,20,22,33,34,36,41,43,44,K46,K47", INTERNATIONAL);
    List<List<Integer>> orders =
        INTERNATIONAL.sequences(loop).stream().map(Move::captured).toList();
    assertEquals(List.of(List.of(43, 33, 34, 44), List.of(44, 34, 33, 43)), orders);
    assertEquals(2, new Perft(INTERNATIONAL, true).countSequences(loop, 1));
  }

  @Test
  void whereAKingLandsBetweenTwoCapturesMakesNoOtherSequence() {
    Position position = Fen.read("W:WK46:B14,37", INTERNATIONAL);
    assertEquals(2, INTERNATIONAL.sequences(position).size());
    assertEquals(2, moves("W:WK46:B14,37").size());
  }

  @Test
  void amongSeveralWaysTheLowestSquaresAreTheCanonicalPath() {
    Move move = only(moves("W:WK40:B17,26,34"));
    assertEquals(List.of(40, 12, 21), move.path());
    assertEquals(
        List.of(List.of(46, 19, 5), List.of(46, 19, 10)),
        moves("W:WK46:B14,37").stream().map(Move::path).toList());
    assertEquals(List.of(4, 27, 38, 15), moves("W:WK4:B13,20,32,37").get(0).path());
  }

  @Test
  void everyWayOfACaptureFindsItsMove() {
    Position position = Fen.read("W:W49:B4,11,20,22,33,34,36,41,43,44,K46,K47", INTERNATIONAL);
    Move move = only(INTERNATIONAL.legalMoves(position));
    assertEquals(List.of(move), INTERNATIONAL.matching(position, List.of(49, 40, 29, 38, 49)));
    assertEquals(List.of(move), INTERNATIONAL.matching(position, List.of(49, 49)));
    assertEquals(List.of(), INTERNATIONAL.matching(position, List.of(49, 38, 29)));
    assertEquals(List.of(), INTERNATIONAL.matching(position, List.of(49, 40, 38, 49)));
  }

  @Test
  void aJumpWithTheEndsOfALongerCaptureIsFoundByItsPath() {
    Position position = Fen.read("W:W11:B4,K6,14,15,16,K17", RUSSIAN);
    assertEquals(List.of(16), only(RUSSIAN.matching(position, List.of(11, 20))).captured());
  }

  @Test
  void aBoardFullOfVictimsIsSearchedInNoTime() {
    String lattice = "W:WK1:BK11-14,K21-24,K31-34,K41-44";
    assertTimeout(Duration.ofSeconds(2), () -> assertEquals(2, moves(lattice).size()));
  }
}
