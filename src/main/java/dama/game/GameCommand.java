package dama.game;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be asked of a game: by a player, but for what only the server asks. */
public sealed interface GameCommand {

  /**
   * Play a whole move.
   *
   * @param ply the number this ply would have; the first of a game is 1
   * @param path the squares from origin to destination, as one of the legal moves gives them;
   *     origin and destination alone are enough where only one legal move has both
   * @param lag what the server has measured of its player's network, in milliseconds
   */
  record Play(int ply, List<Integer> path, long lag) implements GameCommand {
    public Play(int ply, List<Integer> path) {
      this(ply, path, 0);
    }
  }

  /**
   * Play this as soon as the other has moved, if it is legal then.
   *
   * @param ply the number this ply would have
   */
  record Premove(int ply, List<Integer> path) implements GameCommand {}

  record CancelPremove() implements GameCommand {}

  record OfferDraw() implements GameCommand {}

  record AcceptDraw() implements GameCommand {}

  record DeclineDraw() implements GameCommand {}

  /** A draw that the rules leave to the players to claim. */
  record ClaimDraw() implements GameCommand {}

  /**
   * Ask the other to let a ply of one's own be taken back.
   *
   * @param ply its number; the last of one's own
   */
  record AskTakeback(int ply) implements GameCommand {}

  /**
   * @param ply the one that was asked for
   */
  record AcceptTakeback(int ply) implements GameCommand {}

  record DeclineTakeback() implements GameCommand {}

  /** Give the other some more time. */
  record AddTime() implements GameCommand {}

  /** End the game without a result, before both have moved. */
  record Abort() implements GameCommand {}

  record Resign() implements GameCommand {}

  /**
   * End the game whose other player is gone.
   *
   * @param win whether it is claimed as won; else it is called a draw
   * @param gone since when the server has not seen the other; null if they are here
   * @param left whether they left the page by their own will
   */
  record ClaimAbsence(boolean win, @Nullable Instant gone, boolean left) implements GameCommand {}

  /** The server's alone: end the game if the time of the side to move is over. */
  record FlagFall() implements GameCommand {}

  /** The server's alone: give the running clock what it lost while no server was there. */
  record Credit(long millis) implements GameCommand {}
}
