package dama.container;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dama.harness.Http;
import dama.harness.RawHttp;
import dama.harness.RawHttp.Answer;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class ServedIT extends Deployed {
  private static final Pattern PICTURE =
      Pattern.compile("property=\"og:image\" content=\"([^\"]+)\"");

  @Test
  void theLobbyAnswers() throws IOException {
    HttpResponse<String> page = Http.get(base());
    assertEquals(200, page.statusCode());
    assertTrue(page.body().contains("<html"), page.body());
  }

  @Test
  void aPageOfAnotherSiteTakesNobodysPlace() throws IOException {
    // A browser sends no cookie along here, and would keep one that came back.
    HttpResponse<String> refused =
        Http.post(base(), "Origin", "http://stranger.example", "Sec-Fetch-Site", "cross-site");
    assertEquals(403, refused.statusCode());
    assertEquals(List.of(), refused.headers().allValues("Set-Cookie"));
  }

  @Test
  void aLinkThatIsPastedElsewhereShowsAPicture() throws IOException {
    Answer lobby = RawHttp.send(base(), "GET", base().getPath());
    Matcher named = PICTURE.matcher(lobby.body());
    assertTrue(named.find(), lobby.body());
    assertTrue(named.group(1).startsWith(base().toString()), named.group(1));
    URI picture = URI.create(named.group(1));
    Answer png = RawHttp.send(base(), "GET", picture.getPath());
    assertEquals(200, png.status());
    assertEquals("image/png", type(png));
    assertEquals("cross-origin", png.header("cross-origin-resource-policy"));
    // Kept by others, it must be nobody's.
    assertEquals("public, max-age=60", png.header("cache-control"));
    assertEquals("", png.header("set-cookie"));
    BufferedImage seen = ImageIO.read(new ByteArrayInputStream(png.body().getBytes(ISO_8859_1)));
    assertEquals("1200 630", seen.getWidth() + " " + seen.getHeight());
    String known = "If-None-Match: " + png.header("etag");
    assertEquals(304, RawHttp.send(base(), "GET", picture.getPath(), known).status());
    assertEquals(404, Http.get(base().resolve("card/zzzzzzzzzz.png")).statusCode());
    assertEquals(404, Http.get(base().resolve("card/kind/chess.svg")).statusCode());
  }

  @Test
  void itCanBeInstalledInTheLanguageOfItsPage() throws IOException {
    Answer answer = RawHttp.send(base(), "GET", base().getPath() + "manifest/mk.json");
    assertEquals("application/manifest+json", type(answer));
    JsonObject manifest =
        JsonParser.parseString(
                new String(answer.body().getBytes(ISO_8859_1), StandardCharsets.UTF_8))
            .getAsJsonObject();
    assertEquals("Дама", manifest.get("name").getAsString());
    assertEquals(base().getPath(), manifest.get("start_url").getAsString());
    List<String> purposes = new ArrayList<>();
    for (JsonElement icon : manifest.getAsJsonArray("icons")) {
      String path = icon.getAsJsonObject().get("src").getAsString();
      Answer image = RawHttp.send(base(), "GET", path);
      assertEquals(200, image.status(), path);
      assertEquals(icon.getAsJsonObject().get("type").getAsString(), type(image));
      purposes.add(icon.getAsJsonObject().get("purpose").getAsString());
    }
    assertEquals(List.of("any", "any", "any", "maskable"), purposes);
    assertEquals(404, Http.get(base().resolve("manifest/xx.json")).statusCode());
  }

  /** A server may add in what letters it is. */
  private static String type(Answer answer) {
    return answer.header("content-type").split(";", 2)[0];
  }

  @Test
  void noPageTakesAFormBack() throws IOException {
    URI made = base().resolve("?jakarta.faces.ViewState=stateless");
    assertEquals(404, Http.get(made).statusCode());
    assertEquals(404, Http.post(base(), "Sec-Fetch-Site", "same-origin").statusCode());
  }

  @Test
  void theServerIsLiveAndReady() throws IOException {
    assertEquals(200, Http.get(base().resolve("health/live")).statusCode());
    assertEquals(200, Http.get(base().resolve("health/ready")).statusCode());
  }
}
