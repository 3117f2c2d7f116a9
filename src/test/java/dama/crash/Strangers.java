package dama.crash;

import dama.harness.RawSocket;
import dama.harness.Visitor;
import dama.harness.Wire;
import dama.socket.Incoming;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * Those who mean no good, or nothing: they say what is nearly a message, connect and are silent,
 * never read, or send a request a letter at a time. What is answered is not looked at.
 */
final class Strangers {
  private static final List<Incoming> GRAMMAR =
      List.of(
          new Incoming.Move(1, List.of(32, 28)),
          new Incoming.Premove(3, List.of(31, 27, 22)),
          new Incoming.Say("k", "words"),
          new Incoming.Seek("russian", "white", "300+2", "rated"),
          new Incoming.Challenge("Somebody", "international", "black", "-", ""),
          new Incoming.Accept("0123456789abcdefghijkl"),
          new Incoming.AskTakeback(4),
          new Incoming.ClaimAbsence(true),
          new Incoming.Rename("Name"),
          new Incoming.Report("line", 7, "abuse", "words"),
          new Incoming.Hide(7, "abuse", "words"),
          new Incoming.Resign());
  private static final String[] PIECES = {
    "\"", "{", "}", "[", "]", ",", ":", "null", "-1", "1e999", "\\u0000", "\ud83d", "\u202e", "true"
  };
  private static final int SAID_BY_ONE = 20;
  private static final int OF_ADDRESS = 200;

  /** So long the servers let somebody be who is silent, and a little longer. */
  private static final long LET_BE = Duration.ofSeconds(50).toNanos();

  private static final long NEXT = Duration.ofMillis(250).toNanos();

  private final URI base;
  private final Random random;
  private final AtomicInteger said = new AtomicInteger();
  private final AtomicInteger silent = new AtomicInteger();
  private final Map<Integer, Closeable> open = new HashMap<>();

  Strangers(URI base, Random random) {
    this.base = base;
    this.random = random;
  }

  /**
   * So many that connect and say nothing, every tenth of them within a request. Whoever was sent
   * away comes again.
   */
  void beSilent(int many, BooleanSupplier going) {
    while (going.getAsBoolean()) {
      long again = System.nanoTime() + LET_BE;
      for (int i = 0; i < many && going.getAsBoolean(); i++) {
        comeAgain(i);
      }
      while (going.getAsBoolean() && System.nanoTime() < again) {
        LockSupport.parkNanos(LET_BE / 100);
      }
    }
    open.values().forEach(Strangers::shut);
  }

  private void comeAgain(int number) {
    Closeable before = open.remove(number);
    if (before != null) {
      shut(before);
    }
    try {
      Socket socket = new Socket();
      socket.bind(new InetSocketAddress(from(number), 0));
      socket.connect(new InetSocketAddress(base.getHost(), base.getPort()));
      open.put(number, socket);
      if (number % 10 == 0) {
        socket.getOutputStream().write("GET / HTT".getBytes(StandardCharsets.US_ASCII));
      } else {
        // Nobody reads what it is told, either.
        var unused = RawSocket.open(base, "lobby", Visitor.fresh(), socket);
      }
      silent.incrementAndGet();
    } catch (IOException | AssertionError e) {
      // No node is there at the moment.
      Thread.onSpinWait();
    }
  }

  /** One address may have only so many pages open. */
  private static InetAddress from(int number) throws IOException {
    boolean one = number < OF_ADDRESS;
    return InetAddress.getByName(one ? "127.0.0.1" : "127.0.1." + number / OF_ADDRESS);
  }

  private static void shut(Closeable socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One after another says nonsense. */
  void disturb(BooleanSupplier going) {
    while (going.getAsBoolean()) {
      talkNonsense();
      LockSupport.parkNanos(NEXT);
    }
  }

  /** One that is sent away, or has said enough. */
  private void talkNonsense() {
    try (RawSocket socket = RawSocket.open(base, "lobby", Visitor.fresh())) {
      boolean heard = true;
      for (int i = 0; heard && i < SAID_BY_ONE; i++) {
        heard = socket.say(nonsense());
        said.incrementAndGet();
      }
    } catch (IOException | AssertionError e) {
      // No node is there at the moment, or none wants to hear more.
      Thread.onSpinWait();
    }
  }

  int said() {
    return said.get();
  }

  /** How often somebody came to be silent. */
  int silent() {
    return silent.get();
  }

  /** A message of the protocol, with up to three things wrong. */
  private String nonsense() {
    StringBuilder text = new StringBuilder(Wire.write(GRAMMAR.get(random.nextInt(GRAMMAR.size()))));
    for (int wrong = random.nextInt(4); wrong > 0 && text.length() > 1; wrong--) {
      int at = random.nextInt(text.length());
      switch (random.nextInt(4)) {
        case 0 -> text.deleteCharAt(at);
        case 1 -> text.insert(at, PIECES[random.nextInt(PIECES.length)]);
        case 2 -> text.insert(at, text.substring(at));
        default -> text.setCharAt(at, (char) random.nextInt(Character.MAX_VALUE));
      }
    }
    return text.toString();
  }
}
