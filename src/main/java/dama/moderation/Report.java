package dama.moderation;

import dama.player.Player;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What somebody reported.
 *
 * @param reporter null for a filter
 * @param lineId of the line reported, and it alone
 * @param gameId where the line was said, or the game reported
 * @param name as it was when it was reported
 * @param words of the reporter; can be empty
 * @param outcome null while it is open
 */
public record Report(
    long id,
    Kind kind,
    @Nullable Player reporter,
    Player about,
    @Nullable Long lineId,
    @Nullable String gameId,
    @Nullable String name,
    Reason reason,
    String words,
    Instant madeAt,
    @Nullable Player claimedBy,
    @Nullable Instant claimedAt,
    @Nullable Outcome outcome,
    String outcomeWords,
    @Nullable Player resolvedBy,
    @Nullable Instant resolvedAt) {

  /** How long whoever claims a report has it for themselves. */
  public static final Duration CLAIM = Duration.ofMinutes(30);

  /** Whether somebody works on it now. */
  public boolean isClaimed(Instant now) {
    return claimedBy != null
        && claimedAt != null
        && outcome == null
        && claimedAt.plus(CLAIM).isAfter(now);
  }

  /** What is reported. */
  public enum Kind {
    LINE,
    NAME,
    GAME
  }

  /** What came of it. */
  public enum Outcome {
    ACTED,
    WARNED,
    NOTHING_WRONG,
    CANNOT_TELL
  }
}
