package dama.harness;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.List;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** A key and the certificate by which it vouches for itself, made for a host by Java's keytool. */
public final class Certificate {
  public static final String PASSWORD = "changeit";

  private static final String ALIAS = "server";
  private static final String KIND = "PKCS12";

  private final KeyStore keys;
  private final Path trust;

  private Certificate(KeyStore keys, Path trust) {
    this.keys = keys;
    this.trust = trust;
  }

  /**
   * Makes one.
   *
   * @param host as a certificate names it: {@code IP:127.0.0.1} or {@code DNS:mail.example}
   */
  public static Certificate of(String host) {
    try {
      Path folder = Files.createTempDirectory("certificate");
      Path file = folder.resolve("keys.p12");
      run(
          List.of(
              Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
              "-genkeypair",
              "-alias",
              ALIAS,
              "-keyalg",
              "RSA",
              "-dname",
              "CN=mail.test",
              "-ext",
              "SAN=" + host,
              "-storetype",
              KIND,
              "-storepass",
              PASSWORD,
              "-keystore",
              file.toString()));
      KeyStore keys = load(file);
      KeyStore trusted = KeyStore.getInstance(KIND);
      trusted.load(null, null);
      trusted.setCertificateEntry(ALIAS, keys.getCertificate(ALIAS));
      Path trust = folder.resolve("trust.p12");
      try (OutputStream out = Files.newOutputStream(trust)) {
        trusted.store(out, PASSWORD.toCharArray());
      }
      return new Certificate(keys, trust);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  private static void run(List<String> command) throws IOException {
    Process process = new ProcessBuilder(command).inheritIO().start();
    try {
      if (process.waitFor() != 0) {
        throw new AssertionError(command);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("Interrupted", e);
    }
  }

  private static KeyStore load(Path file) throws IOException, GeneralSecurityException {
    KeyStore store = KeyStore.getInstance(KIND);
    try (InputStream in = Files.newInputStream(file)) {
      store.load(in, PASSWORD.toCharArray());
    }
    return store;
  }

  /** A file that trusts this certificate and no other. */
  public Path trust() {
    return trust;
  }

  /** For a server that shows this certificate. */
  public SSLContext shown() {
    try {
      KeyManagerFactory managers =
          KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
      managers.init(keys, PASSWORD.toCharArray());
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(managers.getKeyManagers(), null, null);
      return context;
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  /** For a client that trusts this certificate and no other. */
  public SSLContext trusted() {
    try {
      TrustManagerFactory managers =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      managers.init(load(trust));
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(null, managers.getTrustManagers(), null);
      return context;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }
}
