package dama.identity;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.proc.DefaultJWTProcessor;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.text.ParseException;
import java.util.Set;

/**
 * Believes the signed tokens of one provider, and no others (OpenID Connect Core 1.0, section
 * 3.1.3.7). Keys are fetched again when a token names one that is not known yet.
 */
final class IdTokens {

  /**
   * What is signed with a secret that we share is not among them, nor what is not signed at all.
   */
  private static final Set<JWSAlgorithm> ALGORITHMS =
      Set.of(
          JWSAlgorithm.RS256,
          JWSAlgorithm.RS384,
          JWSAlgorithm.RS512,
          JWSAlgorithm.PS256,
          JWSAlgorithm.PS384,
          JWSAlgorithm.PS512,
          JWSAlgorithm.ES256,
          JWSAlgorithm.ES384,
          JWSAlgorithm.ES512);

  private static final long KEPT_MILLIS = 15 * 60_000L;
  private static final long PATIENCE_MILLIS = 10_000;

  /** Tokens with made-up keys make us ask no more often than that. */
  private static final long BETWEEN_QUESTIONS_MILLIS = 10_000;

  private final String issuer;
  private final String client;
  private final JWKSource<SecurityContext> keys;

  /**
   * @param client the id under which the provider knows us
   */
  IdTokens(Provider provider, String client, Courier courier) throws MalformedURLException {
    URL address = provider.keys().toURL();
    issuer = provider.issuer();
    this.client = client;
    keys =
        JWKSourceBuilder.create(address, courier)
            .cache(KEPT_MILLIS, PATIENCE_MILLIS)
            .refreshAheadCache(false)
            .rateLimited(BETWEEN_QUESTIONS_MILLIS)
            .outageTolerant(KEPT_MILLIS)
            .build();
  }

  /**
   * What a token says.
   *
   * @param nonce that the token was asked for with
   * @throws NotBelievedException if any of it is not as it should be
   * @throws IOException if the keys cannot be had
   */
  JWTClaimsSet read(String token, String nonce) throws NotBelievedException, IOException {
    DefaultJWTProcessor<SecurityContext> processor = new DefaultJWTProcessor<>();
    processor.setJWSKeySelector(new JWSVerificationKeySelector<>(ALGORITHMS, keys));
    processor.setJWTClaimsSetVerifier(new IdTokenClaims(issuer, client, nonce));
    try {
      return processor.process(token, null);
    } catch (ParseException | BadJOSEException e) {
      throw new NotBelievedException(String.valueOf(e.getMessage()));
    } catch (JOSEException e) {
      throw new IOException("its keys: " + e.getMessage(), e);
    }
  }
}
