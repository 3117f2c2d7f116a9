package dama.moderation;

import dama.player.Player;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a moderator did to a person; never in secret.
 *
 * @param words of the moderator to the person; can be empty
 * @param until null for ever
 * @param liftedAt null while it was not lifted
 * @param lines the ids of the lines hidden, with HIDE
 * @param appeal null while there was none; one is allowed
 */
public record Sanction(
    long id,
    Player player,
    Kind kind,
    Rooms rooms,
    Reason reason,
    String words,
    Player by,
    @Nullable Long reportId,
    Instant madeAt,
    @Nullable Instant until,
    @Nullable Instant liftedAt,
    List<Long> lines,
    @Nullable Appeal appeal) {

  public Sanction {
    lines = List.copyOf(lines);
  }

  /** What was done. */
  public enum Kind {
    HIDE,
    MUTE,
    BAN,
    RENAME
  }

  /** Where a mute holds. */
  public enum Rooms {
    ALL,
    LOBBY,
    GAME;

    public boolean include(String room) {
      return this == ALL || (this == LOBBY) == room.equals("lobby");
    }
  }

  /**
   * What the person says against it, and what another moderator decided.
   *
   * @param granted null while nobody decided
   */
  public record Appeal(
      String words,
      Instant madeAt,
      @Nullable Player decidedBy,
      @Nullable Instant decidedAt,
      @Nullable Boolean granted,
      String answer) {}

  public boolean isInForce(Instant now) {
    return liftedAt == null && (until == null || until.isAfter(now));
  }
}
