package dama.harness;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * The service of a browser's maker and the browser behind it: it takes what is pushed, answers as
 * it was told to, and opens it. The opening is written from RFC 8291 once more, for this side.
 */
public final class PushReceiver implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int TAKEN = 201;

  private final HttpServer server;
  private final KeyPair browser;
  private final byte[] secret = {9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5, 6};
  private final List<Message> messages = new CopyOnWriteArrayList<>();
  private final Queue<Integer> answers = new ConcurrentLinkedQueue<>();

  private PushReceiver(HttpServer server, KeyPair browser) {
    this.server = server;
    this.browser = browser;
  }

  public static PushReceiver open() {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"));
      InetSocketAddress here = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
      PushReceiver receiver =
          new PushReceiver(HttpServer.create(here, 0), generator.generateKeyPair());
      receiver.server.createContext("/", receiver::take);
      receiver.server.start();
      return receiver;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  /**
   * What came.
   *
   * @param headers by their names in small letters
   */
  public record Message(String path, Map<String, String> headers, JsonObject text) {

    /** Empty where it was not sent. */
    public String header(String name) {
      return headers.getOrDefault(name, "");
    }
  }

  public String origin() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  /** As a browser asks to be told, names and values in turn. */
  public String[] subscription(String path) {
    return new String[] {
      "endpoint", origin() + path, "p256dh", base64(point()), "auth", base64(secret)
    };
  }

  /** What the next ones are answered, in turn; then that they are taken. */
  public void answer(Integer... statuses) {
    answers.addAll(List.of(statuses));
  }

  /** All that came, once it is so many. */
  public List<Message> await(int number) {
    Await.until(number + " messages", PATIENCE, () -> messages.size() >= number);
    return List.copyOf(messages);
  }

  private void take(HttpExchange exchange) throws IOException {
    try (exchange) {
      byte[] sealed = exchange.getRequestBody().readAllBytes();
      Map<String, String> headers = new java.util.TreeMap<>();
      exchange
          .getRequestHeaders()
          .forEach((name, all) -> headers.put(name.toLowerCase(java.util.Locale.ROOT), all.get(0)));
      Integer status = answers.poll();
      exchange.sendResponseHeaders(status == null ? TAKEN : status, -1);
      messages.add(new Message(exchange.getRequestURI().getPath(), headers, open(sealed)));
    } catch (GeneralSecurityException e) {
      throw new IOException(e);
    }
  }

  private JsonObject open(byte[] sealed) throws GeneralSecurityException {
    ByteBuffer all = ByteBuffer.wrap(sealed);
    byte[] salt = take(all, 16);
    int record = all.getInt();
    byte[] sender = take(all, all.get());
    byte[] text = take(all, all.remaining());
    if (record < text.length) {
      throw new GeneralSecurityException("more than one record");
    }
    KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(browser.getPrivate());
    agreement.doPhase(key(sender), true);
    byte[] shared = hmac(secret, agreement.generateSecret());
    byte[] key = hmac(salt, hmac(shared, join("WebPush: info\0", point(), sender)));
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    byte[] content = Arrays.copyOf(hmac(key, join("Content-Encoding: aes128gcm\0")), 16);
    byte[] nonce = Arrays.copyOf(hmac(key, join("Content-Encoding: nonce\0")), 12);
    cipher.init(
        Cipher.DECRYPT_MODE, new SecretKeySpec(content, "AES"), new GCMParameterSpec(128, nonce));
    byte[] plain = cipher.doFinal(text);
    String json = new String(plain, 0, plain.length - 1, StandardCharsets.UTF_8);
    return Json.createReader(new StringReader(json)).readObject();
  }

  private static byte[] take(ByteBuffer from, int length) {
    byte[] bytes = new byte[length];
    from.get(bytes);
    return bytes;
  }

  /** The parts, and the one that HKDF puts after them. */
  private static byte[] join(String first, byte[]... parts) {
    StringBuilder hex = new StringBuilder();
    hex.append(HexFormat.of().formatHex(first.getBytes(StandardCharsets.US_ASCII)));
    Arrays.stream(parts).forEach(part -> hex.append(HexFormat.of().formatHex(part)));
    return HexFormat.of().parseHex(hex.append("01"));
  }

  private static byte[] hmac(byte[] key, byte[] text) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    return mac.doFinal(text);
  }

  private ECPublicKey key(byte[] point) throws GeneralSecurityException {
    ECPoint w =
        new ECPoint(
            new BigInteger(1, Arrays.copyOfRange(point, 1, 33)),
            new BigInteger(1, Arrays.copyOfRange(point, 33, 65)));
    ECPublicKeySpec spec = new ECPublicKeySpec(w, ((ECPublicKey) browser.getPublic()).getParams());
    return (ECPublicKey) KeyFactory.getInstance("EC").generatePublic(spec);
  }

  private byte[] point() {
    ECPoint w = ((ECPublicKey) browser.getPublic()).getW();
    return HexFormat.of().parseHex(String.format("04%064x%064x", w.getAffineX(), w.getAffineY()));
  }

  private static String base64(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
