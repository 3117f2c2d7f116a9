package dama.harness;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** Plain requests, as any client would send them. */
public final class Http {
  static final HttpClient CLIENT =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(5))
          .build();

  private Http() {}

  /** GETs an address; {@code headers} are names and values in turn. Redirects are not followed. */
  public static HttpResponse<String> get(URI uri, String... headers) throws IOException {
    return send(HttpRequest.newBuilder(uri), headers);
  }

  /** POSTs nothing to an address. */
  public static HttpResponse<String> post(URI uri, String... headers) throws IOException {
    return send(HttpRequest.newBuilder(uri).POST(BodyPublishers.noBody()), headers);
  }

  /** Sends a form as a page of the same site does; {@code form} as it goes over the wire. */
  public static HttpResponse<String> submit(URI uri, String form, String... headers)
      throws IOException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(uri)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .header("Origin", uri.getScheme() + "://" + uri.getAuthority())
            .POST(BodyPublishers.ofString(form));
    return send(request, headers);
  }

  private static HttpResponse<String> send(HttpRequest.Builder request, String... headers)
      throws IOException {
    request.timeout(Duration.ofSeconds(20));
    if (headers.length > 0) {
      request.headers(headers);
    }
    try {
      return CLIENT.send(request.build(), BodyHandlers.ofString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("Interrupted while asking for " + request.build().uri(), e);
    }
  }

  /** The status of an address, or 0 if nobody answers. */
  static int status(URI uri) {
    try {
      return get(uri).statusCode();
    } catch (IOException e) {
      return 0;
    }
  }
}
