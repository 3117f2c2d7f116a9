package dama.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LookTest {
  private static final List<String> BOARDS = List.of("slate", "green");

  @Test
  void whatWasChosenIsOneOfFourWords() {
    assertEquals("slate", Look.part("dark.more.slate.cut", 2, BOARDS));
    assertEquals("green", Look.part("..green.", 2, BOARDS));
  }

  /** The cookie is the browser's, and what stands in it goes into the page. */
  @ParameterizedTest
  @ValueSource(
      strings = {"", "slate", "..slate", "..slate..", "...slate", "..SLATE.", "..\"><script>."})
  void whatNobodyKnowsIsAsUsual(String look) {
    assertEquals("", Look.part(look, 2, BOARDS));
  }
}
