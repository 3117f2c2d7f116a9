package dama.container;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.SocketClient;
import dama.harness.Visitor;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A browser that vanished without a goodbye is let go; one that only listens, and pings, stays. */
class SilenceIT extends Deployed {
  /** As browsers do, and a little longer. */
  private static final Duration BETWEEN_PINGS = Duration.ofSeconds(22);

  @Test
  void whoSaysNothingIsClosedAndWhoPingsIsNot() {
    try (SocketClient silent = SocketClient.open(base(), "page", Visitor.fresh());
        SocketClient pinging = SocketClient.open(base(), "lobby", Visitor.fresh())) {
      long left = silent.await(Outgoing.Welcome.class).me().id();
      pinging.await(Outgoing.Online.class, online -> isIn(left, online));
      for (int pings = 0; pings < 4 && !silent.isClosedWithin(BETWEEN_PINGS); pings++) {
        pinging.send(new Incoming.Ping());
        pinging.await(Outgoing.Pong.class);
      }
      assertTrue(silent.isClosedWithin(BETWEEN_PINGS), "still open");
      pinging.await(Outgoing.Online.class, online -> !isIn(left, online));
      pinging.send(new Incoming.Ping());
      pinging.await(Outgoing.Pong.class);
    }
  }

  private static boolean isIn(long person, Outgoing.Online online) {
    return online.people().stream().anyMatch(each -> each.id() == person);
  }
}
