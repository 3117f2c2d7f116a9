package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.RawHttp;
import dama.harness.RawHttp.Answer;
import dama.harness.SocketClient;
import dama.harness.Visitor;
import dama.socket.Outgoing;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who asks too much is told so in words, and nobody else notices. */
class LimitsIT extends Deployed {
  private static final String CROATIAN = "Accept-Language: hr";

  private String at(String path) {
    return base().getPath() + path;
  }

  @Test
  void whoAsksForMuchWaitsAndTheOthersDoNot() throws IOException {
    Visitor greedy = Visitor.fresh();
    String from = "X-Forwarded-For: 198.51.100.1";
    Answer last = exhausted(greedy, from);
    assertEquals(429, last.status());
    assertTrue(Integer.parseInt(last.header("retry-after")) > 0, last.toString());
    assertTrue(last.body().contains("<h1>Polako, molimo</h1>"), last.body());
    String other = "Cookie: " + Visitor.fresh().cookie();
    assertEquals(200, RawHttp.send(base(), "GET", at("games.pdn"), other, from).status());
    assertEquals(200, RawHttp.send(base(), "GET", at("words/en.json"), cookie(greedy)).status());
  }

  private Answer exhausted(Visitor visitor, String from) throws IOException {
    for (int i = 0; i < 60; i++) {
      Answer answer = RawHttp.send(base(), "GET", at("games.pdn"), cookie(visitor), from, CROATIAN);
      if (answer.status() != 200) {
        return answer;
      }
    }
    throw new AssertionError("never enough");
  }

  @Test
  void whoMakesUpPersonsIsStoppedAtTheirAddress() throws IOException {
    int status = 200;
    for (int i = 0; status == 200 && i < 120; i++) {
      String from = "X-Forwarded-For: 2001:db8:7::" + (i + 1);
      status = RawHttp.send(base(), "GET", at("games.pdn"), cookie(Visitor.fresh()), from).status();
    }
    assertEquals(429, status);
  }

  private static String cookie(Visitor visitor) {
    return "Cookie: " + visitor.cookie();
  }

  @Test
  void aFormThatIsTooLongIsNotRead() throws IOException {
    Answer answer = RawHttp.post(base(), at(""), "a=" + "x".repeat(70_000), CROATIAN);
    assertEquals(413, answer.status());
    assertTrue(answer.body().contains("<h1>To je previše</h1>".transform(LimitsIT::latin)));
  }

  /** A raw answer is read as Latin-1. */
  private static String latin(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }

  @Test
  void aFormThatDoesNotSayHowLongItIsIsNotRead() throws IOException {
    Answer answer =
        RawHttp.send(
            base(),
            "POST",
            at(""),
            "Sec-Fetch-Site: same-origin",
            "Content-Type: application/x-www-form-urlencoded",
            "Transfer-Encoding: chunked");
    assertTrue(List.of(0, 400, 413).contains(answer.status()), answer.toString());
  }

  @Test
  void anAddressThatIsTooLongIsSaidToBe() throws IOException {
    assertEquals(414, RawHttp.send(base(), "GET", at("?q=" + "x".repeat(5_000))).status());
    assertEquals(414, RawHttp.send(base(), "GET", at("x".repeat(600))).status());
  }

  @Test
  void aHeaderThatIsTooLongIsRefusedByUsOrByTheServer() throws IOException {
    int status = RawHttp.send(base(), "GET", at(""), "X-Long: " + "x".repeat(9_000)).status();
    assertTrue(List.of(0, 400, 413, 431).contains(status), "status " + status);
    assertEquals(200, RawHttp.send(base(), "GET", at(""), "X-Long: " + "x".repeat(999)).status());
  }

  @ParameterizedTest
  @ValueSource(strings = {"PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "get", "XYZ"})
  void aMethodOfNobodysIsRefused(String method) throws IOException {
    for (String path : List.of("", "words/en.json", "health/live", "account", "moderation")) {
      Answer answer =
          RawHttp.send(base(), method, at(path), "Sec-Fetch-Site: same-origin", "Cookie: a=k3pt");
      assertTrue(List.of(400, 405, 501).contains(answer.status()), method + " " + answer);
      assertTrue(!answer.body().contains("k3pt"), answer.body());
    }
  }

  /** A server may drop a connection of its own accord, which makes room for another. */
  @Test
  void onePersonHoldsSoManySocketsAndNoMore() {
    Visitor visitor = Visitor.fresh();
    List<SocketClient> open = new ArrayList<>();
    try {
      Outgoing first = knock(visitor, open);
      while (first instanceof Outgoing.Welcome && open.size() < 70) {
        first = knock(visitor, open);
      }
      assertEquals("tooManyPages", assertInstanceOf(Outgoing.Refused.class, first).code());
      assertTrue(open.size() > 60, "refused already was number " + open.size());
      assertEquals(1013, open.get(open.size() - 1).awaitClosed());
      try (SocketClient other = SocketClient.open(base(), "page", Visitor.fresh())) {
        other.await(Outgoing.Welcome.class);
      }
    } finally {
      open.forEach(SocketClient::close);
    }
  }

  private Outgoing knock(Visitor visitor, List<SocketClient> open) {
    SocketClient one = SocketClient.open(base(), "page", visitor);
    open.add(one);
    return one.await(
        Outgoing.class,
        said -> said instanceof Outgoing.Welcome || said instanceof Outgoing.Refused);
  }
}
