package dama.chat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineTextTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"<b>no & markup</b>", "আপনার চাল", "دورك الآن", "Sıra sizde, İyi!", "👨‍👩‍👧 ok"})
  void whatPeopleWriteIsKeptAsItIs(String text) {
    assertEquals(text, LineText.of(text));
  }

  @Test
  void aLineIsOneLine() {
    assertEquals("one two three", LineText.of("  one\ntwo\r\n\tthree\u2028"));
  }

  @Test
  void controlsAndDirectionOverridesAreDropped() {
    assertEquals("abc", LineText.of("a\u0000b\u202E\u2066c\u0007"));
  }

  @Test
  void marksAreNotHeapedIntoTheLinesAround() {
    assertEquals("Z" + "\u0301".repeat(6) + "a", LineText.of("Z" + "\u0301".repeat(400) + "a"));
  }

  @Test
  void halfASurrogatePairIsDropped() {
    assertEquals("ab", LineText.of("a\uD83Db"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\u200B\u200D", "\u00A0\u3000", "\uFEFF", "\u115F"})
  void whatNobodyWouldSeeIsEmpty(String text) {
    assertTrue(LineText.isEmpty(LineText.of(text)));
  }

  @Test
  void aSingleLetterIsNotEmpty() {
    assertFalse(LineText.isEmpty("ক"));
  }

  @Test
  void lengthCountsCharactersOfAnyPlane() {
    assertEquals(2, LineText.length("👍a"));
  }
}
