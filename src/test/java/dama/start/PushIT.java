package dama.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jose.crypto.ECDSAVerifier;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.util.Base64URL;
import com.nimbusds.jwt.SignedJWT;
import dama.harness.Await;
import dama.harness.Form;
import dama.harness.PushReceiver;
import dama.harness.ServerKind;
import dama.harness.ServerPlan;
import dama.harness.ServerProcess;
import dama.harness.Table;
import dama.harness.Visitor;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Notices to somebody with no page open, as they leave a whole server. */
class PushIT {
  private static final String OWNER = "Vestalinka";
  private static final String PASSWORD = "four green frogs sing";
  private static final String SITE = "https://site.example/dama/";
  private static final String BY_DAYS = "1/86400";
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @ParameterizedTest
  @EnumSource
  void whoIsAwayFromAGameByDaysIsToldInTheirLanguageAndNobodyOnTheWayCanReadIt(ServerKind kind)
      throws Exception {
    try (PushReceiver service = PushReceiver.open()) {
      Map<String, String> environment =
          Map.of(
              "DAMA_OWNER", OWNER,
              "DAMA_OWNER_PASSWORD", PASSWORD,
              "DAMA_ADDRESS", SITE,
              "DAMA_PUSH_ORIGINS", service.origin());
      String name = "push-" + kind.name().toLowerCase(Locale.ROOT);
      ServerPlan plan = ServerPlan.of(name, "/dama", environment);
      try (ServerProcess server = ServerProcess.start(kind, plan)) {
        // Made past the start, so that a server is ready without it.
        Await.until("the owner", PATIENCE, () -> log(plan).contains("is the owner's now"));
        play(server.base(), service);
      }
      String log = log(plan);
      String[] browser = service.subscription("/send/1");
      for (String secret : List.of("/send/", browser[3], browser[5])) {
        assertFalse(log.contains(secret), "the log tells where or how a browser is reached");
      }
      assertFalse(log.contains("SiteKeyStore"), log);
    }
  }

  private static String log(ServerPlan plan) {
    try {
      return Files.readString(plan.log());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void play(URI base, PushReceiver service) throws Exception {
    try (Table table = Table.meet(base, "russian", BY_DAYS)) {
      Visitor white = new Visitor(table.whiteVisitor().cookie() + "; dama-lang=hr");
      assertEquals("", offered(base, white).getString("key"));
      assertEquals(422, subscribe(base, white, service).status());
      Visitor owner =
          Form.send(base, "sign-in", Visitor.fresh(), "name", OWNER, "password", PASSWORD)
              .visitor();
      assertEquals(303, Form.send(base, "owner/push", owner).status());
      refuseElsewhere(base, white, service);
      assertEquals(204, subscribe(base, white, service).status());
      JsonObject offered = offered(base, white);
      assertEquals("hr", offered.getString("language"));
      away(table, service, offered.getString("key"));
      Await.until("forgotten", PATIENCE, () -> !knows(base, white));
      assertEquals(204, subscribe(base, white, service).status());
      assertEquals(204, Form.send(base, "push/end", white).status());
      assertFalse(knows(base, white));
    }
  }

  private static void refuseElsewhere(URI base, Visitor visitor, PushReceiver service)
      throws IOException {
    for (String endpoint :
        List.of(
            "http://fcm.googleapis.com/send/1",
            "https://push.example.org/send/1",
            "https://fcm.googleapis.com:8443/send/1",
            "https://name@fcm.googleapis.com/send/1",
            "ftp://fcm.googleapis.com/send/1",
            service.origin().replace("http:", "https:") + "/send/1",
            service.origin() + "x/send/1")) {
      String[] fields = service.subscription("/send/1");
      fields[1] = endpoint;
      assertEquals(422, Form.send(base, "push", visitor, fields).status(), endpoint);
    }
  }

  private static void away(Table table, PushReceiver service, String key) throws Exception {
    table.play(1, List.of(21, 17));
    table.white().leave();
    table.black().await(Outgoing.Presence.class, one -> !one.white());
    table.black().send(new Incoming.Move(2, List.of(9, 13)));
    PushReceiver.Message turn = service.await(1).get(0);
    String game = table.game();
    assertTrue(turn.text().getString("title").startsWith("Vi ste na potezu. Protivnik:"));
    assertEquals("Ruska dama", turn.text().getString("body"));
    assertEquals("game/" + game, turn.text().getString("url"));
    assertEquals("hr ltr", turn.text().getString("lang") + " " + turn.text().getString("dir"));
    signed(turn, service.origin(), key);
    service.answer(503);
    table.black().send(new Incoming.OfferDraw());
    List<PushReceiver.Message> offers = service.await(3).subList(1, 3);
    for (PushReceiver.Message offer : offers) {
      assertTrue(offer.text().getString("title").endsWith(" nudi remi."), offer.toString());
      assertEquals("game-" + game, offer.text().getString("tag"));
    }
    service.answer(410);
    table.black().send(new Incoming.Resign());
    PushReceiver.Message end = service.await(4).get(3);
    assertTrue(end.text().getString("title").startsWith("Pobijedili ste."), end.toString());
    assertEquals("over-" + game, end.text().getString("tag"));
  }

  private static void signed(PushReceiver.Message message, String origin, String key)
      throws Exception {
    assertEquals("aes128gcm", message.header("content-encoding"));
    assertTrue(Integer.parseInt(message.header("ttl")) > 0);
    String[] parts = message.header("authorization").split("[ =,]+", -1);
    assertEquals(List.of("vapid", "t", "k", key), List.of(parts[0], parts[1], parts[3], parts[4]));
    byte[] point = Base64URL.from(key).decode();
    ECKey known =
        new ECKey.Builder(
                Curve.P_256,
                Base64URL.encode(Arrays.copyOfRange(point, 1, 33)),
                Base64URL.encode(Arrays.copyOfRange(point, 33, 65)))
            .build();
    SignedJWT token = SignedJWT.parse(parts[2]);
    assertTrue(token.verify(new ECDSAVerifier(known)));
    assertEquals(List.of(origin), token.getJWTClaimsSet().getAudience());
    assertEquals(SITE, token.getJWTClaimsSet().getSubject());
  }

  private static Form.Answer subscribe(URI base, Visitor visitor, PushReceiver service)
      throws IOException {
    return Form.send(base, "push", visitor, service.subscription("/send/1"));
  }

  private static JsonObject offered(URI base, Visitor visitor) throws IOException {
    String body = Form.get(base, "push", visitor).body();
    return Json.createReader(new StringReader(body)).readObject();
  }

  private static boolean knows(URI base, Visitor visitor) {
    try {
      return offered(base, visitor).containsKey("endpoint");
    } catch (IOException e) {
      return true;
    }
  }
}
