package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dama.harness.Forum;
import dama.harness.ForumLink;
import dama.harness.Http;
import dama.rules.Variants;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.UUID;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Dama in a frame of a forum's page, which to the browser is another site. */
class EmbedJourney extends Journey {

  private static URI at(String path) {
    return Stage.current().base().resolve(path);
  }

  private FrameLocator frame(Guest guest, URI address, int width, int height) {
    guest.page().navigate(Stage.FORUM.showing(address, width, height));
    FrameLocator frame = guest.page().frameLocator("iframe");
    assertThat(frame.locator("body")).hasAttribute("data-connection", "open");
    return frame;
  }

  private static void assertFits(FrameLocator frame) {
    Object wider =
        frame
            .locator("html")
            .evaluate("html => Math.max(html.scrollWidth, document.body.scrollWidth) - innerWidth");
    assertTrue(((Number) wider).intValue() <= 0, "wider than the frame by " + wider);
  }

  @ParameterizedTest
  @CsvSource({"320,480", "600,800"})
  void aForumsVisitorPlaysAndSpeaksInItsFrame(int width, int height) {
    Guest framed = guest();
    // The dialog of resigning names what has the focus when it opens; a frame may not take it
    // before.
    framed.complaints().await("Blocked autofocusing");
    Guest other = guest();
    FrameLocator frame = frame(framed, at("embed/lobby"), width, height);
    assertFits(frame);
    picture(framed, "embedded-lobby-" + width);
    String name = frame.locator("#my-name").textContent();
    frame.locator("#play-form input[name=side][value=white]").check();
    frame.locator("#seek-button").click();
    other.lobby().take(name);
    Table table = other.table();
    assertThat(frame.locator("#board [data-square='1']")).isVisible();
    assertThat(frame.locator("body")).hasClass("embedded");
    frame.locator("#board [data-square='32']").click();
    frame.locator("#board [data-square='28']").click();
    table.assertPlies(1);
    frame.locator("#chat-text").fill("From the forum");
    frame.locator("#chat-text").press("Enter");
    assertThat(other.chat().lines()).hasText("From the forum");
    picture(framed, "embedded-game-" + width);
    assertFits(frame);
    assertEquals(name, table.find("#player-top .name").textContent());
  }

  private static void picture(Guest guest, String name) {
    Path file = Stage.current().pictures().resolve(name + ".png");
    guest.page().locator("iframe").screenshot(new Locator.ScreenshotOptions().setPath(file));
  }

  @Test
  void whatLeavesTheFrameOpensBesideIt() {
    Guest framed = guest();
    FrameLocator frame = frame(framed, at("embed/lobby"), 600, 800);
    Page beside =
        framed
            .page()
            .context()
            .waitForPage(() -> frame.locator("#play-form .kind-links a").last().click());
    assertThat(beside).hasURL(Pattern.compile("/rules$"));
    assertThat(frame.locator("#play-form")).isVisible();
  }

  @Test
  void aMemberArrivesInTheFrameByALink() {
    Guest framed = guest();
    ForumLink link = ForumLink.of("Framed Fran", UUID.randomUUID().toString(), "/embed/lobby");
    FrameLocator frame =
        frame(framed, link.signed(Stage.current().base(), Stage.LINK_SECRET), 320, 480);
    assertThat(frame.locator("#my-name")).hasText("Framed Fran");
    assertThat(frame.locator("body")).hasClass("embedded");
    // Outside of the frame the same browser is somebody else: no other site learns who they are.
    framed.lobby();
    assertNotEquals("Framed Fran", framed.name());
  }

  @ParameterizedTest
  @ValueSource(strings = {"embed/lobby", "", "import"})
  void aSiteThatIsNotListedShowsNothing(String path) {
    Guest framed = guest();
    framed.complaints().await("frame-ancestors|Framing|ERR_BLOCKED_BY_RESPONSE");
    framed.page().navigate(Forum.open().showing(at(path), 600, 800));
    Locator body = framed.page().frameLocator("iframe").locator("#main");
    framed.page().waitForTimeout(500);
    assertThat(body).hasCount(0);
  }

  @Test
  void aListedSiteShowsNoOtherPage() {
    Guest framed = guest();
    framed.complaints().await("frame-ancestors|Framing|ERR_BLOCKED_BY_RESPONSE");
    framed.page().navigate(Stage.FORUM.showing(at(""), 600, 800));
    framed.page().waitForTimeout(500);
    assertThat(framed.page().frameLocator("iframe").locator("#main")).hasCount(0);
  }

  @Test
  void theHeadersSayWhoMayShowAPage() throws IOException {
    HttpResponse<String> embedded = Http.get(at("embed/lobby"));
    assertTrue(policy(embedded).endsWith("frame-ancestors " + Stage.FORUM.origin()));
    assertFalse(embedded.headers().allValues("X-Frame-Options").contains("DENY"));
    for (String path : new String[] {"", "rules", "sign-in/link", "embed"}) {
      HttpResponse<String> page = Http.get(at(path));
      assertTrue(policy(page).endsWith("frame-ancestors 'none'"), path);
      assertTrue(page.headers().allValues("X-Frame-Options").contains("DENY"), path);
    }
  }

  @Test
  void theCookieOfAForeignFrameIsOneOfThatFrame() throws IOException {
    HttpResponse<String> framed =
        Http.get(at("embed/lobby"), "Sec-Fetch-Dest", "iframe", "Sec-Fetch-Site", "cross-site");
    String cookie = String.join("\n", framed.headers().allValues("Set-Cookie"));
    assertTrue(
        Pattern.compile("^dama-embed=.*; Partitioned").matcher(cookie).find()
            && Pattern.compile("; secure", Pattern.CASE_INSENSITIVE).matcher(cookie).find()
            && cookie.contains("SameSite=None"),
        cookie);
    HttpResponse<String> own =
        Http.get(at("embed/lobby"), "Sec-Fetch-Dest", "iframe", "Sec-Fetch-Site", "same-site");
    assertTrue(own.headers().firstValue("Set-Cookie").orElse("").contains("SameSite=Lax"));
  }

  private static String policy(HttpResponse<String> response) {
    return response.headers().firstValue("Content-Security-Policy").orElse("");
  }

  @Test
  void aVisitorAmidAGameIsAskedBeforeALinkSignsThemIn() {
    Guest guest = guest();
    Table table = seat(guest, guest(), Variants.INTERNATIONAL);
    ForumLink link =
        ForumLink.of("Asked Ann", UUID.randomUUID().toString(), "/game/" + table.game());
    guest.page().navigate(link.signed(Stage.current().base(), Stage.LINK_SECRET).toString());
    assertThat(guest.page().locator("h1")).hasText("Sign in under this name?");
    assertThat(guest.page().locator(".asked-name")).hasText("Asked Ann");
    guest.page().locator("form.acts button").click();
    guest.table();
    assertEquals("Asked Ann", guest.name());
    // The game is still theirs.
    assertThat(guest.page().locator("#abort")).isVisible();
  }

  @Test
  void aLinkLetsOneInOnce() {
    String link =
        ForumLink.of("Only Once", UUID.randomUUID().toString(), "/rules")
            .signed(Stage.current().base(), Stage.LINK_SECRET)
            .toString();
    Guest first = guest();
    first.page().navigate(link);
    assertThat(first.page()).hasURL(Pattern.compile("/rules$"));
    assertEquals("Only Once", first.awaitConnected().name());
    Guest second = guest();
    second.complaints().await("403");
    second.page().navigate(link);
    assertThat(second.page().locator("main [role=alert]"))
        .containsText("signed somebody in already");
  }
}
