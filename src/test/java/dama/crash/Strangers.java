package dama.crash;

import dama.harness.RawSocket;
import dama.harness.Visitor;
import dama.harness.Wire;
import dama.socket.Incoming;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

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

  private final URI base;
  private final Random random;
  private final AtomicInteger said = new AtomicInteger();
  private final List<AutoCloseable> open = new ArrayList<>();

  Strangers(URI base, Random random) {
    this.base = base;
    this.random = random;
  }

  /** So many that connect and say nothing, every tenth of them within a request. */
  void beSilent(int many) throws IOException {
    for (int i = 0; i < many; i++) {
      if (i % 10 == 0) {
        Socket slow = new Socket(base.getHost(), base.getPort());
        slow.getOutputStream().write("GET / HTT".getBytes(StandardCharsets.US_ASCII));
        open.add(slow);
      } else {
        // Nobody reads what it is told, either.
        open.add(RawSocket.open(base, "lobby", Visitor.fresh()));
      }
    }
  }

  /** One that is sent away, or has said enough. */
  void talkNonsense() {
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

  void leave() throws Exception {
    for (AutoCloseable each : open) {
      each.close();
    }
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
