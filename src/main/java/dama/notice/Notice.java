package dama.notice;

import dama.player.Player;

/**
 * Something that a player is told, wherever they are.
 *
 * @param game its id; empty for a challenge, which has none yet
 * @param other whom they play
 */
public record Notice(Player to, Kind kind, String game, String variant, Player other) {

  /** What there is to tell. */
  public enum Kind {
    YOUR_MOVE,
    DRAW_OFFERED,
    TAKEBACK_ASKED,
    REMATCH_OFFERED,
    CHALLENGE,
    STARTED,
    WON,
    LOST,
    DRAWN,
    ABORTED;

    /** Whether the other wants something, and is not heard by whoever has blocked them. */
    boolean isAsked() {
      return switch (this) {
        case DRAW_OFFERED, TAKEBACK_ASKED, REMATCH_OFFERED, CHALLENGE -> true;
        default -> false;
      };
    }

    /** Whether it is about a game that is over. */
    public boolean isAfter() {
      return switch (this) {
        case REMATCH_OFFERED, WON, LOST, DRAWN, ABORTED -> true;
        default -> false;
      };
    }
  }
}
