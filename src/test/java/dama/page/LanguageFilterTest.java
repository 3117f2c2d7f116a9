package dama.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageFilterTest {

  @Test
  void aLanguageIsChosenInTheAddress() {
    assertEquals(Optional.of(Language.HR), LanguageFilter.chosen("ply=3&lang=hr"));
    assertEquals(Optional.of(Language.AR), LanguageFilter.chosen("lang=xx&lang=ar"));
  }

  /** What is not taken out of the address again would lead to it again, without end. */
  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", "&", "lang", "lang=", "lang=xx", "lang=HR", "%6Cang=hr", "slang=hr"})
  void whatIsNoChoiceLeadsNowhere(String query) {
    assertEquals(Optional.empty(), LanguageFilter.chosen(query));
  }
}
