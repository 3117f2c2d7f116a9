package dama.harness;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/**
 * One direction of a connection through a {@link Relay}. What is under way arrives in order, each
 * piece after a time of its own; the reader goes on meanwhile, as a wire does.
 */
final class OneWay {
  /** Pieces under way; who sends more waits, as for any network. */
  private static final int MOST = 1_000;

  private static final int LONGEST_PIECE = 16_384;

  /** Where it ends. */
  private static final ByteBuffer END = ByteBuffer.allocate(0);

  /** What the wire does with a piece now. */
  interface Wire {
    boolean isLost();

    Latency latency();
  }

  /** How long pieces take, in nanoseconds. */
  record Latency(long least, long most) {
    static final Latency NONE = new Latency(0, 0);

    long ofOne() {
      return least == most ? least : ThreadLocalRandom.current().nextLong(least, most);
    }
  }

  private record Piece(ByteBuffer bytes, long due) {}

  private final BlockingQueue<Piece> underWay = new ArrayBlockingQueue<>(MOST);
  private final Socket from;
  private final Socket to;
  private final Wire wire;
  private final Runnable over;
  private long lastDue = System.nanoTime();

  /**
   * @param over is run twice when it ends
   */
  OneWay(Socket from, Socket to, Wire wire, Runnable over) {
    this.from = from;
    this.to = to;
    this.wire = wire;
    this.over = over;
  }

  void start() {
    daemon(this::read);
    daemon(this::write);
  }

  private void read() {
    byte[] bytes = new byte[LONGEST_PIECE];
    try {
      InputStream in = from.getInputStream();
      for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
        if (!wire.isLost()) {
          put(ByteBuffer.wrap(Arrays.copyOf(bytes, read)));
        }
      }
      put(END);
    } catch (IOException e) {
      // One end is gone; the other follows.
      over.run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void put(ByteBuffer bytes) throws InterruptedException {
    // None overtakes another.
    lastDue = Math.max(lastDue, System.nanoTime() + wire.latency().ofOne());
    boolean put = false;
    while (!put && !to.isClosed()) {
      put = underWay.offer(new Piece(bytes, lastDue), 1, TimeUnit.SECONDS);
    }
  }

  private void write() {
    try {
      OutputStream out = to.getOutputStream();
      while (!to.isClosed()) {
        Piece piece = underWay.poll(1, TimeUnit.SECONDS);
        if (piece == null) {
          continue;
        }
        TimeUnit.NANOSECONDS.sleep(piece.due() - System.nanoTime());
        if (!piece.bytes().hasRemaining()) {
          return;
        }
        out.write(piece.bytes().array());
      }
    } catch (IOException e) {
      // One end is gone; the other follows.
      return;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      over.run();
    }
  }

  private static void daemon(Runnable run) {
    Thread thread = new Thread(run, "relay");
    thread.setDaemon(true);
    thread.start();
  }
}
