package dama.container;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.RawHttp;
import dama.harness.RawHttp.Answer;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every answer says, whatever was asked. */
class HeadersIT extends Deployed {

  private static final String ZIPPED = "Accept-Encoding: gzip, deflate, br";

  private static final List<String> ALWAYS =
      List.of(
          "content-security-policy",
          "x-content-type-options",
          "referrer-policy",
          "permissions-policy",
          "cross-origin-opener-policy",
          "cross-origin-resource-policy",
          "cache-control");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET ",
        "HEAD ",
        "POST ",
        "PUT ",
        "GET rules",
        "GET rules/russian",
        "GET import",
        "GET games.pdn",
        "GET game/zzzzzzzzzz",
        "GET game/zzzzzzzzzz.pdn",
        "GET card/kind/russian.svg",
        "GET card/zzzzzzzzzz.png",
        "GET invite/nobody",
        "GET sign-in",
        "GET account",
        "GET moderation",
        "GET owner",
        "GET nothing-of-the-kind",
        "GET index.xhtml",
        "GET resources/css/base.css",
        "GET ?lang=hr",
        "GET static/old/css/base.css",
        "GET static/old/css/none.css",
        "GET words/en.json",
        "GET words/xx.json",
        "GET manifest/en.json",
        "GET health/live",
        "GET health/ready",
        "GET socket/lobby"
      })
  void everyAnswerSaysWhatABrowserMayDo(String asked) throws IOException {
    String[] words = asked.split(" ", 2);
    Answer answer = RawHttp.send(base(), words[0], base().getPath() + words[1]);
    assertAll(ALWAYS.stream().map(name -> () -> assertFalse(answer.header(name).isEmpty(), name)));
    assertEquals("nosniff", answer.header("x-content-type-options"));
    String policy = answer.header("content-security-policy");
    assertAll(
        Stream.of("default-src 'none'", "script-src 'self'", "object-src 'none'", "base-uri 'none'")
            .map(part -> () -> assertTrue(policy.contains(part), policy)));
    assertTrue(policy.contains("frame-ancestors 'none'"), policy);
    assertFalse(policy.contains("unsafe"), policy);
    assertEquals("", answer.header("x-powered-by"));
    assertEquals("", answer.header("access-control-allow-origin"));
    assertEquals("", answer.header("strict-transport-security"));
  }

  @Test
  void aBrowserThatCameEncryptedComesSoAgain() throws IOException {
    String encrypted = "X-Forwarded-Proto: https";
    for (String path : List.of("", "nothing", "words/en.json", "?lang=hr", "health/live")) {
      Answer answer = RawHttp.send(base(), "GET", base().getPath() + path, encrypted);
      assertEquals("max-age=31536000", answer.header("strict-transport-security"), path);
      for (String cookie : answer.header("set-cookie").lines().toList()) {
        assertTrue(cookie.toLowerCase(Locale.ROOT).contains("; secure"), cookie);
      }
    }
  }

  @Test
  void cookiesAreForUsAloneAndForNoScript() throws IOException {
    for (String path : List.of("", "?lang=hr", "nothing")) {
      Answer answer = RawHttp.send(base(), "GET", base().getPath() + path);
      assertFalse(answer.header("set-cookie").isEmpty(), path);
      for (String cookie : answer.header("set-cookie").lines().toList()) {
        assertTrue(cookie.contains("; HttpOnly"), cookie);
        assertTrue(cookie.contains("; SameSite=Lax"), cookie);
        assertFalse(cookie.toLowerCase(Locale.ROOT).contains("; domain"), cookie);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sign-in", "account", "moderation", "owner", "games.pdn", "nothing"})
  void whatIsAboutSomebodyIsKeptByNoBrowser(String path) throws IOException {
    Answer answer = RawHttp.send(base(), "GET", base().getPath() + path);
    assertTrue(answer.header("cache-control").contains("no-store"), answer.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "rules", "rules/russian", "import", "games", "best", "offline"})
  void pagesWithoutSecretsAreCompressed(String path) throws IOException {
    Answer answer = RawHttp.send(base(), "GET", base().getPath() + path, ZIPPED);
    assertEquals("gzip", answer.header("content-encoding"));
    assertEquals("Accept-Encoding", answer.header("vary"));
    Answer whole = RawHttp.send(base(), "GET", base().getPath() + path);
    assertEquals("", whole.header("content-encoding"));
    assertTrue(whole.body().contains("</html>"), whole.body());
  }

  /** Compressed together with what another chose, a secret shows in the length. */
  @ParameterizedTest
  @ValueSource(strings = {"sign-in?to=/account", "account/new", "recover", "standing", "nothing"})
  void pagesForOneVisitorAloneAreNot(String path) throws IOException {
    Answer answer = RawHttp.send(base(), "GET", base().getPath() + path, ZIPPED);
    assertEquals("", answer.header("content-encoding"));
    assertTrue(answer.body().contains("</html>"), answer.body());
  }
}
