package dama.harness;

import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.net.URI;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * One connection to a room, as a browser would hold it. Each message that arrives is handed out
 * once, to the first that waits for its like.
 */
public final class SocketClient implements AutoCloseable {
  private static final Duration LIMIT = Duration.ofSeconds(20);

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final List<Outgoing> unread = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();
  private static final int GOING_AWAY = 1001;

  private final WebSocket socket;
  private OptionalInt closeCode = OptionalInt.empty();
  private String fault = "";
  private int pings;

  private SocketClient(URI address, URI origin, Visitor visitor) {
    try {
      socket =
          Http.CLIENT
              .newWebSocketBuilder()
              .connectTimeout(LIMIT)
              .header("Cookie", visitor.cookie())
              .header("Origin", origin.toString())
              .buildAsync(address, new Ear())
              .join();
    } catch (CompletionException e) {
      throw new DisconnectedError("No connection to " + address + ": " + e.getCause());
    }
  }

  /** Connects to a room of the application at {@code base}. */
  public static SocketClient open(URI base, String room, Visitor visitor) {
    URI origin = URI.create("http://" + base.getAuthority());
    return open(base, room, visitor, origin);
  }

  /** Connects as a page of {@code origin} would. */
  public static SocketClient open(URI base, String room, Visitor visitor, URI origin) {
    URI http = base.resolve("socket/" + room);
    URI address = URI.create("ws" + http.toString().substring("http".length()));
    return new SocketClient(address, origin, visitor);
  }

  public void send(Incoming message) {
    sendText(Wire.write(message));
  }

  public void sendText(String text) {
    if (!trySend(text)) {
      throw new DisconnectedError("The connection broke while sending. " + heard());
    }
  }

  /** Whether the text went out whole; not so where the other side goes away meanwhile. */
  public boolean trySend(String text) {
    try {
      socket.sendText(text, true).join();
      return true;
    } catch (CompletionException e) {
      return false;
    }
  }

  public <T extends Outgoing> T await(Class<T> type) {
    return await(type, any -> true);
  }

  public <T extends Outgoing> T await(Class<T> type, Predicate<T> wanted) {
    long left = LIMIT.toNanos();
    lock.lock();
    try {
      while (true) {
        T found = take(type, wanted);
        if (found != null) {
          return found;
        }
        if (closeCode.isPresent()) {
          throw new DisconnectedError("Closed before a " + type.getSimpleName() + ". " + heard());
        }
        if (left <= 0) {
          throw new SilentError("No such " + type.getSimpleName() + ". " + heard());
        }
        left = changed.awaitNanos(left);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("Interrupted", e);
    } finally {
      lock.unlock();
    }
  }

  /**
   * Waits for what answers what was sent.
   *
   * @throws RefusedError if that is a refusal
   */
  public <T extends Outgoing> T answer(Class<T> type, Predicate<T> wanted) {
    Outgoing answer =
        await(
            Outgoing.class,
            any ->
                any instanceof Outgoing.Refused
                    || type.isInstance(any) && wanted.test(type.cast(any)));
    if (answer instanceof Outgoing.Refused refused) {
      throw new RefusedError(refused.code());
    }
    return type.cast(answer);
  }

  /** Waits until the connection is closed by the other side; its code, 1006 if it just broke. */
  public int awaitClosed() {
    if (!isClosedWithin(LIMIT)) {
      throw new AssertionError("Still open. " + heard());
    }
    return closeCode.getAsInt();
  }

  /** Whether the other side closes the connection before the time is over; waits no longer. */
  public boolean isClosedWithin(Duration time) {
    long left = time.toNanos();
    lock.lock();
    try {
      while (closeCode.isEmpty() && left > 0) {
        left = changed.awaitNanos(left);
      }
      return closeCode.isPresent();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("Interrupted", e);
    } finally {
      lock.unlock();
    }
  }

  /** What has arrived and was not handed out yet. */
  public List<Outgoing> unread() {
    lock.lock();
    try {
      return List.copyOf(unread);
    } finally {
      lock.unlock();
    }
  }

  /** How often the server has asked how long the network takes. */
  public int pings() {
    lock.lock();
    try {
      return pings;
    } finally {
      lock.unlock();
    }
  }

  /** Closes as a page does that is left, and not as a tab that crashes or a network that breaks. */
  public void leave() {
    send(new Incoming.Leave());
    crash();
  }

  /** Closes as a browser does for a tab that has crashed. */
  public void crash() {
    socket.sendClose(GOING_AWAY, "").join();
  }

  public boolean isOpen() {
    lock.lock();
    try {
      return closeCode.isEmpty();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() {
    socket.abort();
  }

  private <T extends Outgoing> @Nullable T take(Class<T> type, Predicate<T> wanted) {
    for (Iterator<Outgoing> each = unread.iterator(); each.hasNext(); ) {
      Outgoing message = each.next();
      if (type.isInstance(message) && wanted.test(type.cast(message))) {
        each.remove();
        return type.cast(message);
      }
    }
    return null;
  }

  private String heard() {
    List<String> last = texts.subList(Math.max(0, texts.size() - 12), texts.size());
    return "Closed: " + closeCode + " " + fault + ". Heard last: " + last;
  }

  private void change(Runnable change) {
    lock.lock();
    try {
      change.run();
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private void closed(int code, String why) {
    change(
        () -> {
          if (closeCode.isEmpty()) {
            closeCode = OptionalInt.of(code);
            fault = why;
          }
        });
  }

  private final class Ear implements WebSocket.Listener {
    private final StringBuilder partial = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      partial.append(data);
      if (last) {
        String text = partial.toString();
        partial.setLength(0);
        change(
            () -> {
              texts.add(text);
              unread.add(Wire.read(text));
            });
      }
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onPing(WebSocket from, ByteBuffer data) {
      change(() -> pings++);
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      closed(code, reason);
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      closed(1006, error.toString());
    }
  }
}
