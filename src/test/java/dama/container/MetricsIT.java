package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Http;
import dama.harness.SocketClient;
import dama.harness.Visitor;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What the owner's own tools may read of a node, and nobody else. */
class MetricsIT extends Deployed {
  private static final String OWNERS_TOOL = "192.0.2.7";

  private HttpResponse<String> asked(String... headers) throws IOException {
    return Http.get(base().resolve("metrics"), headers);
  }

  private double read(String sample) throws IOException {
    HttpResponse<String> answer = asked("X-Forwarded-For", OWNERS_TOOL);
    assertEquals(200, answer.statusCode());
    return answer
        .body()
        .lines()
        .filter(line -> line.startsWith(sample + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(sample.length() + 1)))
        .findFirst()
        .orElse(0);
  }

  @Test
  void whoeverIsNotListedSeesNoSuchPage() throws IOException {
    assertEquals(404, asked().statusCode());
    assertEquals(404, Http.get(base().resolve("metrics/")).statusCode());
    assertEquals(404, asked("X-Forwarded-For", "192.0.2.8").statusCode());
    assertEquals(404, asked("X-Forwarded-For", OWNERS_TOOL + ", 192.0.2.8").statusCode());
  }

  @Test
  void itIsTheTextThatPrometheusReads() throws IOException {
    HttpResponse<String> answer = asked("X-Forwarded-For", OWNERS_TOOL);
    assertEquals("text/plain; version=0.0.4; charset=utf-8", type(answer));
    List<String> samples = answer.body().lines().filter(line -> !line.startsWith("#")).toList();
    for (String sample : samples) {
      assertTrue(sample.matches("[a-z_]+(\\{[^}]+})? [-+0-9.eEInfNa]+"), sample);
    }
    assertTrue(read("dama_database_connections") > 0);
    assertTrue(read("dama_storage_seconds_count") > 0);
    assertTrue(read("process_cpu_seconds_total") > 0);
  }

  /** Servers differ in the spaces and in the case of what stands after the semicolon. */
  private static String type(HttpResponse<String> answer) {
    return answer
        .headers()
        .firstValue("Content-Type")
        .orElse("")
        .toLowerCase(Locale.ROOT)
        .replaceAll("; *", "; ");
  }

  @Test
  void whatGoesThroughASocketIsCounted() throws IOException {
    double pings = read("dama_command_seconds_count{type=\"ping\"}");
    double refusals = read("dama_refusals_total{code=\"unreadable\"}");
    try (SocketClient socket = SocketClient.open(base(), "lobby", Visitor.fresh())) {
      socket.send(new Incoming.Ping());
      socket.await(Outgoing.Pong.class);
      socket.sendText("What?");
      socket.await(Outgoing.Refused.class);
      assertTrue(read("dama_sockets{room=\"lobby\"}") >= 1);
    }
    assertTrue(read("dama_command_seconds_count{type=\"ping\"}") > pings);
    assertTrue(read("dama_refusals_total{code=\"unreadable\"}") > refusals);
  }
}
