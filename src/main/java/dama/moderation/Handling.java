package dama.moderation;

import dama.player.Player;
import java.time.Instant;
import java.util.List;

/** What comes of a moderator's hand on the reports about somebody. */
public sealed interface Handling {

  record Done(List<Report> reports) implements Handling {
    public Done {
      reports = List.copyOf(reports);
    }
  }

  /** Another moderator works on them. */
  record HeldBy(Player who, Instant since) implements Handling {}

  /** Another moderator was done with them first. */
  record ResolvedBy(Player who, Instant at) implements Handling {}

  /** There are no such reports. */
  record Nothing() implements Handling {}

  /** They are about whoever asks. */
  record Yourself() implements Handling {}
}
