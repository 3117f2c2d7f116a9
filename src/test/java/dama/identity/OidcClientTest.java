package dama.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jwt.JWTClaimsSet;
import dama.server.Elsewhere;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OidcClientTest {
  private static final URI BACK = URI.create("https://dama.example.org/sign-in/oidc/back");

  private final HostileProvider provider = new HostileProvider();
  private final Attempt attempt = Attempt.begin("/", Instant.now());
  private OidcClient client = client(HostileProvider.SECRET);

  private OidcClient client(String secret) {
    return new OidcClient(
        new Elsewhere(provider.issuer(), HostileProvider.CLIENT, secret, "", "", List.of()),
        Clock.systemUTC());
  }

  @AfterEach
  void close() {
    provider.close();
  }

  private String code() throws IOException {
    return provider.codeFor(client.question(attempt, BACK, "en"));
  }

  private Member come() throws IOException, NotBelievedException {
    return client.member(attempt, answer(code()), BACK);
  }

  private static OidcClient.Answer answer(String code) {
    return new OidcClient.Answer(code, "");
  }

  private String disbelief() {
    return String.valueOf(assertThrows(NotBelievedException.class, this::come).getMessage());
  }

  @Test
  void anHonestProviderIsBelieved() throws Exception {
    assertEquals(new Member(provider.issuer(), "subject-1", List.of("ada")), come());
    String basic =
        new String(
            Base64.getDecoder().decode(provider.lastAuthorization.substring("Basic ".length())),
            StandardCharsets.UTF_8);
    assertEquals("dama:a+secret%3A+with+signs%2F", basic);
    assertFalse(provider.lastForm.containsKey("client_secret"));
  }

  @Test
  void theQuestionCarriesProofsAndNoSecret() throws Exception {
    URI question = client.question(attempt, BACK, "mk");
    Map<String, String> asked = HostileProvider.fields(question.getRawQuery());
    assertTrue(question.toString().startsWith(provider.issuer() + "/authorize?"));
    assertEquals("code", asked.get("response_type"));
    assertEquals(BACK.toString(), asked.get("redirect_uri"));
    assertEquals("openid profile", asked.get("scope"));
    assertEquals("S256", asked.get("code_challenge_method"));
    assertEquals("mk", asked.get("ui_locales"));
    assertEquals(attempt.state(), asked.get("state"));
    assertEquals(attempt.nonce(), asked.get("nonce"));
    assertFalse(question.toString().contains(attempt.secret()));
    assertFalse(question.toString().contains(attempt.verifier()));
  }

  @Test
  void aPublicClientNamesItselfInTheForm() throws Exception {
    client = client("");
    come();
    assertEquals(HostileProvider.CLIENT, provider.lastForm.get("client_id"));
    assertEquals("null", provider.lastAuthorization);
  }

  @Test
  void aProviderThatWantsTheSecretInTheFormGetsItThere() throws Exception {
    provider.description.put(
        "token_endpoint_auth_methods_supported", List.of("client_secret_post", "private_key_jwt"));
    come();
    assertEquals(HostileProvider.SECRET, provider.lastForm.get("client_secret"));
    assertEquals("null", provider.lastAuthorization);
  }

  /** A lie, and what is said of it in the log. */
  record Lie(String name, Consumer<JWTClaimsSet.Builder> twist, String said) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Lie> lies() {
    return Stream.of(
        new Lie("another nonce", claims -> claims.claim("nonce", "other"), "nonce"),
        new Lie("no nonce", claims -> claims.claim("nonce", null), "nonce"),
        new Lie("another audience", claims -> claims.audience("other"), "aud"),
        new Lie("no audience", claims -> claims.audience((String) null), "aud"),
        new Lie(
            "two audiences and no party",
            claims -> claims.audience(List.of(HostileProvider.CLIENT, "other")),
            "party"),
        new Lie("another party", claims -> claims.claim("azp", "other"), "party"),
        new Lie("another issuer", claims -> claims.issuer("https://other.example"), "iss"),
        new Lie("no issuer", claims -> claims.issuer(null), "iss"),
        new Lie("no subject", claims -> claims.subject(null), "sub"),
        new Lie("an empty subject", claims -> claims.subject(" "), "subject"),
        new Lie("a subject without end", claims -> claims.subject("s".repeat(256)), "subject"),
        new Lie("expired", claims -> claims.expirationTime(fromNow(-120)), "xpired"),
        new Lie("no expiry", claims -> claims.expirationTime(null), "exp"),
        new Lie("issued in time to come", claims -> claims.issueTime(fromNow(120)), "issued"),
        new Lie("issued long ago", claims -> claims.issueTime(fromNow(-900)), "issued"),
        new Lie("never issued", claims -> claims.issueTime(null), "iat"),
        new Lie("not valid yet", claims -> claims.notBeforeTime(fromNow(120)), "before"));
  }

  private static Date fromNow(int seconds) {
    return Date.from(Instant.now().plusSeconds(seconds));
  }

  @ParameterizedTest
  @MethodSource("lies")
  void aLieIsNotBelieved(Lie lie) {
    provider.twist = lie.twist();
    String said = disbelief();
    assertTrue(said.contains(lie.said()), said);
  }

  @Test
  void clocksMayDifferByAMoment() throws Exception {
    provider.twist =
        claims -> claims.expirationTime(fromNow(-20)).issueTime(fromNow(20)).claim("azp", "dama");
    assertEquals("subject-1", come().subject());
  }

  @Test
  void aTokenWithoutASignatureIsNotBelieved() {
    provider.algorithm = new JWSAlgorithm("none");
    String said = disbelief();
    assertTrue(said.contains("nsecured"), said);
  }

  @Test
  void aPublicKeyIsNoSecretToSignWith() {
    provider.algorithm = JWSAlgorithm.HS256;
    disbelief();
  }

  @Test
  void aTokenSignedByAnotherKeyOfTheSameNameIsNotBelieved() throws Exception {
    come();
    provider.key = HostileProvider.newKey("first");
    disbelief();
  }

  @Test
  void aTokenSignedByAKeyThatNobodyPublishesIsNotBelieved() throws Exception {
    come();
    provider.rawToken = provider.signedByUnknown(attempt.nonce());
    disbelief();
  }

  @Test
  void nonsenseIsNotBelieved() {
    for (String nonsense : List.of("x", "a.b.c", "..", "eyJhbGciOiJSUzI1NiJ9..")) {
      provider.rawToken = nonsense;
      disbelief();
    }
  }

  @Test
  void keysThatChangeAreFetchedAgain() throws Exception {
    come();
    come();
    assertEquals(1, provider.keysAsked.get());
    provider.key = HostileProvider.key("second");
    assertEquals("subject-1", come().subject());
    assertEquals(2, provider.keysAsked.get());
  }

  @Test
  void madeUpKeysDoNotMakeUsAskWithoutEnd() throws Exception {
    come();
    for (int i = 0; i < 20; i++) {
      provider.rawToken = provider.signedByUnknown(attempt.nonce());
      assertThrows(Exception.class, this::come);
    }
    assertTrue(provider.keysAsked.get() <= 3, "asked " + provider.keysAsked.get());
  }

  @Test
  void aCodeIsTakenOnce() throws Exception {
    OidcClient.Answer answer = answer(code());
    client.member(attempt, answer, BACK);
    assertThrows(NotBelievedException.class, () -> client.member(attempt, answer, BACK));
  }

  @Test
  void aCodeThatAnotherBrowserAskedForIsOfNoUse() throws Exception {
    OidcClient.Answer stolen = answer(code());
    Attempt other = Attempt.begin("/", Instant.now());
    assertThrows(NotBelievedException.class, () -> client.member(other, stolen, BACK));
  }

  @Test
  void anAnswerInTheNameOfAnotherProviderIsNotBelieved() throws Exception {
    OidcClient.Answer other = new OidcClient.Answer(code(), "https://other.example");
    assertThrows(NotBelievedException.class, () -> client.member(attempt, other, BACK));
    provider.description.put("authorization_response_iss_parameter_supported", true);
    client = client(HostileProvider.SECRET);
    disbelief();
  }

  @Test
  void aNameThatTheTokenLacksIsAskedFor() throws Exception {
    provider.twist = claims -> claims.claim("preferred_username", null);
    provider.userInfo.putAll(Map.of("sub", "subject-1", "name", "Ada L", "nickname", "ada"));
    assertEquals(List.of("ada", "Ada L"), come().names());
    provider.userInfo.put("sub", "somebody else");
    assertEquals(List.of(), come().names());
  }

  @Test
  void aProviderThatNeverEndsIsLeft() {
    provider.padding = 300_000;
    assertThrows(IOException.class, this::come);
  }

  @Test
  void aProviderThatIsSlowIsNotWaitedForWithoutEnd() {
    provider.gate = new CountDownLatch(1);
    Courier hasty = new Courier(Duration.ofMillis(200));
    assertThrows(IOException.class, () -> hasty.get(Provider.descriptionOf(provider.issuer())));
  }

  @Test
  void aProviderThatCallsItselfAnotherIsNotMet() {
    provider.description.put("issuer", "https://other.example");
    assertThrows(IOException.class, client::meet);
  }

  @Test
  void anAddressThatAnybodyCouldReadIsNotUsed() {
    provider.description.put("token_endpoint", "http://id.example.org/token");
    assertThrows(IOException.class, client::meet);
  }
}
