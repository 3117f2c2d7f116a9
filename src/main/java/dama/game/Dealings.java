package dama.game;

import dama.rules.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the two have asked of each other.
 *
 * @param drawOfferedBy whose draw offer is open
 * @param white what White asked for before
 * @param black what Black asked for before
 * @param takebackBy who asks for a takeback now
 * @param takebackPly the ply that is to be taken back, with all after it; 0 if none
 * @param premove the path that the side not to move wants to play next; null if none
 */
public record Dealings(
    @Nullable Side drawOfferedBy,
    Asked white,
    Asked black,
    @Nullable Side takebackBy,
    int takebackPly,
    @Nullable List<Integer> premove) {

  static final Dealings NONE = new Dealings(null, Asked.NOTHING, Asked.NOTHING, null, 0, null);

  /**
   * What a side asked for before.
   *
   * @param drawAt how many plies the game had at its last draw offer; -1 if it made none, or the
   *     other has offered since
   * @param declined how many of its takebacks were declined
   * @param declinedAt how many plies the game had when the last one was; 0 if none was
   */
  public record Asked(int drawAt, int declined, int declinedAt) {
    static final Asked NOTHING = new Asked(-1, 0, 0);

    Asked drawAt(int plies) {
      return new Asked(plies, declined, declinedAt);
    }
  }

  public Dealings {
    premove = premove == null ? null : List.copyOf(premove);
  }

  public Asked asked(Side side) {
    return side == Side.WHITE ? white : black;
  }

  Dealings drawOffered(@Nullable Side by) {
    return new Dealings(by, white, black, takebackBy, takebackPly, premove);
  }

  Dealings takeback(@Nullable Side by, int ply) {
    return new Dealings(drawOfferedBy, white, black, by, ply, premove);
  }

  Dealings premove(@Nullable List<Integer> path) {
    return new Dealings(drawOfferedBy, white, black, takebackBy, takebackPly, path);
  }

  Dealings asked(Side side, Asked asked) {
    return side == Side.WHITE
        ? new Dealings(drawOfferedBy, asked, black, takebackBy, takebackPly, premove)
        : new Dealings(drawOfferedBy, white, asked, takebackBy, takebackPly, premove);
  }

  /** Nothing is open any more; what was asked for is remembered. */
  Dealings closed() {
    return new Dealings(null, white, black, null, 0, null);
  }
}
