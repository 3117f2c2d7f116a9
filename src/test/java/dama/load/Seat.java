package dama.load;

import dama.harness.Visitor;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** One connection to a room. It reads nothing: each text goes on as it came, with its time. */
final class Seat implements WebSocket.Listener, AutoCloseable {

  /** Who listens at a seat. */
  interface Ear {
    void heard(Seat seat, String text, long nanos);

    /** It was closed, and not by us. */
    void lost(Seat seat, String why);
  }

  /** Who has a seat: the players, by who moves first, or somebody who watches. */
  enum Role {
    FIRST,
    SECOND,
    WATCHER;

    /** Whether it is theirs to play this ply, counted from 1. */
    boolean plays(int ply) {
      return this == (ply % 2 == 1 ? FIRST : SECOND);
    }
  }

  private static final HttpClient CLIENT =
      HttpClient.newBuilder()
          .executor(
              Executors.newFixedThreadPool(
                  4,
                  work -> {
                    Thread thread = new Thread(work, "load-client");
                    thread.setDaemon(true);
                    return thread;
                  }))
          .build();

  private final Role role;
  private final Ear ear;
  private final StringBuilder partial = new StringBuilder();
  private final AtomicInteger plies = new AtomicInteger();
  private final AtomicInteger lines = new AtomicInteger();
  private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);
  private volatile boolean closed;

  private Seat(Role role, Ear ear) {
    this.role = role;
    this.ear = ear;
  }

  /**
   * @param address the one that a proxy would say the visitor has
   */
  static Seat open(URI base, String room, Visitor visitor, String address, Role role, Ear ear) {
    URI http = base.resolve("socket/" + room);
    Seat seat = new Seat(role, ear);
    WebSocket socket =
        CLIENT
            .newWebSocketBuilder()
            .connectTimeout(Duration.ofSeconds(30))
            .header("Cookie", visitor.cookie())
            .header("Origin", "http://" + base.getAuthority())
            .header("X-Forwarded-For", address)
            .buildAsync(URI.create("ws" + http.toString().substring("http".length())), seat)
            .join();
    seat.opened(socket);
    return seat;
  }

  private synchronized void opened(WebSocket socket) {
    sending = CompletableFuture.completedFuture(socket);
  }

  Role role() {
    return role;
  }

  /** How many plies it has heard of. */
  int plies() {
    return plies.get();
  }

  int nextPly() {
    return plies.incrementAndGet();
  }

  int lines() {
    return lines.get();
  }

  void nextLine() {
    lines.incrementAndGet();
  }

  /** Sends after all that was to be sent before. */
  synchronized void send(String text) {
    sending = sending.thenCompose(socket -> ((WebSocket) socket).sendText(text, true));
  }

  @Override
  public synchronized void close() {
    closed = true;
    var unused = sending.thenCompose(socket -> ((WebSocket) socket).sendClose(1001, ""));
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    long now = System.nanoTime();
    from.request(1);
    if (last && partial.isEmpty()) {
      ear.heard(this, data.toString(), now);
    } else {
      partial.append(data);
      if (last) {
        String text = partial.toString();
        partial.setLength(0);
        ear.heard(this, text, now);
      }
    }
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    lost(code + " " + reason);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    lost(error.toString());
  }

  private void lost(String why) {
    if (!closed) {
      closed = true;
      ear.lost(this, why);
    }
  }
}
