package dama.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StyleJoinerTest {
  private static final String PAGE = "css/pages/page.css";

  private static String join(String page, String other) {
    return StyleJoiner.join(PAGE, Map.of(PAGE, page, "css/other.css", other)::get);
  }

  @Test
  void anImportedSheetStandsInItsPlace() {
    assertEquals(
        "a { color: red }\n\nb { color: blue }\n",
        join("@import '../other.css';\nb { color: blue }\n", "a { color: red }\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@import '../none.css';",
        "@import url('../other.css');",
        "@import \"../other.css\";",
        "@import '../other.css' print;",
        "a { background: url('../img/mark.svg') }"
      })
  void whatWouldLeadElsewhereIsRefused(String line) {
    assertThrows(IllegalStateException.class, () -> join(line + "\n", ""));
  }

  @Test
  void everyPageIsJoined() {
    Map<String, String> sheets = Sources.under("css");
    List<String> pages =
        sheets.keySet().stream().filter(path -> path.startsWith("css/pages/")).toList();
    assertFalse(pages.isEmpty());
    for (String page : pages) {
      assertFalse(StyleJoiner.join(page, sheets::get).contains("@import"), page);
    }
  }
}
