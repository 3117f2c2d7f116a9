package dama.player;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/**
 * The secrets that browsers keep in a cookie. Only the hash of one is ever stored, so that who
 * reads the database cannot be anybody.
 */
public final class Tokens {
  /** The cookie that holds a visitor's token. */
  public static final String COOKIE = "dama";

  /** The cookie that holds it where a page of another site shows us in a frame. */
  public static final String EMBEDDED_COOKIE = "dama-embed";

  private static final int BYTES = 32;
  private static final SecureRandom RANDOM = new SecureRandom();

  private Tokens() {}

  /** A fresh secret of 256 bits: 43 characters that need no quoting in a cookie. */
  public static String newToken() {
    byte[] secret = new byte[BYTES];
    RANDOM.nextBytes(secret);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(secret);
  }

  /** Whether a text could be a token of ours; what is not is as good as none. */
  public static boolean isToken(String text) {
    return text.length() == 43 && text.chars().allMatch(Tokens::isBase64Url);
  }

  /** The SHA-256 of a token, as 64 hexadecimal digits. */
  public static String hash(String token) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException impossible) {
      // Every Java platform is required to have SHA-256.
      throw new IllegalStateException(impossible);
    }
  }

  private static boolean isBase64Url(int c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || c == '-'
        || c == '_';
  }
}
