package dama.game;

import dama.rules.Side;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Something between the two, or between them and the server, that the page of a game tells: nothing
 * is accepted or declined in silence.
 *
 * @param by whose doing it was; of what has lapsed, whose it was; null if the server's
 * @param ply how many plies had been played
 * @param number the ply taken back, or the milliseconds added; else 0
 * @param notation the ply taken back, or asked to be, as it is written: afterwards it is nowhere
 *     else; null of anything else
 */
public record Happening(
    Kind kind, @Nullable Side by, int ply, long number, @Nullable String notation, Instant at) {

  public Happening(Kind kind, @Nullable Side by, int ply, long number, Instant at) {
    this(kind, by, ply, number, null, at);
  }

  /** What happened. */
  public enum Kind {
    DRAW_OFFERED,
    DRAW_DECLINED,
    /** Declined by moving. */
    DRAW_PASSED,
    /** With the move that was taken back. */
    DRAW_LAPSED,
    TAKEBACK_ASKED,
    TAKEBACK_DECLINED,
    /** Declined by moving. */
    TAKEBACK_PASSED,
    /** By whoever asked for it: they have moved on. */
    TAKEBACK_WITHDRAWN,
    TAKEN_BACK,
    TIME_ADDED,
    /** To the running clock, for the time that the server was away. */
    TIME_CREDITED,
    REMATCH_OFFERED,
    REMATCH_DECLINED
  }
}
