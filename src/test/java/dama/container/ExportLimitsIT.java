package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Cast.Person;
import dama.harness.Http;
import dama.harness.Table;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Who fetches more files than a server can bear is told so, in words of their language. */
class ExportLimitsIT extends Desk {
  /**
   * Of a kilobyte each: more than all that is buffered on the way to somebody who reads nothing.
   */
  private static final int MANY = 20_000;

  private final Person owner = CAST.owner();

  private HttpResponse<String> inCroatian(String address, Person who) throws IOException {
    return Http.get(URI.create(base() + address), "Cookie", who.cookie(), "Accept-Language", "hr");
  }

  /** Begins to fetch a file, and reads no more of it than that it comes. */
  private Socket begin(String address, Person who) throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(4_096);
    socket.setSoTimeout(20_000);
    socket.connect(new InetSocketAddress(base().getHost(), base().getPort()));
    String request =
        String.join(
            "\r\n",
            "GET " + base().getPath() + address + " HTTP/1.1",
            "Host: " + base().getAuthority(),
            "Cookie: " + who.cookie(),
            "Connection: close",
            "",
            "");
    OutputStream out = socket.getOutputStream();
    out.write(request.getBytes(StandardCharsets.US_ASCII));
    String first = new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
    assertEquals("HTTP/1.1 200", first);
    return socket;
  }

  private static void say(Person who, String room) {
    database()
        .update(
            "insert into chat_line (id, said_at, room, game_id, ply, author_id, author_name,"
                + " author_folded, text, text_folded, line_key)"
                + " select next value for chat_line_seq, current_timestamp, cast(? as varchar),"
                + " cast(? as varchar), 0, cast(? as bigint), cast(? as varchar), 'cast',"
                + " repeat('x', 900), repeat('x', 900), 'many' || x from system_range(1, ?)",
            room,
            room,
            who.id(),
            who.name(),
            MANY);
  }

  @Test
  void oneFileIsFetchedAtATime() throws IOException {
    try (Table table = Table.meet(base(), "russian")) {
      say(ben, table.game());
      String lines = "moderation/export?format=csv&room=" + table.game();
      try (Socket first = begin(lines, mod)) {
        HttpResponse<String> second = inCroatian(lines, mod);
        assertEquals(429, second.statusCode());
        assertTrue(second.body().contains("<h1>Samo jedna datoteka odjednom</h1>"), second.body());
        assertTrue(second.headers().firstValue("Content-Disposition").isEmpty());
        assertEquals(200, inCroatian("moderation", mod).statusCode());
        assertEquals(200, get("moderation/export?format=csv&person=0", other).statusCode());
        assertTrue(read(first.getInputStream()) > MANY * 900L);
      }
      assertEquals(200, get("moderation/export?format=jsonl&person=0", mod).statusCode());
    } finally {
      database().update("delete from chat_line where author_id = ?", ben.id());
    }
  }

  private static long read(InputStream in) throws IOException {
    return in.transferTo(OutputStream.nullOutputStream()) + in.readAllBytes().length;
  }

  @Test
  void filesAreFetchedSoOftenAndNoMore() throws IOException {
    for (String address :
        new String[] {
          "moderation/export?format=csv&person=0", "moderation/audit/export?format=csv&by=0"
        }) {
      Person greedy = CAST.owner();
      HttpResponse<String> answer = inCroatian(address, greedy);
      for (int i = 0; i < 30 && answer.statusCode() == 200; i++) {
        answer = inCroatian(address, greedy);
      }
      assertEquals(429, answer.statusCode());
      assertTrue(answer.body().contains("<h1>Polako, molimo</h1>"), answer.body());
      String wait = answer.headers().firstValue("Retry-After").orElse("0");
      assertTrue(Integer.parseInt(wait) > 0, wait);
      assertFalse(answer.headers().firstValue("Content-Disposition").isPresent());
      assertEquals(200, get(address, owner).statusCode());
    }
  }
}
