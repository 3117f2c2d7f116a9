package dama.harness;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Requests that no well-behaved client would send: every byte as it is given. */
public final class RawHttp {
  private static final int PATIENCE_MILLIS = 10_000;

  private RawHttp() {}

  /**
   * What came back.
   *
   * @param status 0 if the connection was closed without an answer
   * @param headers by their names in small letters, several lines of one name joined by newlines
   */
  public record Answer(int status, Map<String, String> headers, String body) {
    public String header(String name) {
      return headers.getOrDefault(name.toLowerCase(Locale.ROOT), "");
    }
  }

  /**
   * Sends a request that ends after its headers.
   *
   * @param target what stands between the method and the version, not changed in any way; bytes are
   *     written as the letters of Latin-1
   * @param headers whole lines
   */
  public static Answer send(URI base, String method, String target, String... headers)
      throws IOException {
    StringBuilder text = new StringBuilder(method + " " + target + " HTTP/1.1\r\n");
    text.append("Host: ").append(base.getAuthority()).append("\r\nConnection: close\r\n");
    Stream.of(headers).forEach(line -> text.append(line).append("\r\n"));
    return exchange(base, text.append("\r\n").toString());
  }

  /** POSTs a form as a page of ours would; the body is Latin-1. */
  public static Answer post(URI base, String target, String body, String... headers)
      throws IOException {
    StringBuilder text = new StringBuilder("POST " + target + " HTTP/1.1\r\n");
    text.append("Host: ").append(base.getAuthority()).append("\r\nConnection: close\r\n");
    text.append("Sec-Fetch-Site: same-origin\r\n");
    text.append("Content-Type: application/x-www-form-urlencoded\r\n");
    text.append("Content-Length: ").append(body.length()).append("\r\n");
    Stream.of(headers).forEach(line -> text.append(line).append("\r\n"));
    return exchange(base, text.append("\r\n").append(body).toString());
  }

  private static Answer exchange(URI base, String request) throws IOException {
    try (Socket socket = new Socket(base.getHost(), base.getPort())) {
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().flush();
      return read(readAll(socket.getInputStream()));
    }
  }

  /** As far as it comes: who refuses an answer half-way has said enough. */
  private static String readAll(InputStream in) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    byte[] some = new byte[8192];
    try {
      for (int read = in.read(some); read >= 0; read = in.read(some)) {
        all.write(some, 0, read);
      }
    } catch (SocketTimeoutException kept) {
      return all.toString(StandardCharsets.ISO_8859_1);
    } catch (IOException reset) {
      return all.toString(StandardCharsets.ISO_8859_1);
    }
    return all.toString(StandardCharsets.ISO_8859_1);
  }

  private static Answer read(String text) {
    String[] parts = text.split("\r\n\r\n", 2);
    String[] lines = parts[0].split("\r\n", -1);
    String[] first = lines[0].split(" ", 3);
    Map<String, String> headers = new TreeMap<>();
    Stream.of(lines)
        .skip(1)
        .map(line -> line.split(":", 2))
        .filter(pair -> pair.length == 2)
        .forEach(
            pair ->
                headers.merge(
                    pair[0].toLowerCase(Locale.ROOT), pair[1].strip(), (a, b) -> a + "\n" + b));
    int status = first.length > 1 ? Integer.parseInt(first[1]) : 0;
    return new Answer(status, headers, parts.length > 1 ? parts[1] : "");
  }
}
