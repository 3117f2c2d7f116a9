package dama.rules;

import static dama.rules.Variants.INTERNATIONAL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dama.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Test;

class PositionTest {
  private static Position position(String fen) {
    return Fen.read(fen, INTERNATIONAL);
  }

  @Test
  void piecesAreFoundAndCounted() {
    Position position = position("W:W31,K32:B1,K2,K3");
    assertEquals(Piece.WHITE_MAN, position.pieceAt(31));
    assertEquals(Piece.WHITE_KING, position.pieceAt(32));
    assertEquals(Piece.BLACK_MAN, position.pieceAt(1));
    assertEquals(Piece.BLACK_KING, position.pieceAt(2));
    assertNull(position.pieceAt(33));
    assertNull(position.pieceAt(0));
    assertNull(position.pieceAt(51));
    assertEquals(2, position.count(Piece.BLACK_KING));
    assertEquals(3, position.count(Side.BLACK));
    assertEquals(List.of(2, 3), position.squares(Piece.BLACK_KING));
  }

  @Test
  void positionsAreEqualByPiecesAndSideToMoveAlone() {
    assertEquals(position("W:W31:BK2"), position("W:BK2:W31"));
    assertEquals(position("W:W31:BK2").hashCode(), position("W:BK2:W31").hashCode());
    assertNotEquals(position("W:W31:BK2"), position("B:W31:BK2"));
    assertNotEquals(position("W:W31:BK2"), position("W:WK31:BK2"));
    assertNotEquals(position("W:W31:BK2"), position("W:W31:BK3"));
  }

  @Test
  void aSquareIsTakenOnce() {
    Position position = position("W:W31:BK2");
    assertThrows(IllegalArgumentException.class, () -> position.with(31, Piece.BLACK_KING));
    assertThrows(IllegalArgumentException.class, () -> position.with(51, Piece.BLACK_KING));
  }

  @Test
  void bug5_aMoveIsNotPlayedTwiceNorByTheOtherSide() {
    Position before = position("W:W28,31:B1,19");
    Move move = new Move(List.of(28, 23), List.of(), false);
    Position after = INTERNATIONAL.play(before, move);
    assertEquals("B:W23,31:B1,19", Fen.write(after));
    assertThrows(IllegalArgumentException.class, () -> INTERNATIONAL.play(after, move));
    Move blacks = new Move(List.of(19, 24), List.of(), false);
    assertThrows(IllegalArgumentException.class, () -> INTERNATIONAL.play(before, blacks));
  }

  @Test
  void aMoveThatDoesNotFitIsNotPlayed() {
    Position position = position("W:W28,31:B1,19");
    for (Move move :
        List.of(
            new Move(List.of(28, 31), List.of(), false),
            new Move(List.of(28, 19), List.of(), false),
            new Move(List.of(28, 17), List.of(22), false),
            new Move(List.of(28, 17), List.of(31), false),
            new Move(List.of(28, 60), List.of(), false))) {
      assertThrows(IllegalArgumentException.class, () -> INTERNATIONAL.play(position, move));
    }
  }
}
