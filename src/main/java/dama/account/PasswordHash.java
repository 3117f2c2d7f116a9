package dama.account;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/**
 * What is kept of a password: {@code pbkdf2-sha512$ITERATIONS$SALT$HASH}. It says itself how it was
 * made, so that one of today is understood by whatever comes later, and made anew when somebody
 * signs in with it.
 *
 * <p>PBKDF2 and not Argon2: every Java has it, and the library that has the other is larger than
 * Dama. The iterations are those that OWASP asks for with SHA-512.
 */
record PasswordHash(int iterations, String salt, String hash) {

  static final int ITERATIONS = 210_000;

  private static final String SCHEME = "pbkdf2-sha512";
  private static final String ALGORITHM = "PBKDF2WithHmacSHA512";
  private static final int SALT_BYTES = 16;
  private static final int HASH_BITS = 256;
  private static final String NOTHINGS_SALT = "AAAAAAAAAAAAAAAAAAAAAA";
  private static final SecureRandom RANDOM = new SecureRandom();

  static PasswordHash of(String password) {
    byte[] salt = new byte[SALT_BYTES];
    RANDOM.nextBytes(salt);
    return of(password, ITERATIONS, salt);
  }

  private static PasswordHash of(String password, int iterations, byte[] salt) {
    return new PasswordHash(iterations, written(salt), written(hash(password, iterations, salt)));
  }

  /** Empty for what was made by no scheme that we know. */
  static Optional<PasswordHash> read(String stored) {
    String[] parts = stored.split("\\$", -1);
    boolean known = parts.length == 4 && parts[0].equals(SCHEME) && parts[1].matches("\\d{1,8}");
    return known
        ? Optional.of(new PasswordHash(Integer.parseInt(parts[1]), parts[2], parts[3]))
        : Optional.empty();
  }

  /** As it is stored. */
  String stored() {
    return String.join("$", SCHEME, Integer.toString(iterations), salt, hash);
  }

  boolean isOf(String password) {
    byte[] made = hash(password, iterations, Base64.getDecoder().decode(salt));
    return MessageDigest.isEqual(made, Base64.getDecoder().decode(hash));
  }

  /** The work that a hash of today takes beyond this one. */
  void doTheRest(String password) {
    if (isWeak()) {
      byte[] unused =
          hash(password, ITERATIONS - iterations, Base64.getDecoder().decode(NOTHINGS_SALT));
    }
  }

  /** Whether it was made with less work than one of today. */
  boolean isWeak() {
    return iterations < ITERATIONS;
  }

  private static String written(byte[] bytes) {
    return Base64.getEncoder().withoutPadding().encodeToString(bytes);
  }

  private static byte[] hash(String password, int iterations, byte[] salt) {
    PBEKeySpec spec = new PBEKeySpec(password.toCharArray(), salt, iterations, HASH_BITS);
    try {
      return SecretKeyFactory.getInstance(ALGORITHM).generateSecret(spec).getEncoded();
    } catch (GeneralSecurityException impossible) {
      // Every Java from 8 on has it.
      throw new IllegalStateException(impossible);
    } finally {
      spec.clearPassword();
    }
  }
}
