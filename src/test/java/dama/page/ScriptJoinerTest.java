package dama.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScriptJoinerTest {
  private static final String PAGE = "js/pages/page.js";

  private static String join(Map<String, String> modules) {
    return ScriptJoiner.join(PAGE, modules::get).text();
  }

  private static String join(String page, String other) {
    return join(Map.of(PAGE, page, "js/other.js", other));
  }

  private static String refusal(String page, String other) {
    return String.valueOf(
        assertThrows(IllegalStateException.class, () -> join(page, other)).getMessage());
  }

  @Test
  void eachModuleHasAScopeOfItsOwnBehindThoseItNeeds() {
    assertEquals(
        """
        const $0 = (() => {
        const one = 1;
        function two() {}
        return { one, two };
        })();
        const {
          one,
          two,
        } = $0;

        two(one);
        """,
        join(
            """
            import {
              one,
              two,
            } from '../other.js';
            import '../other.js';
            two(one);
            """,
            """
            export const one = 1;
            export function two() {}
            """));
  }

  @Test
  void commentsLeaveTheirLinesBehind() {
    assertEquals(
        "\n\n\nf(/** @type {any} */ (x)); // kept\n\n",
        join("/**\n * One.\n */\nf(/** @type {any} */ (x)); // kept\n// gone\n", ""));
    assertEquals("/** @type {any} */ (x);\n", join("/** @type {any} */ (x);\n", ""));
  }

  @Test
  void aModuleIsThereOnceHoweverManyImportIt() {
    Map<String, String> modules =
        Map.of(
            PAGE,
            "import { a } from './a.js';\nimport { b } from './b.js';\na(b);\n",
            "js/pages/a.js",
            "import { b } from './b.js';\nexport const a = b;\n",
            "js/pages/b.js",
            "export const b = console.log('once');\n");
    String joined = join(modules);
    assertEquals(joined.indexOf("once"), joined.lastIndexOf("once"));
    assertTrue(joined.indexOf("once") < joined.indexOf("const a = b"));
  }

  @Test
  void whoLooksForAFaultIsLedToItsSource() {
    Map<String, String> modules =
        Map.of(PAGE, "import { a } from '../a.js';\na();\n", "js/a.js", "\nexport const a = 1;\n");
    String map = ScriptJoiner.join(PAGE, modules::get).map();
    assertTrue(map.contains("\"sources\":[\"../a.js\",\"../pages/page.js\"]"), map);
    // The first line is nobody's, two are of the first source, two nobody's, two of the second.
    assertTrue(map.contains("\"mappings\":\";AAAA;AACA;;;ACDA;AACA;\""), map);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "import other from '../other.js';",
        "import * as other from '../other.js';",
        "import { one as two } from '../other.js';",
        "import { one } from \"../other.js\";",
        "import { one } from 'somewhere';",
        "const one = await import('../other.js');",
        "const here = import.meta.url;",
        "export default one;",
        "export let one = 1;",
        "export function* one() {}",
        "export { one } from '../other.js';",
        "export * from '../other.js';"
      })
  void whatItDoesNotKnowItRefuses(String line) {
    String why = refusal(line + "\n", "export const one = 1;\n");
    assertTrue(why.startsWith(PAGE), why);
  }

  @Test
  void whatCannotWorkInABrowserIsRefusedHere() {
    assertTrue(refusal("import '../none.js';\n", "").contains("js/none.js is not there"));
    assertTrue(
        refusal("import { two } from '../other.js';\n", "export const one = 1;\n").endsWith("two"));
    assertTrue(
        refusal("import '../other.js';\n", "import './pages/page.js';\n")
            .contains("[" + PAGE + ", js/other.js]"));
    assertTrue(
        refusal("import '../other.js';\n", "export const one = await two;\n").contains("waits"));
    refusal("const text = `\n// of the text\n`;\n", "");
    refusal("/** One. */ f();\n/**\n * Two.\n */ f();\n", "");
  }

  @Test
  void everyPageIsJoinedAndNeedsWhatItHas() {
    Map<String, String> modules = Sources.under("js");
    Map<String, String> needed = new HashMap<>(modules);
    List<String> pages =
        modules.keySet().stream().filter(path -> path.startsWith("js/pages/")).toList();
    assertFalse(pages.isEmpty());
    for (String page : pages) {
      String joined =
          ScriptJoiner.join(
                  page,
                  path -> {
                    needed.remove(path);
                    return modules.get(path);
                  })
              .text();
      assertFalse(joined.contains("\nimport "), page);
    }
    needed.values().removeIf(text -> text.contains("export {};"));
    assertEquals(Map.of(), needed);
  }
}
