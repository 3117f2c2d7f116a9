package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Cast;
import dama.harness.Cast.Person;
import dama.harness.RawHttp;
import dama.harness.RawHttp.Answer;
import dama.rights.AddressRight;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written into addresses, cookies and headers to lead us astray. */
class MischiefIT extends Deployed {
  private static final Cast CAST = new Cast(database());
  private static final Person OWNER = CAST.owner();
  private static final AtomicInteger ASKED = new AtomicInteger();
  private static final Pattern ENTRAILS =
      Pattern.compile("\\bat [\\w.$]+\\(|[a-z]\\.[A-Z]\\w*Exception|Caused by:|/WEB-INF/");

  /** Each page with something in its query: names that our pages read, and one that they do not. */
  static Stream<String> pages() {
    return AddressRight.all()
        .filter(row -> row.method().equals("GET"))
        .map(row -> row.path().replaceAll("\\{\\w+}", "1"))
        .distinct();
  }

  /** Each from an address and a browser of its own, so that nothing is hidden by a limit. */
  private String[] lines(String... more) {
    String address = "2001:db8:0:" + Integer.toHexString(ASKED.incrementAndGet()) + "::1";
    String cookie = CAST.session(OWNER).cookie();
    return Stream.concat(
            Stream.of("Cookie: " + cookie, "X-Forwarded-For: " + address), Stream.of(more))
        .toArray(String[]::new);
  }

  private Answer get(String path, String... headers) throws IOException {
    return RawHttp.send(base(), "GET", base().getPath() + path, lines(headers));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void noQueryBreaksAPageOrGetsIntoIt(String page) throws IOException {
    for (String value :
        List.of(
            "%3Cscript%3Emark%3C/script%3E",
            "%22%3E%3Cimg%20src=x%20onerror=mark%3E",
            "%0d%0aX-Mark:%20mark%0d%0a%0d%0a%3Cscript%3Emark",
            "%00",
            "%c0%af%c0%ae%ff%fe",
            "%ed%a0%80",
            "-1",
            "999999999999999999999999",
            "%23%7b7*7%7d%24%7b7*7%7d",
            "x".repeat(200))) {
      // Twice each: who reads the first and checks the second has checked nothing.
      String query =
          Stream.of("to", "done", "name", "text", "from", "before", "id", "q")
              .map(name -> name + "=" + value + "&" + name + "=")
              .collect(Collectors.joining("&"));
      Answer answer = get(page.substring(1) + mark(page) + query);
      assertTrue(answer.status() < 500 && answer.status() != 429, value + " " + answer.status());
      assertEquals("", answer.header("x-mark"), value);
      assertFalse(answer.body().contains("<script>mark"), value);
      assertFalse(answer.body().contains("<img src=x"), value);
      assertFalse(ENTRAILS.matcher(answer.body()).find(), answer.body());
    }
  }

  private static String mark(String page) {
    return page.contains("?") ? "&" : "?";
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "static/../WEB-INF/web.xml",
        "static/x/../../WEB-INF/web.xml",
        "static/x/..%2f..%2fWEB-INF/web.xml",
        "static/x/%2e%2e/%2e%2e/WEB-INF/web.xml",
        "static/x/..;/..;/WEB-INF/web.xml",
        "static/x/....//WEB-INF/web.xml",
        "static/x/..%5c..%5cWEB-INF%5cweb.xml",
        "static/x/%252e%252e/WEB-INF/web.xml",
        "static/x//etc/passwd",
        "static//WEB-INF/web.xml",
        "static/x/css",
        "static/x/css/",
        "static/",
        "words/../WEB-INF/web.xml",
        "words/..%2f..%2fdama%2fwords%2fen.properties",
        "words/en.json/../../WEB-INF/web.xml",
        "words/%2e%2e%2fen.json",
        "words/.json",
        "words/",
        "WEB-INF/web.xml",
        "web-inf/web.xml",
        "WEB-INF/classes/META-INF/persistence.xml",
        "META-INF/MANIFEST.MF",
        ";/WEB-INF/web.xml",
        "rules;x=1/../WEB-INF/web.xml",
        "error/../WEB-INF/frame.xhtml",
        "jakarta.faces.resource/web.xml.xhtml?ln=../WEB-INF",
        "jakarta.faces.resource/..%2f..%2fWEB-INF%2fweb.xml.xhtml",
        "index.xhtml",
        "moderation.xhtml",
        "INDEX.XHTML",
        "index.xhtml;x",
        "index.xhtml%00",
        "index%2exhtml",
        "resources/js/pages/lobby.js",
        ".git/config",
        "openapi",
        "metrics",
        "h2-console/"
      })
  void noPathLeadsBehindTheScenes(String path) throws IOException {
    Answer answer = get(path);
    // What follows a semicolon is no part of the address to one of the servers.
    boolean refused = answer.status() >= 400 && answer.status() < 500;
    assertTrue(refused || path.contains(";"), "status " + answer.status());
    assertFalse(answer.body().contains("<web-app"), answer.body());
    assertFalse(answer.body().contains("root:"), answer.body());
    assertFalse(answer.body().contains("<ui:"), answer.body());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/stranger.example/?lang=hr",
        "/stranger.example/..?lang=hr",
        "%2fstranger.example?lang=hr",
        "\\stranger.example?lang=hr",
        "/\\stranger.example?lang=hr",
        "?lang=hr&to=//stranger.example",
        "?lang=hr%0d%0aX-Mark:%20mark",
        "rules?lang=hr&x=%0d%0aX-Mark:%20mark",
        "sign-in?to=//stranger.example",
        "sign-in?to=https://stranger.example/",
        "sign-in?to=/%5cstranger.example",
        "sign-in?to=%0d%0aX-Mark:%20mark",
        "chat-log?x=%0d%0aX-Mark:%20mark",
        "account?lang=tr&x=//stranger.example"
      })
  void noRedirectLeadsToAStranger(String path) throws IOException {
    Answer answer = get(path);
    assertEquals("", answer.header("x-mark"));
    String location = answer.header("location");
    if (!location.isEmpty()) {
      URI led = base().resolve(location);
      assertEquals(base().getAuthority(), led.getAuthority(), location);
      assertFalse(location.startsWith("//") || location.startsWith("/\\"), location);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dama=; dama=; dama",
        "dama=\"quoted\"",
        "dama=%0d%0aX-Mark:1",
        "dama=a; dama=b; DAMA=c",
        "$Version=1; dama=x; $Path=/",
        "=; =; ;;;",
        "dama-lang=../../x; dama-lang=<script>mark</script>",
        "dama=\u00ff\u00fe"
      })
  void noCookieBreaksAPage(String cookies) throws IOException {
    for (String path : List.of("", "rules", "sign-in", "account", "moderation")) {
      Answer answer = RawHttp.send(base(), "GET", base().getPath() + path, "Cookie: " + cookies);
      // One of the servers refuses letters that no cookie has before it asks us, and calls it 500.
      boolean legible = cookies.chars().allMatch(letter -> letter < 128);
      assertTrue(answer.status() < (legible ? 500 : 501), path + " " + answer.status());
      assertFalse(ENTRAILS.matcher(answer.body()).find(), answer.body());
      assertEquals("", answer.header("x-mark"));
      assertFalse(answer.body().contains("<script>mark"), answer.body());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a=1&a=2&a=3",
        "=&=&&&",
        "a=%zz%",
        "a=%c0%af%ff",
        "a=%00%00",
        "password=%00&name=%ed%a0%80",
        "jakarta.faces.ViewState=stateless",
        "jakarta.faces.ViewState=rO0ABXNyABFqYXZhLnV0aWwuSGFzaE1hcA%3D%3D&a=1",
        "jakarta.faces.source=x&jakarta.faces.partial.ajax=true"
      })
  void noFormBreaksAPage(String body) throws IOException {
    for (String page : pages().toList()) {
      Answer answer = RawHttp.post(base(), base().getPath() + page.substring(1), body, lines());
      assertTrue(answer.status() < 500 && answer.status() != 429, page + " " + answer.status());
      assertFalse(ENTRAILS.matcher(answer.body()).find(), answer.body());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"stranger.example", "stranger.example:80", "localhost:1/", "a@b"})
  void aHostThatIsNotOursLeadsNobodyThere(String host) throws IOException {
    Answer answer = get("", "X-Forwarded-Host: " + host, "Forwarded: host=" + host);
    assertFalse(answer.body().contains("stranger.example"), answer.body());
    assertFalse(answer.header("location").contains("stranger"), answer.header("location"));
  }
}
