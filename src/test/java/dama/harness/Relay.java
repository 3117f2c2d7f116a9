package dama.harness;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A wire between a browser and the server that a test can cut: bytes go through it both ways, one
 * way, late, or not at all.
 */
public final class Relay implements AutoCloseable {
  private enum State {
    WHOLE,
    DEAF,
    CUT
  }

  private final ServerSocket entrance;
  private final int server;
  private final Set<Socket> ends = ConcurrentHashMap.newKeySet();
  private volatile State state = State.WHOLE;
  private volatile OneWay.Latency latency = OneWay.Latency.NONE;

  private Relay(ServerSocket entrance, int server) {
    this.entrance = entrance;
    this.server = server;
  }

  /** A whole wire to the server at {@code base}, on a port of its own. */
  public static Relay to(URI base) {
    try {
      Relay relay =
          new Relay(new ServerSocket(0, 50, InetAddress.getByName("localhost")), base.getPort());
      daemon(relay::accept);
      return relay;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The same address, by way of this wire. */
  public URI through(URI base) {
    return URI.create("http://localhost:" + entrance.getLocalPort() + base.getPath());
  }

  /** Where this wire begins. */
  public int port() {
    return entrance.getLocalPort();
  }

  /** What the server says is lost from now on; what it is told still arrives. */
  public void deafen() {
    state = State.DEAF;
  }

  /** Breaks every connection, and each that is tried. */
  public void cut() {
    state = State.CUT;
    ends.forEach(Relay::shut);
  }

  /** From now on each piece takes so long, at random between the two, there as back. */
  public void slow(Duration least, Duration most) {
    latency = new OneWay.Latency(least.toNanos(), most.toNanos());
  }

  public void mend() {
    state = State.WHOLE;
    latency = OneWay.Latency.NONE;
  }

  @Override
  public void close() {
    cut();
    shut(entrance);
  }

  private void accept() {
    while (!entrance.isClosed()) {
      try {
        join(entrance.accept());
      } catch (IOException e) {
        // One visitor left before the door was opened; the next is served.
        if (entrance.isClosed()) {
          return;
        }
      }
    }
  }

  private void join(Socket browser) throws IOException {
    ends.add(browser);
    Socket far;
    try {
      far = new Socket(InetAddress.getByName("localhost"), server);
    } catch (IOException e) {
      shut(browser);
      ends.remove(browser);
      throw e;
    }
    ends.add(far);
    // Looked at once both can be found by who cuts: none is left over that goes on after a mend.
    if (state == State.CUT) {
      shut(browser);
      shut(far);
    }
    carry(browser, far, false);
    carry(far, browser, true);
  }

  private void carry(Socket from, Socket to, boolean fromServer) {
    OneWay.Wire wire =
        new OneWay.Wire() {
          @Override
          public boolean isLost() {
            return state == State.CUT || state == State.DEAF && fromServer;
          }

          @Override
          public OneWay.Latency latency() {
            return latency;
          }
        };
    new OneWay(from, to, wire, () -> part(from, to)).start();
  }

  private void part(Socket from, Socket to) {
    shut(from);
    shut(to);
    ends.remove(from);
    ends.remove(to);
  }

  private static void shut(Closeable end) {
    try {
      end.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void daemon(Runnable run) {
    Thread thread = new Thread(run, "relay");
    thread.setDaemon(true);
    thread.start();
  }
}
