package dama.player;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** HMAC-SHA256 (RFC 2104). */
public final class Hmac {

  private static final String ALGORITHM = "HmacSHA256";

  private Hmac() {}

  /** 32 bytes, which nobody without the key can make or read back. */
  public static byte[] of(byte[] key, String text) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(key, ALGORITHM));
      return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
    } catch (GeneralSecurityException impossible) {
      // Every Java platform is required to have it.
      throw new IllegalStateException(impossible);
    }
  }
}
