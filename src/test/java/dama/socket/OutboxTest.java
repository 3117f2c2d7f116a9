package dama.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.websocket.CloseReason;
import jakarta.websocket.CloseReason.CloseCodes;
import jakarta.websocket.RemoteEndpoint;
import jakarta.websocket.SendHandler;
import jakarta.websocket.SendResult;
import jakarta.websocket.Session;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OutboxTest {
  private final List<String> sent = new ArrayList<>();
  private final Deque<SendHandler> underWay = new ArrayDeque<>();
  private final List<ByteBuffer> pings = new ArrayList<>();
  private final List<CloseReason> closed = new ArrayList<>();
  private boolean atOnce;
  private boolean gone;
  private final Outbox outbox = new Outbox(session());

  @Test
  void oneMessageIsUnderWayAtATimeInOrder() {
    outbox.put("a");
    outbox.put("b");
    outbox.put("c");
    assertEquals(List.of("a"), sent);
    arrive();
    assertEquals(List.of("a", "b"), sent);
    arrive();
    arrive();
    assertEquals(List.of("a", "b", "c"), sent);
  }

  @Test
  void aLongQueueThatIsSentAtOnceCostsNoDeepStack() {
    outbox.put("first");
    IntStream.range(0, 400).forEach(i -> outbox.put("" + i));
    atOnce = true;
    int before = deepest;
    arrive();
    assertEquals(401, sent.size());
    assertTrue(deepest - before < 20, "stack grew by " + (deepest - before));
  }

  @Test
  void whoFallsTooFarBehindIsCutOff() {
    IntStream.rangeClosed(0, 501).forEach(i -> outbox.put("" + i));
    assertEquals(List.of("0"), sent);
    assertEquals(List.of(), closed);
    arrive();
    assertEquals(List.of("0"), sent);
    assertEquals(1, closed.size());
    assertEquals(CloseCodes.TRY_AGAIN_LATER, closed.get(0).getCloseCode());
  }

  @Test
  void whoLeavesAMegabyteLyingIsCutOffHoweverFewMessagesItIs() {
    IntStream.range(0, 12).forEach(i -> outbox.put("x".repeat(100_000)));
    arrive();
    assertEquals(1, sent.size());
    assertEquals(CloseCodes.TRY_AGAIN_LATER, closed.get(0).getCloseCode());
  }

  /** One server says of all that it is given that it was sent. */
  @Test
  void whoReadsNothingOfWhatWasSentIsCutOffToo() {
    atOnce = true;
    IntStream.range(0, 20).forEach(i -> outbox.put("x".repeat(100_000)));
    assertEquals(11, sent.size());
    assertEquals(CloseCodes.TRY_AGAIN_LATER, closed.get(0).getCloseCode());
  }

  @Test
  void whoAnswersPingsIsToldAsMuchAsThereIs() {
    atOnce = true;
    for (int i = 0; i < 40; i++) {
      outbox.put("x".repeat(50_000));
      if (i % 8 == 7) {
        outbox.answered(ByteBuffer.wrap(new byte[8]));
        outbox.answered(pings.get(pings.size() - 1));
      }
    }
    assertEquals(40, sent.size());
    assertEquals(List.of(), closed);
  }

  @Test
  void whoGuessesAnswersHasReadNothing() {
    atOnce = true;
    for (int i = 0; i < 40; i++) {
      outbox.put("x".repeat(50_000));
      outbox.answered(ByteBuffer.wrap(new byte[8]));
    }
    assertEquals(1, closed.size());
  }

  @Test
  void theLastWordClosesAfterAllThatWaits() {
    outbox.put("a");
    outbox.put("b");
    outbox.putLast(new CloseReason(CloseCodes.VIOLATED_POLICY, "enough"));
    outbox.put("too late");
    assertEquals(List.of(), closed);
    arrive();
    arrive();
    assertEquals(List.of("a", "b"), sent);
    assertEquals("enough", closed.get(0).getReasonPhrase());
  }

  @Test
  void aSendThatFailsClosesTheConnection() {
    outbox.put("a");
    underWay.remove().onResult(new SendResult(new IllegalStateException("gone")));
    outbox.put("b");
    assertEquals(List.of("a"), sent);
    assertEquals(1, closed.size());
  }

  /** One server says it by a bare exception, and to whoever tells many pages of something. */
  @Test
  void aConnectionThatIsGoneAlreadyIsNoMatterToWhoeverSends() {
    gone = true;
    outbox.put("a");
    outbox.put("b");
    assertEquals(List.of(), sent);
    assertEquals(1, closed.size());
  }

  private int deepest = StackWalker.getInstance().walk(frames -> (int) frames.count());

  private void arrive() {
    underWay.remove().onResult(new SendResult());
  }

  private void send(String text, SendHandler handler) {
    if (gone) {
      throw new RuntimeException("Socket is not connected.");
    }
    sent.add(text);
    deepest = Math.max(deepest, StackWalker.getInstance().walk(frames -> (int) frames.count()));
    if (atOnce) {
      handler.onResult(new SendResult());
    } else {
      underWay.add(handler);
    }
  }

  /** A session of which the outbox sees only how it sends and closes. */
  private Session session() {
    RemoteEndpoint.Async remote =
        proxy(
            RemoteEndpoint.Async.class,
            (name, args) -> {
              if (name.equals("sendPing")) {
                pings.add((ByteBuffer) args[0]);
              } else {
                send((String) args[0], (SendHandler) args[1]);
              }
              return null;
            });
    return proxy(
        Session.class,
        (name, args) -> {
          if (name.equals("getAsyncRemote")) {
            return remote;
          }
          closed.add((CloseReason) args[0]);
          return null;
        });
  }

  private interface Call {
    @org.jspecify.annotations.Nullable
    Object on(String method, Object[] arguments);
  }

  private static <T> T proxy(Class<T> type, Call call) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, args) -> call.on(method.getName(), args)));
  }
}
