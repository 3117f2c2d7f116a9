package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Cast.Person;
import dama.harness.Http;
import dama.harness.RawHttp;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The desk of the moderators, from a report to what is decided on an appeal. */
class ConsoleIT extends Desk {
  private static String card(String queue, Person about) {
    int from = queue.indexOf("id=\"person-" + about.id() + "\"");
    return from < 0 ? "" : queue.substring(from, queue.indexOf("</form>", from));
  }

  @Test
  void oneOfTwoModeratorsTakesWhatTwoPeopleReported() throws IOException {
    long line = says(ben, "rude " + ben.name());
    reports(ada, line);
    reports(CAST.account(), line);
    String form = "about=" + ben.id();
    does(mod, "moderation", form + "&do=claim", "reportClaimed");
    String others = card(page("moderation", other), ben);
    assertTrue(others.contains(mod.name()), others);
    assertFalse(others.contains("value=\"claim\"") || others.contains("value=\"resolve\""), others);
    refuses(other, "moderation", form + "&do=claim", mod.name());
    String mine = card(page("moderation", mod), ben);
    assertEquals(2, mine.split("rude " + ben.name(), -1).length, mine);
    assertTrue(mine.contains(ada.name()), mine);
    List<String> ids =
        Pattern.compile("name=\"report\" value=\"(\\d+)\"")
            .matcher(mine)
            .results()
            .map((MatchResult found) -> "&report=" + found.group(1))
            .toList();
    assertEquals(2, ids.size(), mine);
    String resolve = form + String.join("", ids) + "&do=resolve&outcome=ACTED&words=Thanks";
    refuses(other, "moderation", resolve, mod.name());
    does(mod, "moderation", resolve, "reportResolved");
    assertEquals("", card(page("moderation", mod), ben));
    assertTrue(page("standing", ada).contains("Thanks"));
  }

  @Test
  void aRecoveryLinkIsShownWholeAsItIsSeenFromOutside() throws IOException {
    String address = "moderation/person/" + ada.id();
    Pattern link = Pattern.compile("<input id=\"recovery\"[^>]* value=\"([^\"]*)\"");
    Matcher shown = link.matcher(submit(address, mod, "do=recovery").body());
    assertTrue(shown.find());
    assertTrue(shown.group(1).startsWith(base() + "recover/"), shown.group(1));
    assertEquals(200, Http.get(URI.create(shown.group(1))).statusCode());
    String behindProxy =
        RawHttp.post(
                base(),
                base().getPath() + address,
                "do=recovery",
                "Cookie: " + mod.cookie(),
                "X-Forwarded-Proto: https")
            .body();
    Matcher secure = link.matcher(behindProxy);
    assertTrue(secure.find(), behindProxy);
    assertTrue(
        secure.group(1).startsWith("https" + base().toString().substring(4) + "recover/"),
        secure.group(1));
  }

  @Test
  void aLineIsHiddenAndShownAgain() throws IOException {
    long line = says(ben, "foul " + ben.name());
    String form = "line=" + line + "&reason=INSULT&words=enough&do=";
    assertTrue(page("moderation/hide?line=" + line, mod).contains("foul " + ben.name()));
    does(mod, "moderation/hide", form + "hide", "linesHidden");
    assertEquals("HIDDEN", status(line));
    does(other, "moderation/hide", form + "restore", "linesRestored");
    assertEquals("SHOWN", status(line));
    assertEquals(
        List.of("line.hide"), did(mod, line).stream().filter("line.hide"::equals).toList());
    assertTrue(did(other, line).contains("line.restore"));
  }

  @Test
  void theDeskIsForModeratorsAlone() throws IOException {
    for (String address :
        List.of(
            "",
            "/people",
            "/person/" + ben.id(),
            "/hide?line=1",
            "/appeals",
            "/filters",
            "/audit")) {
      assertEquals(403, get("moderation" + address, ada).statusCode(), address);
      assertEquals(
          302, Http.get(URI.create(base() + "moderation" + address)).statusCode(), address);
    }
    for (String address : List.of("", "/person/" + ben.id(), "/hide", "/appeals")) {
      String form = "do=mute&term=HOUR&reason=INSULT&about=" + ben.id();
      assertEquals(403, submit("moderation" + address, ada, form).statusCode(), address);
    }
    assertEquals(
        List.of(), database().rows("select 1 from sanction where player_id = ?", ben.id()));
  }
}
