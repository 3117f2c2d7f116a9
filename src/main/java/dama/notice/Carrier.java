package dama.notice;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** Hands a sealed notice to the service of a browser's maker: RFC 8030. No redirect is followed. */
final class Carrier {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /** A move by days that nobody heard of for so long is found on the page. */
  private static final Duration KEPT = Duration.ofDays(3);

  private static final int TOO_MANY = 429;

  private final HttpClient client =
      HttpClient.newBuilder()
          .connectTimeout(PATIENCE)
          .followRedirects(HttpClient.Redirect.NEVER)
          .build();

  /** What came of it. */
  enum Answer {
    TAKEN,
    /** There is no such browser any more. */
    GONE,
    /** It may be taken another time. */
    LATER,
    REFUSED
  }

  /**
   * @param topic what it is about: a later one takes its place while it waits
   */
  Answer carry(URI endpoint, byte[] sealed, String topic, String authorization) {
    HttpRequest request =
        HttpRequest.newBuilder(endpoint)
            .timeout(PATIENCE)
            .header("Content-Encoding", "aes128gcm")
            .header("Content-Type", "application/octet-stream")
            .header("TTL", Long.toString(KEPT.toSeconds()))
            .header("Urgency", "normal")
            .header("Topic", topic)
            .header("Authorization", authorization)
            .POST(BodyPublishers.ofByteArray(sealed))
            .build();
    try {
      HttpResponse<InputStream> answer = client.send(request, BodyHandlers.ofInputStream());
      // What it says besides, however long, is not listened to.
      answer.body().close();
      return judge(answer.statusCode());
    } catch (IOException away) {
      return Answer.LATER;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Answer.LATER;
    }
  }

  static Answer judge(int status) {
    if (status / 100 == 2) {
      return Answer.TAKEN;
    }
    return switch (status) {
      case 404, 410 -> Answer.GONE;
      case TOO_MANY -> Answer.LATER;
      default -> status / 100 == 5 ? Answer.LATER : Answer.REFUSED;
    };
  }
}
