package dama.notice;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.interfaces.ECPublicKey;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Seals what is for one browser, so that the service that carries it cannot read it: RFC 8291, in
 * one record of RFC 8188 ({@code aes128gcm}).
 */
final class Envelope {
  private static final int RECORD_BYTES = 4_096;
  private static final int SALT_BYTES = 16;
  private static final int KEY_BYTES = 16;
  private static final int NONCE_BYTES = 12;
  private static final int HASH_BYTES = 32;
  private static final int TAG_BITS = 128;

  /** What a record that is the last one ends with, before it is sealed. */
  private static final byte LAST = 2;

  private static final SecureRandom RANDOM = new SecureRandom();

  private Envelope() {}

  static byte[] seal(byte[] text, Subscription to) throws GeneralSecurityException {
    byte[] salt = new byte[SALT_BYTES];
    RANDOM.nextBytes(salt);
    return seal(text, to, Curve.newPair(), salt);
  }

  /**
   * @param own made for this one message
   */
  static byte[] seal(byte[] text, Subscription to, KeyPair own, byte[] salt)
      throws GeneralSecurityException {
    byte[] sender = Curve.bytes((ECPublicKey) own.getPublic());
    byte[] key = derive(to, shared(own, to), sender);
    byte[] content = hkdf(salt, key, ascii("Content-Encoding: aes128gcm\0"), KEY_BYTES);
    byte[] nonce = hkdf(salt, key, ascii("Content-Encoding: nonce\0"), NONCE_BYTES);
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(
        Cipher.ENCRYPT_MODE,
        new SecretKeySpec(content, "AES"),
        new GCMParameterSpec(TAG_BITS, nonce));
    ByteBuffer head =
        ByteBuffer.allocate(SALT_BYTES + Integer.BYTES + 1 + sender.length)
            .put(salt)
            .putInt(RECORD_BYTES)
            .put((byte) sender.length)
            .put(sender);
    byte[] sealed = cipher.doFinal(join(text, new byte[] {LAST}));
    return join(head.array(), sealed);
  }

  private static byte[] shared(KeyPair own, Subscription to) throws GeneralSecurityException {
    KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(own.getPrivate());
    Key none = agreement.doPhase(to.point(), true);
    assert none == null : "two are all that agree";
    return agreement.generateSecret();
  }

  /** Section 3.4 of RFC 8291: the browser's own secret goes in, which the service does not know. */
  private static byte[] derive(Subscription to, byte[] shared, byte[] sender)
      throws GeneralSecurityException {
    byte[] info = join(ascii("WebPush: info\0"), to.pointBytes(), sender);
    return hkdf(to.secretBytes(), shared, info, HASH_BYTES);
  }

  /** RFC 5869, for no more than one hash is long. */
  private static byte[] hkdf(byte[] salt, byte[] key, byte[] info, int length)
      throws GeneralSecurityException {
    byte[] extracted = hmac(salt, key);
    return Arrays.copyOf(hmac(extracted, join(info, new byte[] {1})), length);
  }

  private static byte[] hmac(byte[] key, byte[] text) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    return mac.doFinal(text);
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] join(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }
}
