package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import dama.rules.Variants;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What people write stays what they wrote: no part of a page is made of it, and none of it runs.
 */
@Tag("once")
class InjectionJourney extends Journey {
  private static final List<String> MARKUP =
      List.of(
          "<script>marked=1</script>",
          "\"><img src=x onerror=marked=1 class=marked>",
          "'><svg/onload=marked=1 class=marked>",
          "</title><b class=marked>",
          "<iframe srcdoc='<script>parent.marked=1</script>' class=marked>",
          "javascript:marked=1",
          "#{7*7}${7*7}{{7*7}}",
          "<a href=javascript:marked=1 class=marked>x</a>",
          "\u202e<b class=marked>\u0000\u2028\u001b[31m");

  private static void assertUnmarked(Page page) {
    assertEquals(0, page.locator(".marked, [onerror], [onload], script:not([src])").count());
    assertEquals(false, page.evaluate("() => 'marked' in window"));
  }

  @Test
  void whatIsSaidIsText() {
    Guest white = guest();
    Guest black = guest();
    seat(white, black, Variants.RUSSIAN);
    for (String line : MARKUP) {
      white.chat().say(line);
      assertThat(white.chat().unsent()).hasCount(0);
    }
    assertThat(black.chat().lines()).not().hasCount(0);
    assertUnmarked(white.page());
    assertUnmarked(black.page());
    Page log = moderator(Device.DESKTOP).open("moderation/lines").page();
    assertThat(log.locator("body")).containsText("onerror=marked");
    assertUnmarked(log);
    for (String line : MARKUP) {
      log.navigate(
          Stage.current().base().resolve("moderation/lines?text=" + encoded(line)).toString());
      assertUnmarked(log);
    }
  }

  @Test
  void whatStandsInAnAddressIsText() {
    Guest moderator = moderator(Device.DESKTOP);
    moderator.complaints().await("status 40\\d|40\\d \\(");
    for (String path :
        List.of(
            "?done=",
            "rules?done=",
            "sign-in?to=",
            "sign-in?name=",
            "recover?done=",
            "moderation?done=",
            "moderation/people?name=",
            "moderation/audit?kind=",
            "moderation/lines?name=",
            "standing?done=",
            "import?variant=")) {
      for (String line : MARKUP) {
        moderator.page().navigate(moderator.at(path + encoded(line)));
        assertUnmarked(moderator.page());
      }
    }
  }

  @Test
  void whatIsPastedIsText() {
    Guest guest = guest();
    guest.page().navigate(guest.at("import"));
    String pdn =
        """
        [Event "<img src=x onerror=marked=1 class=marked>"]
        [White "</title><script>marked=1</script>"]
        [Black "<b class=marked>b"]
        [GameType "25"]

        1. c3-d4 {<svg/onload=marked=1 class=marked>} *
        """;
    guest.page().locator("textarea").fill(pdn);
    guest.page().locator("main form button[type=submit]").first().click();
    guest.page().waitForLoadState();
    assertUnmarked(guest.page());
    guest.page().locator("textarea").fill("\"><img src=x onerror=marked=1 class=marked>");
    guest.page().locator("main form button[type=submit]").first().click();
    guest.page().waitForLoadState();
    assertUnmarked(guest.page());
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
