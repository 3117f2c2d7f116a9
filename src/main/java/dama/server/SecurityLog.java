package dama.server;

import java.time.Clock;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * What an operator should hear of who comes and who tries what, in the server's log under the name
 * {@code dama.security}: one line each, words and values in pairs. Ids and hashes of addresses
 * alone, no names, no secrets, and nothing that anybody wrote.
 */
public final class SecurityLog {

  /** By which the server, and whoever collects its log, tells these lines from others. */
  private static final String NAME = "dama.security";

  private static final Logger LOG = Logger.getLogger(NAME);

  private static final SecurityLines LINES =
      new SecurityLines(
          Clock.systemUTC(),
          (event, line) -> LOG.log(event.isUsual() ? Level.INFO : Level.WARNING, line));

  private SecurityLog() {}

  /** What is told. */
  public enum Event {
    SIGN_IN(true, 120),
    SIGN_IN_FAILED(false, 60),
    SIGN_OUT(true, 120),
    /** A right that somebody has not, or a page of another site. */
    REFUSED(false, 60),
    /** Somebody does something too often. Counted alone: it is what a flood consists of. */
    LIMIT(false, 0),
    SANCTION(true, 120),
    ROLE(true, 120);

    private final boolean usual;
    private final int most;

    Event(boolean usual, int most) {
      this.usual = usual;
      this.most = most;
    }

    boolean isUsual() {
      return usual;
    }

    /** How many lines there are of one kind of it in a minute; the others are counted in one. */
    int most() {
      return most;
    }
  }

  /**
   * @param what kind of it, as {@code password}: one of a few words
   * @param more names and values in turn, each of them a number, a hash or one of a few words, or
   *     what gives it; null for nobody
   */
  public static void tell(Event event, String what, @Nullable Object... more) {
    LINES.tell(event, what, more);
  }

  /** A limit that was reached, by whom first of all. */
  public static void limit(String what, String name, Supplier<?> value) {
    LINES.tell(Event.LIMIT, what, name, value);
  }

  /** A right that somebody wanted and has not. */
  public static void refused(String what, @Nullable Long player, @Nullable Object about) {
    LINES.tell(Event.REFUSED, what, "player", player, "about", about);
  }

  /** Writes how many lines there were too many of, in minutes that are over. */
  static void count() {
    LINES.count();
  }
}
