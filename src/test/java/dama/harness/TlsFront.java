package dama.harness;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.net.ssl.SSLSocket;

/**
 * Encrypts the way to a server of mail that cannot do so itself: GreenMail speaks no STARTTLS.
 * Within the encryption it passes everything on.
 */
public final class TlsFront implements AutoCloseable {
  /** When the encryption begins. */
  public enum Kind {
    IMPLICIT,
    STARTTLS
  }

  private final Kind kind;
  private final int behind;
  private final ServerSocket entrance;
  private final List<String> inTheClear = new CopyOnWriteArrayList<>();
  private volatile Certificate certificate;

  private TlsFront(Kind kind, int behind, Certificate certificate, ServerSocket entrance) {
    this.kind = kind;
    this.behind = behind;
    this.certificate = certificate;
    this.entrance = entrance;
  }

  /**
   * Opens one.
   *
   * @param behind the port of the server of mail
   */
  public static TlsFront open(Kind kind, int behind, Certificate certificate) {
    try {
      ServerSocket entrance = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
      TlsFront front = new TlsFront(kind, behind, certificate, entrance);
      daemon(front::accept);
      return front;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public int port() {
    return entrance.getLocalPort();
  }

  /** Shows another certificate from now on. */
  public void show(Certificate other) {
    certificate = other;
  }

  /** What was said before the encryption began, in small letters. */
  public List<String> inTheClear() {
    return List.copyOf(inTheClear);
  }

  private void accept() {
    while (!entrance.isClosed()) {
      try {
        Socket plain = entrance.accept();
        daemon(() -> serve(plain));
      } catch (IOException closed) {
        return;
      }
    }
  }

  private void serve(Socket plain) {
    try (plain;
        Socket far = new Socket(InetAddress.getLoopbackAddress(), behind)) {
      if (kind == Kind.STARTTLS) {
        if (!isStarted(plain)) {
          return;
        }
        // Its greeting has been given already.
        readLine(far.getInputStream());
      }
      try (SSLSocket near =
          (SSLSocket)
              certificate.shown().getSocketFactory().createSocket(plain, null, port(), true)) {
        near.setUseClientMode(false);
        near.startHandshake();
        daemon(() -> pass(far, near));
        pass(near, far);
      }
    } catch (IOException refused) {
      // By whoever does not trust us: that is theirs to say.
      return;
    }
  }

  /** Whether the encryption is asked for before anything else is. */
  private boolean isStarted(Socket plain) throws IOException {
    OutputStream out = plain.getOutputStream();
    answer(out, "220 front ESMTP");
    String line = readLine(plain.getInputStream());
    while (line.startsWith("ehlo")) {
      inTheClear.add(line);
      answer(out, "250-front\r\n250 STARTTLS");
      line = readLine(plain.getInputStream());
    }
    inTheClear.add(line);
    if (!line.equals("starttls")) {
      answer(out, "530 Must issue a STARTTLS command first");
      return false;
    }
    answer(out, "220 Ready");
    return true;
  }

  private static void answer(OutputStream out, String line) throws IOException {
    out.write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
    out.flush();
  }

  /** Not a byte more than the line: what follows it may be encrypted. */
  private static String readLine(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
      line.append((char) next);
    }
    return line.toString().strip().toLowerCase(Locale.ROOT);
  }

  private static void pass(Socket from, Socket to) {
    try {
      from.getInputStream().transferTo(to.getOutputStream());
      to.close();
    } catch (IOException over) {
      return;
    }
  }

  private static void daemon(Runnable work) {
    Thread thread = new Thread(work, "tls-front");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() {
    try {
      entrance.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
