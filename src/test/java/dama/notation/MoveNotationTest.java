package dama.notation;

import static dama.rules.Variants.INTERNATIONAL;
import static dama.rules.Variants.RUSSIAN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dama.Legal;
import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Variant;
import java.util.List;
import org.junit.jupiter.api.Test;

class MoveNotationTest {
  private static List<String> all(Variant variant, String fen, SquareNames names) {
    Position position = Fen.read(fen, variant);
    return variant.legalMoves(position).stream()
        .map(move -> MoveNotation.write(move, position, variant, names))
        .toList();
  }

  private static List<Integer> captured(Variant variant, String fen, String text) {
    return MoveNotation.read(text, Fen.read(fen, variant), variant).captured();
  }

  private static String problem(Variant variant, String fen, String text) {
    Position position = Fen.read(fen, variant);
    return String.valueOf(
        assertThrows(NotationException.class, () -> MoveNotation.read(text, position, variant))
            .getMessage());
  }

  @Test
  void aStepAndACaptureAreWrittenShort() {
    Position position = Fen.read("W:W28:B23", INTERNATIONAL);
    Move move = Legal.move(INTERNATIONAL, position, "28x19:23");
    assertEquals("28x19", MoveNotation.write(move, position, INTERNATIONAL));
    assertEquals(List.of("28-22", "28-23"), all(INTERNATIONAL, "W:W28:B1", SquareNames.NUMERIC));
  }

  @Test
  void severalJumpsAreWrittenShortToo() {
    assertEquals(List.of("12x31"), all(RUSSIAN, "W:W12:B8,14,26", SquareNames.NUMERIC));
  }

  @Test
  void capturesWithTheSameEndsAreWrittenInFull() {
    assertEquals(
        List.of("4x27x38x15", "4x31x42x15"),
        all(INTERNATIONAL, "W:WK4:B13,20,32,37", SquareNames.NUMERIC));
  }

  @Test
  void theSmallBoardHasAlgebraicNames() {
    assertEquals(List.of("h6xe1"), all(RUSSIAN, "W:W12:B8,14,26", SquareNames.ALGEBRAIC));
    assertEquals(List.of("d4-c5", "d4-e5"), all(RUSSIAN, "W:W18:B1", SquareNames.ALGEBRAIC));
  }

  @Test
  void allThatIsWrittenIsReadBack() {
    String fen = "W:W11:B4,K6,14,15,16,K17";
    Position position = Fen.read(fen, RUSSIAN);
    for (SquareNames names : SquareNames.values()) {
      for (Move move : RUSSIAN.legalMoves(position)) {
        String text = MoveNotation.write(move, position, RUSSIAN, names);
        assertEquals(move, MoveNotation.read(text, position, RUSSIAN), text);
      }
    }
  }

  @Test
  void aCaptureIsReadByItsSignsAndByAnyOfItsWays() {
    String fen = "W:Wh6:Bg7,c5,d2";
    assertEquals(List.of(8, 14, 26), captured(RUSSIAN, fen, "h6:e1"));
    assertEquals(List.of(8, 14, 26), captured(RUSSIAN, fen, "h6xf8xb4xe1"));
    assertEquals(List.of(8, 14, 26), captured(RUSSIAN, fen, "12x3x17x31"));
    String two = "W:WK4:B13,20,32,37";
    assertEquals(3, captured(INTERNATIONAL, two, "4x27x38x15").size());
  }

  @Test
  void compactAlgebraicMovesAndLeadingZerosAreRead() {
    Position start = RUSSIAN.start();
    assertEquals(List.of(22, 18), MoveNotation.read("c3d4", start, RUSSIAN).path());
    assertEquals(
        List.of(6, 11),
        MoveNotation.read("06-11", Fen.read("B:W50:B6", INTERNATIONAL), INTERNATIONAL).path());
  }

  @Test
  void bug4_aShortFormThatNamesTwoCapturesIsRefused() {
    assertEquals(
        "'4x15' names 2 moves at column 1", problem(INTERNATIONAL, "W:WK4:B13,20,32,37", "4x15"));
  }

  @Test
  void whatIsNoLegalMoveIsRefused() {
    assertEquals(
        "'28-23' is not a legal move at column 1", problem(INTERNATIONAL, "W:W28:B23", "28-23"));
    assertEquals(
        "'51' in '28-51' is no square at column 4", problem(INTERNATIONAL, "W:W28:B23", "28-51"));
    assertEquals("'' in '' is no square at column 1", problem(INTERNATIONAL, "W:W28:B23", ""));
    assertEquals("'28' is not a legal move at column 1", problem(INTERNATIONAL, "W:W28:B23", "28"));
  }
}
