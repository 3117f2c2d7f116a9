package dama.chat;

import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Judges a line before it is stored: bans, mutes, slow mode, the owner's filters, automatic flags.
 * It is asked for every line, and must not wait for rows.
 */
public interface LineGate {

  /** What becomes of a line. */
  sealed interface Verdict {

    /** Shown to all, and marked for moderators. */
    record Show(Set<LineFlag> flags) implements Verdict {}

    /** Stored, and shown to nobody but its author and moderators until one of them releases it. */
    record Hold(Set<LineFlag> flags) implements Verdict {}

    /**
     * Not stored.
     *
     * @param number a figure for the sentence, 0 if it has none
     * @param until when it may be tried again; null if time does not help, or not by itself
     */
    record Refuse(ChatRefusal reason, int number, @Nullable Instant until) implements Verdict {}
  }

  /** The same draft twice is judged as one. */
  Verdict judge(Draft draft, Instant now);
}
