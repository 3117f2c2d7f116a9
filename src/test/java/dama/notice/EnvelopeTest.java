package dama.notice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jose.crypto.ECDSAVerifier;
import com.nimbusds.jwt.SignedJWT;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.spec.ECPrivateKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What goes to a service of a browser's maker, against what the documents say. */
class EnvelopeTest {
  /** From RFC 8291, section 5 and appendix A. */
  private static final String TEXT = "When I grow up, I want to be a watermelon";

  private static final String SENDER =
      "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
  private static final String SENDERS_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
  private static final String BROWSER =
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
  private static final String SECRET = "BTBZMqHH6r4Tts7J_aSIgg";
  private static final String SALT = "DGv6ra1nlYgDCS1FRnbzlw";
  private static final String SEALED =
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
          + "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxs"
          + "j_Qulcy4a-fN";

  private static final URI ENDPOINT = URI.create("https://push.example.net:8443/send/1");
  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");

  private static byte[] bytes(String text) {
    return Base64.getUrlDecoder().decode(text);
  }

  private static Subscription browser() {
    return Subscription.read(ENDPOINT.toString(), BROWSER, SECRET, "en").orElseThrow();
  }

  @Test
  void theExampleOfTheDocumentIsSealedAsThere() throws Exception {
    ECPrivateKeySpec spec =
        new ECPrivateKeySpec(new BigInteger(1, bytes(SENDERS_PRIVATE)), Curve.parameters());
    KeyPair pair =
        new KeyPair(Curve.point(bytes(SENDER)), KeyFactory.getInstance("EC").generatePrivate(spec));
    byte[] sealed =
        Envelope.seal(TEXT.getBytes(StandardCharsets.UTF_8), browser(), pair, bytes(SALT));
    assertEquals(SEALED, Base64.getUrlEncoder().withoutPadding().encodeToString(sealed));
  }

  @Test
  void theSameTextIsNeverSealedAlike() throws Exception {
    byte[] text = TEXT.getBytes(StandardCharsets.UTF_8);
    String first = Base64.getEncoder().encodeToString(Envelope.seal(text, browser()));
    assertNotEquals(first, Base64.getEncoder().encodeToString(Envelope.seal(text, browser())));
  }

  /** Off the curve, too short, no secret, and a letter that base64url does not have. */
  @ParameterizedTest
  @CsvSource({
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw8,"
        + SECRET,
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORc," + SECRET,
    BROWSER + ",BTBZ",
    BROWSER + ",BTBZMqHH6r4Tts7J_aSIg+"
  })
  void whatNoBrowserSendsIsNotTaken(String point, String secret) {
    assertEquals(Optional.empty(), Subscription.read(ENDPOINT.toString(), point, secret, "en"));
  }

  @Test
  void aServiceCanTellBySignatureWhoSendsAndToWhom() throws Exception {
    SiteKeys keys = SiteKeys.read(SiteKeys.newPair().written());
    String header = keys.authorization(ENDPOINT, "https://dama.example/", NOW);
    assertTrue(header.endsWith(", k=" + keys.publicKey()), header);
    SignedJWT token = SignedJWT.parse(header.replaceFirst("vapid t=", "").replaceFirst(",.*", ""));
    assertTrue(token.verify(new ECDSAVerifier(Curve.point(bytes(keys.publicKey())))));
    assertEquals("ES256", token.getHeader().getAlgorithm().getName());
    assertEquals("https://push.example.net:8443", token.getJWTClaimsSet().getAudience().get(0));
    assertEquals("https://dama.example/", token.getJWTClaimsSet().getSubject());
    Instant until = token.getJWTClaimsSet().getExpirationTime().toInstant();
    assertTrue(until.isAfter(NOW) && until.isBefore(NOW.plus(Duration.ofDays(1))), "" + until);
  }

  @Test
  void nothingThatIsSecretIsWrittenByAccident() {
    SiteKeys keys = SiteKeys.newPair();
    assertEquals("SiteKeys[" + keys.publicKey() + "]", keys.toString());
    assertEquals("Subscription[en]", browser().toString());
  }
}
