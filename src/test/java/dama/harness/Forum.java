package dama.harness;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Another site, whose one page shows whatever it is asked for in a frame. */
public final class Forum {
  private final HttpServer server;

  private Forum(HttpServer server) {
    this.server = server;
  }

  /** Serves until the tests end. */
  public static Forum open() {
    try {
      HttpServer server =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      Forum forum = new Forum(server);
      server.createContext("/", Forum::show);
      server.start();
      return forum;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** To a browser, another site than {@code localhost}. */
  public String origin() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  /** The page that shows an address in a frame of a size. */
  public String showing(URI framed, int width, int height) {
    return origin()
        + "/?"
        + URLEncoder.encode(framed.toString(), StandardCharsets.UTF_8)
        + ","
        + width
        + ","
        + height;
  }

  private static void show(HttpExchange exchange) throws IOException {
    String query = exchange.getRequestURI().getQuery();
    String[] asked = query == null ? new String[] {"about:blank", "0", "0"} : query.split(",", -1);
    String page =
        "<!DOCTYPE html><html lang='en'><title>Forum</title><link rel='icon' href='data:,'>"
            + "<iframe title='Dama' src='%s' width='%s' height='%s'></iframe>";
    byte[] body =
        page.formatted(asked[0].replace("&", "&amp;"), asked[1], asked[2])
            .getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "text/html;charset=UTF-8");
    exchange.sendResponseHeaders(200, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }
}
