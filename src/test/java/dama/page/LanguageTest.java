package dama.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What follows from a language's tag and its own name. */
class LanguageTest {

  @Test
  void arabicAloneIsWrittenFromRightToLeft() {
    assertEquals(
        "ar",
        Arrays.stream(Language.values())
            .filter(language -> language.getDirection().equals("rtl"))
            .map(Language::getTag)
            .collect(Collectors.joining(" ")));
  }

  @Test
  void aDecimalIsMarkedAsItsReadersDo() {
    assertEquals(
        "en. hr, mk, bn. tr, nl, ar.",
        Arrays.stream(Language.values())
            .map(language -> language.getTag() + language.decimalMark())
            .collect(Collectors.joining(" ")));
  }
}
