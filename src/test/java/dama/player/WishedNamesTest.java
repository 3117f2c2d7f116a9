package dama.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WishedNamesTest {

  @ParameterizedTest
  @CsvSource({
    "Ada,Ada",
    "john_doe,john doe",
    "john..doe,john doe",
    "xX_Drago_Xx,xX Drago Xx",
    "007bond,bond",
    "O’Hara,O'Hara",
    "[GM] Иван,GM",
    "Чарли99,Чарли99",
    "ada@example.org,ada",
    "محمد علي,محمد علي",
    "A very long name that goes on,A very long name tha",
    "🙂Smile🙂,Smile",
  })
  void whatMayNotStandInANameIsLeftOut(String elsewhere, String here) {
    assertEquals(here, WishedNames.fitted(elsewhere));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "x", "123", "@", "🙂🙂", "\u0000", "\uD800", "____"})
  void whereNothingIsLeftThereIsNoName(String elsewhere) {
    assertEquals(List.of(), WishedNames.of(List.of(elsewhere)));
  }

  @Test
  void aNumberTellsOneFromAnother() {
    List<String> names = WishedNames.of(List.of("Ada"));
    assertEquals(List.of("Ada", "Ada 2", "Ada 3"), names.subList(0, 3));
    assertEquals(names.size(), names.stream().distinct().count());
  }

  @Test
  void everyNameToTryIsFit() {
    List<String> names =
        WishedNames.of(List.of("Abcdefghijklmnopq-st", "Wwwwwwwwwwwwwwwwwwwwwww", "Đorđe"));
    assertTrue(names.size() > 30);
    for (String name : names) {
      assertInstanceOf(Names.Judgement.Fit.class, Names.judge(name), name);
    }
  }

  @Test
  void anAddressOfMailIsTheLastToBeTried() {
    assertEquals("Ada L", WishedNames.of(List.of("a.l@example.org", "Ada L")).get(0));
  }
}
