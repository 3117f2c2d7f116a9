package dama.browser;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** What comes to a page over the wire, headers and all, as the browser counts it. */
final class Traffic {
  /** A short text of a socket is longer by two bytes, a long one by four. */
  private static final int SHORT = 126;

  /** Something that the page asked for. */
  static final class Load {
    private final String url;
    private final boolean socket;
    private final Map<String, String> headers = new TreeMap<>();
    private int status;
    private long bytes;
    private boolean kept;
    private boolean done;

    private Load(String url, boolean socket) {
      this.url = url;
      this.socket = socket;
    }

    String url() {
      return url;
    }

    int status() {
      return status;
    }

    long bytes() {
      return bytes;
    }

    String header(String name) {
      return headers.getOrDefault(name, "");
    }

    boolean isSocket() {
      return socket;
    }

    @Override
    public String toString() {
      return status + " " + bytes + (kept ? " kept " : " ") + url;
    }
  }

  private final Map<String, Load> loads = new LinkedHashMap<>();
  private long said;

  private Traffic() {}

  static Traffic on(Page page) {
    Traffic traffic = new Traffic();
    CDPSession session = page.context().newCDPSession(page);
    session.send("Network.enable");
    session.on("Network.requestWillBeSent", traffic::asked);
    session.on("Network.requestServedFromCache", event -> traffic.of(event).kept = true);
    session.on("Network.responseReceived", traffic::answered);
    session.on("Network.loadingFinished", traffic::finished);
    session.on("Network.webSocketCreated", traffic::opened);
    session.on("Network.webSocketHandshakeResponseReceived", traffic::shaken);
    session.on("Network.webSocketFrameReceived", traffic::heard);
    return traffic;
  }

  /** What was not in the browser's cache. */
  List<Load> fetched() {
    return all().stream().filter(load -> !load.kept && !load.url.startsWith("data:")).toList();
  }

  Collection<Load> all() {
    return loads.values();
  }

  boolean isQuiet() {
    return all().stream().allMatch(load -> load.done);
  }

  /** Without what a socket says: that is the game, and not its page. */
  long bytes() {
    return fetched().stream().mapToLong(load -> load.bytes).sum();
  }

  long said() {
    return said;
  }

  private Load of(JsonObject event) {
    String id = event.get("requestId").getAsString();
    return loads.computeIfAbsent(id, unknown -> new Load("data:unknown", false));
  }

  private void asked(JsonObject event) {
    String url = event.getAsJsonObject("request").get("url").getAsString();
    loads.put(event.get("requestId").getAsString(), new Load(url, false));
  }

  private void answered(JsonObject event) {
    Load load = of(event);
    JsonObject response = event.getAsJsonObject("response");
    read(load, response);
    load.kept |= response.has("fromDiskCache") && response.get("fromDiskCache").getAsBoolean();
  }

  private void finished(JsonObject event) {
    Load load = of(event);
    load.bytes = event.get("encodedDataLength").getAsLong();
    load.done = true;
  }

  private void opened(JsonObject event) {
    Load load = new Load(event.get("url").getAsString(), true);
    loads.put(event.get("requestId").getAsString(), load);
  }

  private void shaken(JsonObject event) {
    Load load = of(event);
    JsonObject response = event.getAsJsonObject("response");
    read(load, response);
    load.bytes = "HTTP/1.1 101 Switching Protocols\r\n\r\n".length();
    load.headers.forEach((name, value) -> load.bytes += name.length() + value.length() + 4);
    load.done = true;
  }

  private void heard(JsonObject event) {
    String text = event.getAsJsonObject("response").get("payloadData").getAsString();
    int length = text.getBytes(StandardCharsets.UTF_8).length;
    said += length + (length < SHORT ? 2 : 4);
  }

  private static void read(Load load, JsonObject response) {
    load.status = response.get("status").getAsInt();
    for (Map.Entry<String, JsonElement> each : response.getAsJsonObject("headers").entrySet()) {
      load.headers.put(each.getKey().toLowerCase(Locale.ROOT), each.getValue().getAsString());
    }
  }
}
