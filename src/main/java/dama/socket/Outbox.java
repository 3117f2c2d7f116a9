package dama.socket;

import jakarta.websocket.CloseReason;
import jakarta.websocket.CloseReason.CloseCodes;
import jakarta.websocket.SendResult;
import jakarta.websocket.Session;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * What waits to be sent to one browser. Putting never waits; one message at a time is under way, in
 * order. A browser that falls too far behind is cut off: it comes back and gets the state whole.
 */
final class Outbox {
  private static final int MOST_WAITING = 500;

  /** Of what waits here, and of what the browser is not known to have read. */
  private static final int MOST_LETTERS = 1_000_000;

  private final Session session;
  private final Deque<String> waiting = new ArrayDeque<>();
  private final Unread unread = new Unread();
  private long letters;
  private boolean sending;
  private boolean looping;
  private boolean closed;
  private @Nullable CloseReason lastWord;

  Outbox(Session session) {
    this.session = session;
  }

  void put(String text) {
    boolean tooSlow;
    synchronized (this) {
      if (closed || lastWord != null) {
        return;
      }
      tooSlow = !hasRoom();
      if (!tooSlow) {
        waiting.addLast(text);
        letters += text.length();
      }
    }
    if (tooSlow) {
      forget();
      putLast(new CloseReason(CloseCodes.TRY_AGAIN_LATER, "too slow"));
    } else {
      drain();
    }
  }

  /**
   * What is under way is left to come to its end, at the latest when its time is over: a server
   * that is told to close before keeps the connection for as long as its other end likes.
   */
  private synchronized void forget() {
    waiting.clear();
    letters = 0;
  }

  private boolean hasRoom() {
    return waiting.size() < MOST_WAITING && letters + unread.letters() <= MOST_LETTERS;
  }

  synchronized int waiting() {
    return waiting.size();
  }

  /** Whatever the browser was asked. */
  void answered(ByteBuffer pong) {
    unread.answered(pong);
  }

  /** Asks for a pong. Control frames may go between others; one that cannot go now is left out. */
  void ping(ByteBuffer data) {
    synchronized (this) {
      if (closed) {
        return;
      }
    }
    try {
      session.getAsyncRemote().sendPing(data);
    } catch (IOException | RuntimeException e) {
      // The next text that is sent finds out whether the connection is gone.
      return;
    }
  }

  /** Closes the connection when all that waits has been sent. */
  void putLast(CloseReason reason) {
    synchronized (this) {
      lastWord = reason;
    }
    drain();
  }

  /**
   * Sends until a message is still under way or none waits. A send that completes at once calls
   * back inside this very loop, which then goes on by itself: a long queue costs no deep stack.
   */
  private void drain() {
    for (String text = next(); text != null; text = next()) {
      send(text);
      ByteBuffer question = unread.give(text.length());
      if (question != null) {
        ping(question);
      }
      synchronized (this) {
        looping = false;
        if (sending) {
          return;
        }
      }
    }
  }

  /** The message to send now; null where none may be sent, or none waits. */
  private @Nullable String next() {
    CloseReason goodbye;
    synchronized (this) {
      if (looping || sending || closed) {
        return null;
      }
      String text = waiting.pollFirst();
      if (text != null) {
        letters -= text.length();
        looping = true;
        sending = true;
        return text;
      }
      goodbye = lastWord;
      closed = goodbye != null;
    }
    if (goodbye != null) {
      close(goodbye);
    }
    return null;
  }

  private void send(String text) {
    try {
      Loaders.bare(() -> session.getAsyncRemote().sendText(text, this::sent));
    } catch (RuntimeException e) {
      // The connection was closed meanwhile, from either end; the endpoint hears of it too. Each
      // server says so by an exception of its own, one of them by a bare one.
      cut(new CloseReason(CloseCodes.GOING_AWAY, "gone"));
    }
  }

  private void sent(SendResult result) {
    if (result.isOK()) {
      synchronized (this) {
        sending = false;
      }
      drain();
    } else {
      cut(new CloseReason(CloseCodes.GOING_AWAY, "gone"));
    }
  }

  /** Closes the connection now, whatever waits. */
  void cut(CloseReason reason) {
    synchronized (this) {
      closed = true;
      forget();
    }
    close(reason);
  }

  private void close(CloseReason reason) {
    try {
      session.close(reason);
    } catch (IOException | RuntimeException e) {
      // Closing what is closed already.
      return;
    }
  }
}
