package dama.chat;

import dama.player.Player;
import java.time.Instant;
import java.util.Set;

/** Judges a line before it is stored: mutes, slow mode, the owner's filters, automatic flags. */
public interface LineGate {

  /** What becomes of a line. */
  sealed interface Verdict {

    /** Shown to all, and marked for moderators. */
    record Show(Set<String> flags) implements Verdict {}

    /** Stored, and shown to nobody but its author and moderators until one of them releases it. */
    record Hold(Set<String> flags) implements Verdict {}

    /**
     * Not stored.
     *
     * @param number a figure for the sentence, 0 if it has none
     */
    record Refuse(ChatRefusal reason, int number) implements Verdict {}
  }

  Verdict judge(String room, Player author, String text, Instant now);
}
