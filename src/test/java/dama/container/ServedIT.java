package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Http;
import java.io.IOException;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

class ServedIT extends Deployed {

  @Test
  void theLobbyAnswers() throws IOException {
    HttpResponse<String> page = Http.get(base());
    assertEquals(200, page.statusCode());
    assertTrue(page.body().contains("<html"), page.body());
  }

  @Test
  void theServerIsLiveAndReady() throws IOException {
    assertEquals(200, Http.get(base().resolve("health/live")).statusCode());
    assertEquals(200, Http.get(base().resolve("health/ready")).statusCode());
  }
}
