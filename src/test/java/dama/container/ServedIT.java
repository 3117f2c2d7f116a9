package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Http;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;

class ServedIT extends Deployed {

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
