package dama.server;

import java.security.SecureRandom;
import org.jspecify.annotations.Nullable;

/**
 * What this thread is at work for: a request or an open page, and a game. {@link Log} ends each
 * line with it, so that the lines of one matter are found by it.
 */
public final class Trail {
  private static final ThreadLocal<@Nullable Trail> HERE = new ThreadLocal<>();
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int RADIX = 36;

  /** So many of the smallest numbers of seven figures and letters. */
  private static final long LEAST = 2_176_782_336L;

  private static final long MANY = LEAST * (RADIX - 1);

  private final String words;
  private final @Nullable Trail before;

  private Trail(String words, @Nullable Trail before) {
    this.words = words;
    this.before = before;
  }

  /** Names this thread's work until it ends. */
  public static Trail ofRequest(String id) {
    return go(" request=" + id);
  }

  /** Names an open page, and the room that it shows. */
  public static Trail ofPage(String id, String room) {
    return go(" page=" + id + " room=" + room);
  }

  public static Trail ofGame(String id) {
    return go(" game=" + id);
  }

  private static Trail go(String words) {
    Trail before = HERE.get();
    Trail trail = new Trail((before == null ? "" : before.words) + words, before);
    HERE.set(trail);
    return trail;
  }

  /** Names and values in pairs, each with a space before; empty where nothing is known. */
  static String words() {
    Trail here = HERE.get();
    return here == null ? "" : here.words;
  }

  /** A name for a request or a page: seven letters and figures, for people to tell each other. */
  public static String newId() {
    return Long.toString(LEAST + (long) (RANDOM.nextDouble() * MANY), RADIX);
  }

  /** This thread is at work for what it was before. */
  public void end() {
    if (before == null) {
      HERE.remove();
    } else {
      HERE.set(before);
    }
  }
}
