package dama.chat;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** What the author of a line is told. */
public sealed interface ChatAnswer {

  /** Stored, and told to those in the room who may see it. */
  record Stored(ChatLine line) implements ChatAnswer {}

  /**
   * Not stored.
   *
   * @param until when it may be tried again; null if time does not help, or not by itself
   */
  record Refused(ChatRefusal reason, int number, @Nullable Instant until) implements ChatAnswer {
    Refused(ChatRefusal reason, int number) {
      this(reason, number, null);
    }
  }
}
