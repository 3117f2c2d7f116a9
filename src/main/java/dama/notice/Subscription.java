package dama.notice;

import java.security.GeneralSecurityException;
import java.security.interfaces.ECPublicKey;
import java.util.Base64;
import java.util.Optional;

/**
 * A browser that is to be told, as its maker's service knows it.
 *
 * @param endpoint where what is for it goes
 * @param publicKey of the browser: a point of P-256, uncompressed, in base64url
 * @param secret that the browser shares with us: 16 bytes in base64url
 * @param language a tag
 */
public record Subscription(String endpoint, String publicKey, String secret, String language) {

  private static final int LONGEST_ENDPOINT = 1_000;
  private static final int SECRET_BYTES = 16;
  private static final Base64.Decoder DECODER = Base64.getUrlDecoder();

  /** As a browser sends it; empty where that is none. */
  public static Optional<Subscription> read(
      String endpoint, String publicKey, String secret, String language) {
    try {
      Subscription read = new Subscription(endpoint, publicKey, secret, language);
      boolean fits =
          endpoint.length() <= LONGEST_ENDPOINT
              && publicKey.length() <= Curve.POINT_BYTES * 2
              && read.secretBytes().length == SECRET_BYTES
              && Curve.isPoint(read.point());
      return fits ? Optional.of(read) : Optional.empty();
    } catch (IllegalArgumentException malformed) {
      return Optional.empty();
    }
  }

  byte[] pointBytes() {
    return DECODER.decode(publicKey);
  }

  byte[] secretBytes() {
    return DECODER.decode(secret);
  }

  ECPublicKey point() {
    try {
      return Curve.point(pointBytes());
    } catch (GeneralSecurityException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** Who has the endpoint and the keys can send to the browser. */
  @Override
  public String toString() {
    return "Subscription[" + language + "]";
  }
}
