package dama.harness;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** Forms, as a page of our own sends them. */
public final class Form {
  private Form() {}

  /** What came back, and what the browser keeps afterwards. */
  public record Answer(HttpResponse<String> response, Visitor before) {
    public int status() {
      return response.statusCode();
    }

    public String body() {
      return response.body();
    }

    public String location() {
      return response.headers().firstValue("Location").orElse("");
    }

    /** Whose the browser is now. */
    public Visitor visitor() {
      String token = cookie("dama");
      return token.isEmpty() ? before : new Visitor("dama=" + token);
    }

    /** The value that a cookie was last given; empty if it was not. */
    public String cookie(String name) {
      return header(name).replaceFirst("^[^=]*=", "").replaceFirst(";.*", "");
    }

    /** In small letters. */
    public String attributes(String name) {
      return header(name).replaceFirst("^[^;]*;?", "").toLowerCase(Locale.ROOT);
    }

    private String header(String name) {
      List<String> all =
          response.headers().allValues("Set-Cookie").stream()
              .filter(header -> header.startsWith(name + "="))
              .toList();
      return all.isEmpty() ? "" : all.get(all.size() - 1);
    }
  }

  public static Answer get(URI base, String path, Visitor visitor) throws IOException {
    return new Answer(Http.get(base.resolve(path), "Cookie", visitor.cookie()), visitor);
  }

  /** POSTs fields, names and values in turn. */
  public static Answer send(URI base, String path, Visitor visitor, String... fields)
      throws IOException {
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < fields.length; i += 2) {
      body.append(i == 0 ? "" : "&").append(fields[i]).append('=');
      body.append(URLEncoder.encode(fields[i + 1], StandardCharsets.UTF_8));
    }
    HttpRequest request =
        HttpRequest.newBuilder(base.resolve(path))
            .timeout(Duration.ofSeconds(20))
            .header("Content-Type", "application/x-www-form-urlencoded")
            .header("Cookie", visitor.cookie())
            .header("Accept-Language", "en")
            .header("Origin", "http://" + base.getAuthority())
            .POST(BodyPublishers.ofString(body.toString()))
            .build();
    try {
      return new Answer(Http.CLIENT.send(request, BodyHandlers.ofString()), visitor);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("Interrupted", e);
    }
  }
}
