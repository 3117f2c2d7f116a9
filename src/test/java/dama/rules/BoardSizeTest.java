package dama.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class BoardSizeTest {
  @ParameterizedTest
  @CsvSource({
    "TEN, 1, 0, 1",
    "TEN, 5, 0, 9",
    "TEN, 6, 1, 0",
    "TEN, 46, 9, 0",
    "TEN, 50, 9, 8",
    "EIGHT, 1, 0, 1",
    "EIGHT, 4, 0, 7",
    "EIGHT, 5, 1, 0",
    "EIGHT, 29, 7, 0",
    "EIGHT, 32, 7, 6",
    "EIGHT_MIRRORED, 1, 0, 0",
    "EIGHT_MIRRORED, 5, 1, 1",
    "EIGHT_MIRRORED, 32, 7, 7",
    "EIGHT_WHOLE, 1, 0, 0",
    "EIGHT_WHOLE, 57, 7, 0",
    "EIGHT_WHOLE, 64, 7, 7",
    "TWELVE, 1, 0, 1",
    "TWELVE, 7, 1, 0",
    "TWELVE, 67, 11, 0",
    "TWELVE, 72, 11, 10"
  })
  void numbersRunFromBlacksBackRowLeftToRight(BoardSize size, int square, int row, int column) {
    assertEquals(row, size.row(square));
    assertEquals(column, size.column(square));
  }

  @ParameterizedTest
  @EnumSource
  void everySquareIsFoundByItsRowAndColumn(BoardSize size) {
    for (int square = 1; square <= size.squares(); square++) {
      assertEquals(square, size.at(size.row(square), size.column(square)));
    }
  }

  @Test
  void lightSquaresAndPlacesOffTheBoardAreNone() {
    assertEquals(0, BoardSize.TEN.at(0, 0));
    assertEquals(0, BoardSize.TEN.at(-1, 0));
    assertEquals(0, BoardSize.TEN.at(0, 10));
    assertEquals(0, BoardSize.TEN.at(10, 0));
    assertEquals(0, BoardSize.TEN.at(10, 1));
    assertEquals(0, BoardSize.TEN.at(1, 10));
    assertEquals(0, BoardSize.TEN.at(1, -1));
    assertEquals(0, BoardSize.EIGHT_MIRRORED.at(0, 1));
    assertEquals(0, BoardSize.EIGHT_WHOLE.at(0, 8));
    assertFalse(BoardSize.EIGHT.has(33));
    assertFalse(BoardSize.EIGHT.has(0));
    assertTrue(BoardSize.EIGHT.has(32));
  }

  @Test
  void eachSideIsCrownedOnTheOthersBackRow() {
    assertTrue(BoardSize.TEN.crowns(5, Side.WHITE));
    assertFalse(BoardSize.TEN.crowns(6, Side.WHITE));
    assertTrue(BoardSize.TEN.crowns(46, Side.BLACK));
    assertFalse(BoardSize.TEN.crowns(5, Side.BLACK));
  }

  @Test
  void aBoardSaysWhichOfItsSquaresArePlayedOn() {
    assertTrue(BoardSize.EIGHT_WHOLE.isWhole());
    assertFalse(BoardSize.EIGHT_WHOLE.isMirrored());
    assertTrue(BoardSize.EIGHT_MIRRORED.isMirrored());
    assertFalse(BoardSize.EIGHT_MIRRORED.isWhole());
    assertFalse(BoardSize.TEN.isMirrored());
    assertEquals(64, BoardSize.EIGHT_WHOLE.squares());
    assertEquals(72, BoardSize.TWELVE.squares());
  }
}
