package dama.notice;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.net.URI;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;

/**
 * By what the services of browsers know this site: RFC 8292 (VAPID).
 *
 * @param publicKey in base64url; browsers are told it
 * @param privateKey told to nobody outside this process
 */
public record SiteKeys(String publicKey, ECPrivateKey privateKey) {

  /** A day is the most that a service may take. */
  private static final Duration VALID = Duration.ofHours(12);

  private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();

  static SiteKeys newPair() {
    try {
      KeyPair pair = Curve.newPair();
      String point = ENCODER.encodeToString(Curve.bytes((ECPublicKey) pair.getPublic()));
      return new SiteKeys(point, (ECPrivateKey) pair.getPrivate());
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Both, in the text of one row. */
  String written() {
    return publicKey + "." + ENCODER.encodeToString(privateKey.getEncoded());
  }

  static SiteKeys read(String written) {
    String[] parts = written.split("\\.", -1);
    byte[] encoded = Base64.getUrlDecoder().decode(parts[1]);
    try {
      KeyFactory factory = KeyFactory.getInstance("EC");
      return new SiteKeys(
          parts[0], (ECPrivateKey) factory.generatePrivate(new PKCS8EncodedKeySpec(encoded)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("the keys in the row cannot be read", e);
    }
  }

  /**
   * What a request to a service says of whom it comes from.
   *
   * @param contact how to reach the owner, an address of the web or of mail; empty for none
   */
  String authorization(URI endpoint, String contact, Instant now) {
    JWTClaimsSet.Builder claims =
        new JWTClaimsSet.Builder()
            .audience(endpoint.getScheme() + "://" + endpoint.getRawAuthority())
            .expirationTime(Date.from(now.plus(VALID)));
    if (!contact.isEmpty()) {
      claims.subject(contact);
    }
    JWSHeader header = new JWSHeader.Builder(JWSAlgorithm.ES256).type(JOSEObjectType.JWT).build();
    SignedJWT token = new SignedJWT(header, claims.build());
    try {
      token.sign(new ECDSASigner(privateKey));
    } catch (JOSEException e) {
      throw new IllegalStateException(e);
    }
    return "vapid t=" + token.serialize() + ", k=" + publicKey;
  }

  @Override
  public String toString() {
    return "SiteKeys[" + publicKey + "]";
  }
}
