package dama.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dama.harness.ForumLink;
import dama.harness.Http;
import dama.harness.RawHttp;
import dama.harness.SocketClient;
import dama.harness.Visitor;
import dama.identity.HostileProvider;
import dama.rights.AddressRight;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Somebody who writes line ends and escapes wherever there is something to write, to make the log
 * of a server say what never happened.
 */
final class Forgery {

  /** Is in all that they write, and in nothing else. */
  static final String MARK = "Krivotvorka";

  static final String LINK_SECRET = "a secret between a forum and this site";

  private static final String LINE =
      "at=1999-01-01T00:00:00.000Z event=sign-in what=" + MARK + " player=1";

  /** Whatever ends a line somewhere, and what a terminal would obey. */
  private static final String WORDS =
      Stream.of("\r\n", "\n", "\u000b", "\f", "\u0085", "\u2028", "\u2029", "\u001b[2J\u202e")
          .collect(Collectors.joining(LINE, MARK, LINE));

  /** The same for where there is little room. */
  private static final String FEW = MARK + "\r\nat=1999 \u0085at=1999 \u2028\u001b[2J\u202e";

  /** The names of all that is read from an address or a form. */
  private static final List<String> NAMES =
      List.of(
          "name",
          "password",
          "old",
          "new",
          "email",
          "who",
          "text",
          "words",
          "answer",
          "pattern",
          "role",
          "pdn",
          "to",
          "done",
          "person",
          "room",
          "from",
          "address",
          "by",
          "subject",
          "do",
          "player",
          "opponent",
          "reason",
          "term",
          "state",
          "code",
          "iss",
          "error",
          "language",
          "error_description",
          "signature",
          "nonce",
          "expires",
          "id",
          "before",
          "kind",
          "variant");

  /** What is refused before anybody looks at what was written. */
  private static final Set<Integer> UNREAD = Set.of(413, 414, 429, 431);

  private final URI base;
  private final HostileProvider provider;
  private final List<String> secrets = new ArrayList<>();

  Forgery(URI base, HostileProvider provider) {
    this.base = base;
    this.provider = provider;
    secrets.addAll(List.of(LINK_SECRET, HostileProvider.SECRET));
  }

  static Map<String, String> environment(HostileProvider provider) {
    return Map.of(
        "DAMA_LINK_SECRET",
        LINK_SECRET,
        "DAMA_OIDC_ISSUER",
        provider.issuer(),
        "DAMA_OIDC_CLIENT_ID",
        HostileProvider.CLIENT,
        "DAMA_OIDC_CLIENT_SECRET",
        HostileProvider.SECRET,
        "DAMA_TRUSTED_PROXIES",
        "127.0.0.0/8, ::1");
  }

  /** What only a browser, a provider or a forum and the server know of what was sent. */
  List<String> secrets() {
    return secrets;
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }

  private static String fields(String words) {
    return NAMES.stream()
        .map(name -> name + "=" + encoded(words))
        .collect(Collectors.joining("&", encoded(words) + "=1&", ""));
  }

  /** Every page and every form there is, by somebody who may do all. */
  void addresses(Visitor owner, String account) throws IOException {
    secrets.add(owner.cookie().replaceFirst("^dama=", ""));
    for (AddressRight row : AddressRight.all().toList()) {
      String path =
          base.getPath()
              + row.path()
                  .replace("{account}", account)
                  .replaceAll("\\{\\w+}", "none")
                  .replaceFirst("^/", "");
      String query = (path.contains("?") ? "&" : "?") + fields(FEW);
      String cookie = "Cookie: " + owner.cookie();
      RawHttp.Answer answer = ask(row.method(), path, query, cookie);
      while (answer.status() == 429) {
        LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(1));
        answer = ask(row.method(), path, query, cookie);
      }
      assertFalse(answer.status() >= 500 || UNREAD.contains(answer.status()), row + " " + answer);
    }
  }

  private RawHttp.Answer ask(String method, String path, String query, String cookie)
      throws IOException {
    return method.equals("GET")
        ? RawHttp.send(base, "GET", path + query, cookie)
        : RawHttp.post(base, path, fields(WORDS), cookie);
  }

  /** As parts of a path, in headers, and in a cookie. */
  void paths() throws IOException {
    for (String before :
        List.of(
            "",
            "game/",
            "@/",
            "rules/",
            "invite/",
            "recover/",
            "owner-link/",
            "socket/",
            "account/email/",
            "words/",
            "static/",
            "embed/game/",
            "moderation/person/")) {
      // Some servers turn such a path away themselves, by whatever status.
      RawHttp.send(base, "GET", base.getPath() + before + encoded(WORDS));
    }
    String sign = MARK + "\u001b[2J\u0085" + LINE;
    for (String header :
        List.of(
            "User-Agent",
            "X-Forwarded-For",
            "Forwarded",
            "Referer",
            "Origin",
            "Host-Of",
            "Accept-Language",
            "Sec-Fetch-Site",
            "X-Forwarded-Host")) {
      RawHttp.send(base, "GET", base.getPath(), header + ": " + sign);
      RawHttp.send(base, "GET", base.getPath(), header + ": 203.0.113.7, " + LINE);
      RawHttp.send(base, "GET", base.getPath(), header + ": " + MARK + "\r\n " + LINE);
      RawHttp.post(base, base.getPath() + "sign-in", fields(WORDS), header + ": " + sign);
    }
    for (String cookie : List.of("dama", "dama-lang", "dama-known", "dama-attempt", MARK)) {
      Http.get(base, "Cookie", cookie + "=" + encoded(WORDS));
    }
  }

  /** All that can be said in a room. */
  void rooms(Visitor visitor, long about) {
    secrets.add(visitor.cookie().replaceFirst("^dama=", ""));
    try (SocketClient lobby = SocketClient.open(base, "lobby", visitor)) {
      lobby.await(Outgoing.Welcome.class);
      lobby.send(new Incoming.Say("said", WORDS));
      lobby.send(new Incoming.Say(WORDS, "said"));
      lobby.send(new Incoming.Rename(WORDS));
      lobby.send(new Incoming.Report("name", about, "badName", WORDS));
      lobby.send(new Incoming.Report(WORDS, about, WORDS, WORDS));
      lobby.send(new Incoming.Challenge(WORDS, WORDS, WORDS, WORDS, WORDS));
      lobby.send(new Incoming.Seek(WORDS, WORDS, WORDS, WORDS));
      lobby.send(new Incoming.Accept(WORDS));
      lobby.send(new Incoming.Hide(1, WORDS, WORDS));
      lobby.sendText("{\"type\":\"" + MARK + "\\n" + LINE + "\"}");
      lobby.sendText(WORDS);
      lobby.send(new Incoming.Ping());
      lobby.await(Outgoing.Pong.class);
    }
  }

  /** By a forum that signs whatever it is given, and by nobody's signature. */
  void links() throws IOException {
    ForumLink link = ForumLink.of(WORDS, WORDS, "/");
    Http.get(link.signed(base, LINK_SECRET));
    URI good = ForumLink.of(MARK + "\u2028" + LINE, "7 " + MARK, "/").signed(base, LINK_SECRET);
    secrets.add(good.getQuery().replaceFirst(".*signature=", ""));
    assertEquals(303, Http.get(good).statusCode());
    Http.get(ForumLink.of(MARK, MARK, "/" + WORDS).signed(base, "another secret than the forum's"));
  }

  /** By way of the provider: in its refusal, its code, its token, and what it calls somebody. */
  void provider() throws IOException {
    comeBack("error=" + encoded(WORDS) + "&error_description=" + encoded(WORDS), 403);
    comeBack("code=" + encoded(WORDS) + "&iss=" + encoded(WORDS), 403);
    comeBack("code=" + encoded(WORDS), 403);
    provider.rawToken = WORDS;
    comeBack("code", 403);
    provider.rawToken = "";
    provider.twist = claims -> claims.audience(WORDS).issuer(WORDS).claim("nonce", WORDS);
    comeBack("code", 403);
    provider.twist = claims -> claims.subject(FEW).claim("preferred_username", WORDS);
    comeBack("code", 303);
  }

  private void comeBack(String answer, int status) throws IOException {
    HttpResponse<String> asked = Http.get(base.resolve("sign-in/oidc"));
    assertEquals(303, asked.statusCode(), asked.body());
    URI question = URI.create(asked.headers().firstValue("Location").orElseThrow());
    Map<String, String> sent = HostileProvider.fields(question.getRawQuery());
    List<String> cookies =
        asked.headers().allValues("Set-Cookie").stream()
            .map(cookie -> cookie.replaceFirst(";.*", ""))
            .toList();
    cookies.forEach(cookie -> secrets.add(cookie.replaceFirst("^[^=]*=", "")));
    secrets.addAll(List.of(sent.getOrDefault("state", ""), sent.getOrDefault("nonce", "")));
    String said = answer.equals("code") ? "code=" + provider.codeFor(question) : answer;
    URI back =
        base.resolve("sign-in/oidc/back?" + said + "&state=" + sent.getOrDefault("state", ""));
    HttpResponse<String> end = Http.get(back, "Cookie", String.join("; ", cookies));
    assertEquals(status, end.statusCode(), end.body());
  }
}
