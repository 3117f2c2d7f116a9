package dama.notation;

import static dama.rules.Variants.INTERNATIONAL;
import static dama.rules.Variants.RUSSIAN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FenTest {
  private static String international(String fen) {
    return Fen.write(Fen.read(fen, INTERNATIONAL));
  }

  private static String russian(String fen) {
    return Fen.write(Fen.read(fen, RUSSIAN));
  }

  @Test
  void whatIsWrittenIsReadBack() {
    for (String fen : new String[] {"W:W31,K46:B5,12", "B:WK1,6,K50:BK2,45", "W:W:B"}) {
      assertEquals(fen, international(fen));
    }
  }

  @Test
  void aSideMayHaveNoPieces() {
    assertEquals("B:WK50:B", international("B:WK50:B"));
    assertEquals("W:W:B7", international("W:W:B7"));
  }

  @Test
  void listsAndSquaresComeInAnyOrder() {
    assertEquals("W:W31,K46:B5,12", international("W:B12,5:WK46,31"));
  }

  @Test
  void rangesAreReadAndAFinalDotAndBlanksPassedOver() {
    assertEquals(Fen.write(INTERNATIONAL.start()), international(" W:W31-50:B1-20.\n"));
    assertEquals("W:WK1,K2,K3,9:B12", international("W : W K1-3, 9 : B 12"));
  }

  @Test
  void theSmallBoardKnowsAlgebraicSquares() {
    assertEquals("W:W12:B8,14,26", russian("W:Wh6:Bg7,c5,d2"));
    assertEquals("B:WK29:BK4", russian("B:WKa1:BKh8"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "W:W51:B1 | '51' is off the board (1 to 50) at column 4",
        "W:W0:B1 | '0' is off the board (1 to 50) at column 4",
        "W:W99999999999:B1 | '99999999999' is off the board (1 to 50) at column 4",
        "W:W31,31:B1 | a second piece on square 31 at column 7",
        "W:W31:BK31 | a second piece on square 31 at column 8",
        "W:W31-33,32:B1 | a second piece on square 32 at column 10",
        "W:W4:B49 | a White man on its crowning row, square 4 at column 4",
        "W:W31:B49 | a Black man on its crowning row, square 49 at column 8",
        "W:W31,x:B1 | 'x' is no square at column 7",
        "W:W31,:B1 | nothing is no square at column 7",
        "W:W31,k32:B1 | 'k32' is no square at column 7",
        "W:Wa1:B1 | 'a1' is no square at column 4",
        "W:W40-31:B1 | range '40-31' runs backwards at column 4",
        "W:W:W31:B1 | a second list of White's pieces at column 5",
        "W:W31 | no list of Black's pieces at column 6",
        "W31:B1 | expected W or B as side to move, found 'W31' at column 1",
        ":W31:B1 | expected W or B as side to move, found nothing at column 1",
        "X:W31:B1 | expected W or B as side to move, found 'X' at column 1",
        "W:31:B1 | expected W or B as side of a list, found '3' at column 3",
        "W:W31:B1: | expected W or B as side of a list, found nothing at column 10",
        "W:W31:B1;2 | '1;2' is no square at column 8",
      })
  void whatIsWrongIsNamedWithItsPlace(String fen, String message) {
    NotationException problem =
        assertThrows(NotationException.class, () -> Fen.read(fen, INTERNATIONAL));
    assertEquals(message, problem.getMessage());
  }

  @Test
  void anEmptyListNeedsNoLetter() {
    assertEquals("W:W:B", international("W::."));
    assertEquals("B:W:B7", international("B::B7"));
  }

  @Test
  void whatOffendsIsTold() {
    NotationException problem =
        assertThrows(NotationException.class, () -> Fen.read("W:W31, 99 :B1", INTERNATIONAL));
    assertEquals("99", problem.part());
    assertEquals(8, problem.column());
  }

  @Test
  void onlyNumbersHaveARange() {
    NotationException problem =
        assertThrows(NotationException.class, () -> Fen.read("W:Wa1-c1:B1", RUSSIAN));
    assertEquals("range 'a1-c1' is not of numbers at column 4", problem.getMessage());
  }

  @Test
  void anEmptyTextIsNoPosition() {
    assertThrows(NotationException.class, () -> Fen.read("", RUSSIAN));
  }

  @Test
  void aLightSquareIsNoSquareOfPlay() {
    NotationException problem =
        assertThrows(NotationException.class, () -> Fen.read("W:Wh5:Bg7", RUSSIAN));
    assertEquals("'h5' is no square at column 4", problem.getMessage());
  }
}
