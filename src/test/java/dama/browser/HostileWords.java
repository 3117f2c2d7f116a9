package dama.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.microsoft.playwright.Dialog;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import jakarta.json.JsonObject;
import jakarta.json.spi.JsonProvider;
import java.io.StringReader;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a page, a script or a spreadsheet would obey if it were ever more than text. */
final class HostileWords {

  private static final String MARKUP =
      "\"'><script>obeyed(1)</script><img src=x onerror=obeyed(2) class=obeyed>"
          + "</textarea></title></option></dialog><b class=obeyed>b</b>"
          + "<svg onload=obeyed(3) class=obeyed><a href=javascript:obeyed(4) class=obeyed>a</a>"
          + " #{99999*99999} ${99999*99999} {{99999*99999}} \\u003cb\\u003e &lt;b&gt; %3Cb%3E";

  /** With these a cell of a table computes. */
  static final List<String> FORMULAS = List.of("=1+1", "+1+1", "-1+1");

  private static final Pattern FORMULA =
      Pattern.compile("[\\p{Z}\\p{C}]*[=+\\-@\\t\\r\\n\uFF1D\uFF0B\uFF0D\uFF20].*", Pattern.DOTALL);

  /** Letters of which none is taken for another. */
  private static final String LETTERS = "abdefghkmnprtuvwxyz";

  /** By which the words of one test are told from those of all others. */
  private final String own =
      new SecureRandom()
          .ints(4, 0, LETTERS.length())
          .mapToObj(at -> LETTERS.substring(at, at + 1))
          .collect(Collectors.joining());

  private final List<String> obeyed = new CopyOnWriteArrayList<>();

  /** A name that the rules let through, of what pages and scripts are made of. */
  String name() {
    return "O'n-constructor" + own;
  }

  /** What {@link #in} begins with. */
  String at(String where) {
    return "=" + where + own;
  }

  /**
   * @param where what they are written into, by which they are told from all others
   */
  String in(String where) {
    return at(where) + MARKUP;
  }

  /** The same for where little fits. */
  String shortIn(String where) {
    return at(where) + "\"'><img src=x onerror=obeyed(5) class=obeyed>";
  }

  /** Hears of it if any of them is obeyed in that browser. */
  Guest watch(Guest guest) {
    guest.context().exposeFunction("obeyed", number -> obeyed.add("script " + number[0]));
    guest.context().onDialog(this::dismiss);
    return guest;
  }

  private void dismiss(Dialog dialog) {
    obeyed.add("dialog " + dialog.message());
    dialog.dismiss();
  }

  /** A page, and whatever somebody wrote into it is text. */
  Page read(Guest guest, String path) {
    Page page = guest.open(path).page();
    assertText(page);
    return page;
  }

  static Locator having(Locator all, String text) {
    return all.filter(new Locator.FilterOptions().setHasText(text));
  }

  static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }

  /** Nothing on the page, and nothing that ran, is of their making. */
  void assertText(Page page) {
    String made = ".obeyed, [onerror], [onload], [href^='javascript:'], script:not([src])";
    assertEquals(0, page.locator(made).count(), page.url());
    assertFalse(page.content().contains("9999800001"), "computed: " + page.url());
    assertEquals(List.of(), obeyed, page.url());
  }

  /** A line that is an object, and nothing after it. */
  static JsonObject json(String line) {
    return JsonProvider.provider().createReader(new StringReader(line)).readObject();
  }

  /** A table without anything in it that is computed. */
  static void assertNoFormula(String csv) {
    for (List<String> row : rows(csv.replaceFirst("^\uFEFF", ""))) {
      for (String cell : row) {
        assertFalse(FORMULA.matcher(cell).matches(), cell);
        assertFalse(cell.contains(";="), cell);
      }
    }
  }

  /** The cells of RFC 4180. */
  private static List<List<String>> rows(String csv) {
    List<List<String>> rows = new ArrayList<>(List.of(new ArrayList<>()));
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (int at = 0; at < csv.length(); at++) {
      char letter = csv.charAt(at);
      boolean doubled = quoted && csv.startsWith("\"\"", at);
      if (letter == '"' && !doubled) {
        quoted = !quoted;
      } else if (quoted || letter != ',' && letter != '\r' && letter != '\n') {
        cell.append(letter);
        at += doubled ? 1 : 0;
      } else if (letter != '\n') {
        rows.get(rows.size() - 1).add(cell.toString());
        cell.setLength(0);
      } else {
        rows.add(new ArrayList<>());
      }
    }
    return rows;
  }
}
