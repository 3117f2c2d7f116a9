package dama.identity;

import com.nimbusds.jose.util.JSONObjectUtils;
import com.nimbusds.jose.util.Resource;
import com.nimbusds.jose.util.ResourceRetriever;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.text.ParseException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Asks another server, and neither waits nor reads without end. No redirect is followed: an answer
 * comes from where it was asked for.
 */
final class Courier implements ResourceRetriever {

  /** In bytes. Ten times the longest list of keys seen. */
  private static final int LONGEST = 256 * 1024;

  private static final int OK = 200;

  private final Duration patience;
  private final HttpClient client;

  /**
   * @param patience from the question to the last byte of the answer
   */
  Courier(Duration patience) {
    this.patience = patience;
    client =
        HttpClient.newBuilder()
            .connectTimeout(patience)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();
  }

  /** What was answered: the status of HTTP, and what it says as an object of JSON. */
  record Answer(int status, Map<String, Object> json) {
    boolean isGood() {
      return status == OK;
    }
  }

  Answer get(URI from, String... headers) throws IOException {
    return answer(send(HttpRequest.newBuilder(from), headers));
  }

  Answer post(URI to, String form, String... headers) throws IOException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(to)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(form));
    return answer(send(request, headers));
  }

  /** How the keys are fetched. */
  @Override
  public Resource retrieveResource(URL from) throws IOException {
    try {
      HttpResponse<byte[]> response = send(HttpRequest.newBuilder(from.toURI()));
      if (response.statusCode() != OK) {
        throw new IOException("status " + response.statusCode() + " from " + from);
      }
      return new Resource(text(response), "application/json");
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  private HttpResponse<byte[]> send(HttpRequest.Builder request, String... headers)
      throws IOException {
    if (headers.length > 0) {
      request.headers(headers);
    }
    request.header("Accept", "application/json").timeout(patience);
    CompletableFuture<HttpResponse<byte[]>> answer =
        client.sendAsync(request.build(), head -> new LimitedBody(LONGEST));
    try {
      return answer.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      answer.cancel(true);
      throw new IOException("no answer in " + patience.toSeconds() + " s", e);
    } catch (ExecutionException e) {
      throw new IOException(String.valueOf(e.getCause()), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  private static Answer answer(HttpResponse<byte[]> response) throws IOException {
    try {
      return new Answer(response.statusCode(), JSONObjectUtils.parse(text(response)));
    } catch (ParseException e) {
      if (response.statusCode() != OK) {
        return new Answer(response.statusCode(), Map.of());
      }
      throw new IOException("no JSON from " + response.uri(), e);
    }
  }

  private static String text(HttpResponse<byte[]> response) {
    return new String(response.body(), StandardCharsets.UTF_8);
  }
}
