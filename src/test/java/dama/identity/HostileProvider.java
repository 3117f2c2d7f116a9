package dama.identity;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.KeyUse;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jose.util.JSONObjectUtils;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * A provider of OpenID Connect that does whatever a test wants, honest unless it is told not to.
 */
public final class HostileProvider implements AutoCloseable {
  public static final String CLIENT = "dama";
  public static final String SECRET = "a secret: with signs/";

  private static final Map<String, RSAKey> KEYS = new ConcurrentHashMap<>();

  private final HttpServer server;
  private final Map<String, String> codes = new HashMap<>();
  private final Set<String> redeemed = new HashSet<>();
  final AtomicInteger keysAsked = new AtomicInteger();
  final Map<String, Object> description = new HashMap<>();
  public final Map<String, Object> userInfo = new HashMap<>();
  Map<String, String> lastForm = Map.of();
  String lastAuthorization = "";
  RSAKey key = key("first");
  JWSAlgorithm algorithm = JWSAlgorithm.RS256;
  public Consumer<JWTClaimsSet.Builder> twist = claims -> {};
  public String rawToken = "";
  int padding;

  /** Nothing is answered before it is open. */
  CountDownLatch gate = new CountDownLatch(0);

  public HostileProvider() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.setExecutor(Executors.newCachedThreadPool());
    description.putAll(
        Map.of(
            "issuer", issuer(),
            "authorization_endpoint", issuer() + "/authorize",
            "token_endpoint", issuer() + "/token",
            "userinfo_endpoint", issuer() + "/userinfo",
            "jwks_uri", issuer() + "/keys"));
    server.createContext(
        "/.well-known/openid-configuration", exchange -> answer(exchange, 200, description));
    server.createContext("/keys", this::keys);
    server.createContext("/token", this::token);
    server.createContext("/userinfo", exchange -> answer(exchange, 200, userInfo));
    server.start();
  }

  public String issuer() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  /** What somebody's browser would carry back: a code that is good for this question. */
  public String codeFor(URI question) {
    Map<String, String> asked = fields(question.getRawQuery());
    String code = "code" + codes.size();
    codes.put(code, asked.get("nonce") + " " + asked.get("code_challenge"));
    return code;
  }

  /** One of a name; a new one each time would make the tests wait. */
  static RSAKey key(String id) {
    return KEYS.computeIfAbsent(id, HostileProvider::newKey);
  }

  static RSAKey newKey(String id) {
    try {
      return new RSAKeyGenerator(2048).keyID(id).keyUse(KeyUse.SIGNATURE).generate();
    } catch (JOSEException e) {
      throw new AssertionError(e);
    }
  }

  /** All is right with it but the key, which is not among those that are published. */
  String signedByUnknown(String nonce) {
    RSAKey published = key;
    key = key("unknown");
    try {
      return signed(claims(nonce));
    } finally {
      key = published;
    }
  }

  private void keys(HttpExchange exchange) throws IOException {
    keysAsked.incrementAndGet();
    answer(exchange, 200, new JWKSet(key.toPublicJWK()).toJSONObject());
  }

  private void token(HttpExchange exchange) throws IOException {
    lastForm = fields(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
    lastAuthorization = String.valueOf(exchange.getRequestHeaders().getFirst("Authorization"));
    String code = String.valueOf(lastForm.get("code"));
    String[] asked = codes.getOrDefault(code, " ").split(" ", -1);
    String proof = Digests.base64(Digests.sha256(lastForm.getOrDefault("code_verifier", "")));
    if (!redeemed.add(code) || !proof.equals(asked[1])) {
      answer(exchange, 400, Map.of("error", "invalid_grant"));
      return;
    }
    String token = rawToken.isEmpty() ? signed(claims(asked[0])) : rawToken;
    answer(
        exchange, 200, Map.of("id_token", token, "access_token", "access", "token_type", "Bearer"));
  }

  private JWTClaimsSet claims(String nonce) {
    Instant now = Instant.now();
    JWTClaimsSet.Builder claims =
        new JWTClaimsSet.Builder()
            .issuer(issuer())
            .subject("subject-1")
            .audience(CLIENT)
            .issueTime(Date.from(now))
            .expirationTime(Date.from(now.plusSeconds(300)))
            .claim("nonce", nonce)
            .claim("preferred_username", "ada");
    twist.accept(claims);
    return claims.build();
  }

  private String signed(JWTClaimsSet claims) {
    if (algorithm.getName().equals("none")) {
      return new PlainJWT(claims).serialize();
    }
    try {
      JWSHeader header = new JWSHeader.Builder(algorithm).keyID(key.getKeyID()).build();
      SignedJWT token = new SignedJWT(header, claims);
      token.sign(signer());
      return token.serialize();
    } catch (JOSEException e) {
      throw new AssertionError(e);
    }
  }

  /** With HS256 the public key is taken for a secret that both know, as who confuses them would. */
  private JWSSigner signer() throws JOSEException {
    return algorithm.equals(JWSAlgorithm.HS256)
        ? new MACSigner(key.toPublicJWK().toJSONString())
        : new RSASSASigner(key);
  }

  private void answer(HttpExchange exchange, int status, Map<String, Object> json)
      throws IOException {
    try {
      gate.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    String text = JSONObjectUtils.toJSONString(json) + " ".repeat(padding);
    byte[] body = text.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(status, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  public static Map<String, String> fields(String form) {
    Map<String, String> fields = new HashMap<>();
    for (String pair : List.of(form.split("&", -1))) {
      String[] parts = pair.split("=", 2);
      fields.put(parts[0], URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
    }
    return fields;
  }

  @Override
  public void close() {
    gate.countDown();
    server.stop(0);
  }
}
