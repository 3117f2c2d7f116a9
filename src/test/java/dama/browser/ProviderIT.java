package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.Cookie;
import dama.harness.Chromium;
import dama.harness.Http;
import dama.harness.Keycloak;
import dama.harness.ServerKind;
import dama.harness.ServerPlan;
import dama.harness.ServerProcess;
import dama.harness.Table;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Members of a forum come by Keycloak's own sign-in. It runs on one kind of server: what is asked
 * and believed does not depend on it.
 */
class ProviderIT {
  private static final String BUTTON = ".other-sign-in a";

  private static Keycloak keycloak;
  private static ServerProcess dama;
  private static Playwright playwright;
  private static Browser browser;

  @BeforeAll
  static void start() {
    keycloak = Keycloak.start();
    dama =
        ServerProcess.start(
            ServerKind.PAYARA,
            ServerPlan.of(
                "provider",
                "/dama",
                Map.of(
                    "DAMA_OIDC_ISSUER", keycloak.issuer().toString(),
                    "DAMA_OIDC_CLIENT_ID", "dama",
                    "DAMA_OIDC_CLIENT_SECRET", "the-secret-of-dama",
                    "DAMA_OIDC_LABEL", "Forum")));
    playwright = Chromium.playwright();
    browser = Chromium.launch(playwright);
  }

  @AfterAll
  static void stop() {
    playwright.close();
    dama.close();
    keycloak.close();
  }

  private static Page fresh() {
    BrowserContext context = browser.newContext(Device.DESKTOP.options().setLocale("en"));
    context.setDefaultTimeout(30_000);
    return context.newPage();
  }

  private static String at(String path) {
    return dama.at(path).toString();
  }

  /** Through the form of the provider, from our own page for it. */
  private static void signIn(Page page, String to, String name, String password) {
    page.navigate(at("sign-in?to=" + to));
    assertThat(page.locator(BUTTON)).hasText(Pattern.compile("Sign in with .?Forum"));
    page.locator(BUTTON).click();
    page.locator("#username").fill(name);
    page.locator("#password").fill(password);
    page.locator("[type=submit]").click();
    page.waitForURL(Pattern.compile(Pattern.quote(at(""))));
  }

  private static String name(Page page) {
    assertThat(page.locator("#my-name")).not().isEmpty();
    return page.locator("#my-name").textContent();
  }

  @Test
  void aMemberIsTheSameFromWhateverBrowser() {
    Page one = fresh();
    signIn(one, "/rules", "ada_lovelace", "password-of-ada");
    assertThat(one).hasURL(at("rules"));
    assertEquals("ada lovelace", name(one));
    Page other = fresh();
    signIn(other, "/", "ada_lovelace", "password-of-ada");
    assertEquals("ada lovelace", name(other));
  }

  @Test
  void aVisitorAmidAGameGoesOnWithItAsAMember() {
    try (Table table = Table.meet(dama.base(), "international")) {
      Page page = fresh();
      String token = table.whiteVisitor().cookie().replaceFirst("^dama=", "");
      page.context()
          .addCookies(List.of(new Cookie("dama", token).setDomain("localhost").setPath("/dama")));
      signIn(page, "/game/" + table.game(), "ben", "password-of-ben");
      assertThat(page).hasURL(at("game/" + table.game()));
      assertEquals("ben", name(page));
      assertThat(page.locator("#abort")).isVisible();
      String after =
          page.context().cookies().stream()
              .filter(cookie -> cookie.name.equals("dama"))
              .map(cookie -> cookie.value)
              .findFirst()
              .orElse("");
      assertNotEquals(token, after, "a token that somebody may have planted is not kept");
    }
  }

  @Test
  void whatCameBackOnceDoesNotComeBackAgain() {
    Page page = fresh();
    String[] back = {""};
    page.onRequest(
        request -> {
          if (request.url().contains("/sign-in/oidc/back")) {
            back[0] = request.url();
          }
        });
    signIn(page, "/", "ada_lovelace", "password-of-ada");
    Response again = page.navigate(back[0]);
    assertEquals(403, again.status());
    assertThat(page.locator("main [role=alert]")).containsText("begun in another browser");
    assertEquals("ada lovelace", name(page));
  }

  @Test
  void whoTurnsBackAtTheProviderIsToldSo() throws IOException {
    HttpResponse<String> begun = Http.get(dama.at("sign-in/oidc"));
    String question = begun.headers().firstValue("Location").orElseThrow();
    String state = question.replaceFirst(".*[?&]state=([^&]*).*", "$1");
    String attempt =
        begun.headers().allValues("Set-Cookie").stream()
            .filter(cookie -> cookie.startsWith("dama-attempt="))
            .map(cookie -> cookie.replaceFirst(";.*", ""))
            .findFirst()
            .orElseThrow();
    HttpResponse<String> refused =
        Http.get(
            dama.at("sign-in/oidc/back?error=access_denied&state=" + state), "Cookie", attempt);
    assertEquals(403, refused.statusCode());
    assertEquals(true, refused.body().contains("did not let you in"), refused.body());
    HttpResponse<String> stolen =
        Http.get(dama.at("sign-in/oidc/back?code=x&state=" + state), "Cookie", "dama-attempt=x");
    assertEquals(403, stolen.statusCode());
    HttpResponse<String> made =
        Http.get(dama.at("sign-in/oidc/back?code=made-up&state=" + state), "Cookie", attempt);
    assertEquals(403, made.statusCode());
    assertEquals(true, made.body().contains("could not be trusted"), made.body());
  }
}
